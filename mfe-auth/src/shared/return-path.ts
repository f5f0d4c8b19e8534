import { useLocation } from '@fifteen/web/router';
import { isOwnPath } from '@fifteen/contracts';

const HOME = '/';

/** True where the route guard sent the visitor here from another page. */
export const wasSentHere = (state: unknown): boolean => isOwnPath((state as { from?: unknown } | null)?.from);

/** Where to go once signed in: back to the page that the route guard sent from, else home. */
export const returnPathOf = (state: unknown): string => {
  const from = (state as { from?: unknown } | null)?.from;
  return isOwnPath(from) ? from : HOME;
};

export const useReturnPath = (): string => returnPathOf(useLocation().state);
