import { isOwnPath } from '@fifteen/contracts';

const KEY = 'fifteen.credits.return';

/** Where the customer was when the credits ran short; kept for this tab over the checkout. */
export const keptWayBack = (): string | undefined => {
  const path = sessionStorage.getItem(KEY);
  return isOwnPath(path) ? path : undefined;
};

export const keepWayBack = (path: string | undefined): void =>
  path === undefined ? sessionStorage.removeItem(KEY) : sessionStorage.setItem(KEY, path);

/** The way back that an address names as `?return=`; never one that leaves the site. */
export const wayBackIn = (query: URLSearchParams): string | undefined => {
  const path = query.get('return');
  return isOwnPath(path) ? path : undefined;
};

/** What the way back is called. */
export const wordsOfWayBack = (path: string): string => (path.includes('/refine/') ? 'Back to your logo' : 'Back to where you were');
