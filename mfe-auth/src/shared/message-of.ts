import { ApiError } from '@fifteen/web/session';

/** The words of what was thrown, of its first wrong field where there is one; else the page's own. */
export const messageOf = (error: unknown, otherwise: string): string => {
  if (error instanceof ApiError && error.fields[0]) return error.fields[0].message;
  return error instanceof Error && error.message ? error.message : otherwise;
};
