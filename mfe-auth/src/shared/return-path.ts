import { useLocation } from '@fifteen/web/router';
import { isOwnPath } from '@fifteen/contracts';

const HOME = '/';

const PROJECT_PAGE = /^\/projects\/(?!(?:new|own-logo)(?:[/?#]|$))[^/?#]/;

/** Why visitors whom the route guard sent here have to log in first. */
export const reasonToLogIn = (state: unknown): string | undefined => {
  const from = (state as { from?: unknown } | null)?.from;
  if (!isOwnPath(from)) return undefined;
  return PROJECT_PAGE.test(from) ? 'Please log in to view this project' : 'Please log in to continue';
};

/** Where to go once signed in: back to the page that the route guard sent from, else home. */
export const returnPathOf = (state: unknown): string => {
  const from = (state as { from?: unknown } | null)?.from;
  return isOwnPath(from) ? from : HOME;
};

export const useReturnPath = (): string => returnPathOf(useLocation().state);
