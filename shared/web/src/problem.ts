import { ApiError } from '@fifteen/web/session';

const UNWORDED = 'Request failed';

/** Whether a call failed without a word from the server: the network was lost, or the answer carried no detail. */
export const isUnworded = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.message === UNWORDED);

const MINUTE_S = 60;

const waitOf = (seconds: number): string => {
  const minutes = Math.ceil(seconds / MINUTE_S);
  return minutes === 1 ? 'Please try again in a minute.' : `Please try again in ${minutes} minutes.`;
};

/**
 * What a page says about a failure: the server's words where it gave any, else the page's own; with the wait where the
 * server says how long it is and its words do not say when already.
 *
 *     messageOf(error, 'Login failed. Please try again.')
 */
export const messageOf = (error: unknown, otherwise: string): string => {
  if (!(error instanceof Error) || !error.message || isUnworded(error)) return otherwise;
  const wait = error instanceof ApiError && error.code === 'rate_limited' ? error.retryAfterS : undefined;
  return wait && !/try again/i.test(error.message) ? `${error.message.replace(/\.$/, '')}. ${waitOf(wait)}` : error.message;
};

/** The same in one sentence: the words of the first wrong field where the server named one. */
export const wordsOf = (error: unknown, otherwise: string): string =>
  (error instanceof ApiError && error.fields[0]?.message) || messageOf(error, otherwise);
