import { messageOf as wordsOf } from '@fifteen/web/problem';
import { ApiError } from '@fifteen/web/session';

const MINUTE_S = 60;

const waitOf = (seconds: number): string => {
  const minutes = Math.ceil(seconds / MINUTE_S);
  return minutes === 1 ? 'Please try again in a minute.' : `Please try again in ${minutes} minutes.`;
};

/** The words of what was thrown, of its first wrong field where there is one; else the page's own. */
export const messageOf = (error: unknown, otherwise: string): string => {
  if (error instanceof ApiError && error.fields[0]) return error.fields[0].message;
  if (error instanceof ApiError && error.code === 'rate_limited' && error.retryAfterS) {
    return `${error.message}. ${waitOf(error.retryAfterS)}`;
  }
  return wordsOf(error, otherwise);
};
