import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { titleOf } from '@fifteen/contracts';
import { useLocation } from '@fifteen/web/router';

/**
 * Names the page in the browser's tab: `Login · Fifteen`. The shell sets the title of every route from the table;
 * use this only where the page knows more, as the name of a project.
 */
export const useTitle = (page: string | undefined): void => {
  useEffect(() => {
    if (page) document.title = titleOf(page);
  }, [page]);
};

/** Left by the early code of a page that the server drew: see the gateway's `early-code.ts`. */
export const EARLY_CODE = Symbol.for('fifteen.early');

/** Whether the code just takes over a page that somebody has been reading, scrolling and filling in: nothing may move. */
export const isTakingOver = (): boolean => EARLY_CODE in globalThis;

/** The key that react-router gives to the entry a visit starts with. */
const FIRST_ENTRY = 'default';

/** Whether this tab has a page to go back to, ours or another site's. */
export const useHasPageBefore = (): boolean => {
  const { key } = useLocation();
  return key !== FIRST_ENTRY || (typeof history !== 'undefined' && history.length > 1);
};

/**
 * Moves focus to the heading of a page that was navigated to, so that a screen reader hears where it is. The page that
 * a visit starts with leaves focus alone, as a plain page would.
 */
export const useFocusOnArrival = (heading: RefObject<HTMLElement | null>): void => {
  const { key, pathname } = useLocation();
  useLayoutEffect(() => {
    if (key !== FIRST_ENTRY && !isTakingOver()) heading.current?.focus({ preventScroll: true });
    // A change of the query or the hash is not an arrival.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname]);
};
