import { siteRouteOf } from '@fifteen/contracts';
import { prepareRequests, useSession } from '@fifteen/web/session';

const linkIn = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

const leadsToUs = (path: string): boolean => {
  const route = siteRouteOf(path);
  return route !== undefined && !(route.guarded && useSession.getState().status === 'signed_out');
};

/**
 * Who points at a link, or tabs to it, is about to follow it: what is behind it is prepared meanwhile. At the first such
 * sign also what sends requests, so that a tab outlives the release of the shell that it came from; who only reads needs
 * neither.
 */
export const prefetchOnIntent = (page: Document, prepare: (path: string) => Promise<void>): (() => void) => {
  const prefetch = (target: EventTarget | null): void => {
    const link = linkIn(target);
    // Where it fails, following the link will say so.
    if (link && link.origin === location.origin && leadsToUs(link.pathname)) prepare(link.pathname).catch(() => undefined);
  };
  const follow = (event: Event): void => prefetch(event.target);
  const signs = ['pointerover', 'focusin'] as const;
  for (const sign of signs) {
    page.addEventListener(sign, follow, { passive: true });
    page.addEventListener(sign, prepareRequests, { once: true, passive: true });
  }
  // The pointer may have been there before this code was.
  prefetch(page.querySelector('a:hover'));
  return () => {
    for (const sign of signs) {
      page.removeEventListener(sign, follow);
      page.removeEventListener(sign, prepareRequests);
    }
  };
};
