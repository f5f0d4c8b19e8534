import { useLayoutEffect, type RefObject } from 'react';
import { titleOf, type SiteRoute } from '@fifteen/contracts';
import { isTakingOver } from '@fifteen/web/page';
import { useLocation } from '@fifteen/web/router';

const FADE_MS = 200;
const LANDING = '/';

const scrollToTopOrHash = (hash: string): void => {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (target) target.scrollIntoView();
  else window.scrollTo({ top: 0, behavior: 'instant' });
};

const fadeIn = (element: HTMLElement | null): void => {
  if (!element?.animate || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS, easing: 'ease-out' });
};

/**
 * What every change of page does: title, top of the page, fade. The landing page has neither the fade nor smooth
 * scrolling. A page that was there before its code is not an arrival: it stays where its reader has scrolled it. Focus is
 * the heading's own affair: see `PageHeading`.
 */
export const useArrival = (main: RefObject<HTMLElement | null>, route: SiteRoute | undefined): void => {
  const { pathname, hash, key } = useLocation();
  // The same link once more leads to its anchor once more.
  const anchor = hash && `${key}${hash}`;

  // Before the page's own effects, which may know a better title.
  useLayoutEffect(() => {
    document.title = titleOf(route?.title ?? 'Page Not Found');
  }, [pathname, route]);

  useLayoutEffect(() => {
    const landing = pathname === LANDING;
    document.documentElement.toggleAttribute('data-landing', landing);
    if (!landing && !isTakingOver()) fadeIn(main.current);
  }, [main, pathname]);

  useLayoutEffect(() => {
    if (!isTakingOver()) scrollToTopOrHash(hash);
  }, [pathname, hash, anchor]);
};
