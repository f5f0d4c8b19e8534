import { AppError } from '../errors/errors.ts';

/** Beyond this many keys the oldest are forgotten. */
const KEYS_MAX = 10_000;

/**
 * Holds back anyone who was told to wait: until the time of Retry-After is over, the same key is refused before anything is
 * looked up for it. So a flood that is refused costs next to nothing, however often it asks.
 */
export type HeldBack = <T>(key: string, answer: () => Promise<T>) => Promise<T>;

export const createHeldBack = (now: () => number = Date.now): HeldBack => {
  const until = new Map<string, number>();

  const refuseEarly = (key: string): void => {
    const end = until.get(key);
    if (end === undefined) return;
    const seconds = Math.ceil((end - now()) / 1000);
    if (seconds > 0) throw new AppError('rate_limited', { headers: { 'Retry-After': String(seconds) } });
    until.delete(key);
  };

  const remember = (key: string, { headers }: AppError): void => {
    until.set(key, now() + Number(headers['Retry-After'] ?? 0) * 1000);
    const [oldest] = until.keys();
    if (until.size > KEYS_MAX && oldest !== undefined) until.delete(oldest);
  };

  return async (key, answer) => {
    refuseEarly(key);
    try {
      return await answer();
    } catch (error) {
      if (error instanceof AppError && error.code === 'rate_limited') remember(key, error);
      throw error;
    }
  };
};
