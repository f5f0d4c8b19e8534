import type { Response } from 'express';
import { setGauge } from '../metrics/figures.ts';
import { AppError } from '../errors/errors.ts';
import { networkOf } from './rate-limiter.ts';

export interface SeatLimits {
  readonly anAccount: number;
  readonly anAddress: number;
}

interface Visitor {
  readonly userId: string | undefined;
  readonly address: string;
}

/** Takes a seat until the answer ends; throws rate_limited where there is none left. */
export type TakeSeat = (visitor: Visitor, response: Response) => void;

const RETRY_S = '30';

/** Counts what is held, by key. */
const createCounts = (limit: number, detail: string) => {
  const held = new Map<string, number>();
  return {
    assertFree: (key: string): void => {
      if ((held.get(key) ?? 0) < limit) return;
      throw new AppError('rate_limited', { detail, headers: { 'Retry-After': RETRY_S } });
    },
    take: (key: string): void => void held.set(key, (held.get(key) ?? 0) + 1),
    release: (key: string): void => {
      const left = (held.get(key) ?? 1) - 1;
      if (left === 0) held.delete(key);
      else held.set(key, left);
    },
  };
};

/** Open event streams of one account and of one address, over all kinds of streams. One process counts for itself. */
export const createStreamSeats = ({ anAccount, anAddress }: SeatLimits): TakeSeat => {
  const accounts = createCounts(anAccount, 'This account has too many pages open that follow its news. Close some of them and reload.');
  const addresses = createCounts(anAddress, 'Too many pages that follow news are open from your network. Close some of them and reload.');
  let open = 0;
  const change = (by: 1 | -1): void => {
    open += by;
    setGauge('event_streams', {}, open);
  };
  return ({ userId, address }, response) => {
    const network = networkOf(address);
    if (userId) accounts.assertFree(userId);
    addresses.assertFree(network);
    if (userId) accounts.take(userId);
    addresses.take(network);
    change(1);
    response.once('close', () => {
      change(-1);
      if (userId) accounts.release(userId);
      addresses.release(network);
    });
  };
};
