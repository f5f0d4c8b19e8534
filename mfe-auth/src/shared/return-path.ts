import { useLocation } from '@fifteen/web/router';

const HOME = '/';

/** A path of this site, never another one's address: `//evil.example` and `/\evil.example` leave the site. */
const isOwnPath = (path: unknown): path is string => typeof path === 'string' && /^\/(?![/\\])/.test(path);

/** True where the route guard sent the visitor here from another page. */
export const wasSentHere = (state: unknown): boolean => isOwnPath((state as { from?: unknown } | null)?.from);

/** Where to go once signed in: back to the page that the route guard sent from, else home. */
export const returnPathOf = (state: unknown): string => {
  const from = (state as { from?: unknown } | null)?.from;
  return isOwnPath(from) ? from : HOME;
};

export const useReturnPath = (): string => returnPathOf(useLocation().state);
