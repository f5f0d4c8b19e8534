import type { Response } from 'express';

/** Aborted when the caller leaves before the answer. */
export const untilGone = (response: Response): AbortSignal => {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  return gone.signal;
};
