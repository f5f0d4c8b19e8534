import { visitorAt } from './drawn-for.ts';
import { createFairQueue, QueueFull } from './fair-queue.ts';
import { AppError } from '../../platform/errors/errors.ts';

/** Look-ups in the database at once, of all visitors: the pool's other connections stay free for everything else. */
const AT_ONCE = 4;
/** Waiting for one address: an office whose browsers open several pages of pictures. */
const MOST_EACH = 256;
const MOST = 4_000;

/** Runs what a request looks up before it can be answered, when it is its visitor's turn. */
export type InTurn = <T>(lookUp: () => Promise<T>) => Promise<T>;

/** Turns by address for requests that need no sign-in. */
export type LookUpTurns = (address: string | undefined) => InTurn;

/**
 * Pictures are opened by links alone, many at a time. Addresses take turns at the database, so that a flood from one
 * of them delays its own pictures and nobody else's requests. Throws rate_limited where an address overflows.
 */
export const createLookUpTurns = (): LookUpTurns => {
  const inTurn = createFairQueue({ places: AT_ONCE, mostEach: MOST_EACH, most: MOST });
  return (address = '') =>
    (lookUp) =>
      inTurn(visitorAt(address), lookUp).catch((error: unknown) => {
        throw error instanceof QueueFull ? new AppError('rate_limited', { headers: { 'Retry-After': String(error.retryAfterSeconds) } }) : error;
      });
};
