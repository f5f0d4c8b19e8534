import { ApiError } from '@fifteen/web/session';

const UNWORDED = 'Request failed';

/** Whether a call failed without a word from the server: the network was lost, or the answer carried no detail. */
export const isUnworded = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.message === UNWORDED);

/**
 * What a page says about a failure: the server's words where it gave any, else the page's own.
 *
 *     messageOf(error, 'Login failed. Please try again.')
 */
export const messageOf = (error: unknown, otherwise: string): string =>
  error instanceof Error && error.message && !isUnworded(error) ? error.message : otherwise;
