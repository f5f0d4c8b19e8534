import { siteRouteOf } from '@fifteen/contracts';
import { useSession } from '@fifteen/web/session';
import type { Remotes } from './federation.ts';

const pathOf = (target: EventTarget | null): string | undefined => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && link.origin === location.origin ? link.pathname : undefined;
};

/** Who points at a link, or tabs to it, is about to follow it: its remote is fetched meanwhile. */
export const prefetchOnIntent = (page: Document, remotes: Remotes): (() => void) => {
  const prefetch = (event: Event): void => {
    const path = pathOf(event.target);
    const route = path === undefined ? undefined : siteRouteOf(path);
    if (!route || (route.guarded && useSession.getState().status === 'signed_out')) return;
    // Where it fails, following the link will say so.
    remotes.load(route.remote).catch(() => undefined);
  };
  page.addEventListener('pointerover', prefetch, { passive: true });
  page.addEventListener('focusin', prefetch);
  return () => {
    page.removeEventListener('pointerover', prefetch);
    page.removeEventListener('focusin', prefetch);
  };
};
