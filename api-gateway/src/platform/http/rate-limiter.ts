import { AppError } from '../errors/errors.ts';
import type { Guard } from './route.ts';

interface Limit {
  /** Tries allowed within the window. */
  readonly tries: number;
  readonly windowMs: number;
}

interface Window {
  readonly endsAt: number;
  used: number;
}

/** Milliseconds by a clock that nobody sets. */
const runningClock = (): number => performance.now();

/** Beyond this many keys the oldest are forgotten, so that a flood of addresses cannot fill the memory. */
const KEYS_MAX = 50_000;

/** Counts tries by key in memory, in fixed windows. One process counts for itself. */
export const createRateLimiter = ({ tries, windowMs }: Limit, now: () => number = runningClock) => {
  const windows = new Map<string, Window>();

  const windowOf = (key: string): Window => {
    const known = windows.get(key);
    if (known && known.endsAt > now()) return known;
    const fresh = { endsAt: now() + windowMs, used: 0 };
    windows.delete(key);
    windows.set(key, fresh);
    const [oldest] = windows.keys();
    if (windows.size > KEYS_MAX && oldest !== undefined) windows.delete(oldest);
    return fresh;
  };

  /** Counts one try; throws rate_limited with Retry-After once they are used up. */
  return (key: string): void => {
    const window = windowOf(key);
    window.used += 1;
    if (window.used <= tries) return;
    const seconds = Math.max(1, Math.ceil((window.endsAt - now()) / 1000));
    throw new AppError('rate_limited', { headers: { 'Retry-After': String(seconds) } });
  };
};

/** An IPv6 customer owns a /64: all of it counts as one address. */
export const networkOf = (address: string): string => {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  return [...groups, ...Array<string>(missing).fill('0'), ...(tail ?? '').split(':')].slice(0, 4).join(':');
};

/** A guard that asks for nothing but the caller. */
type CallerGuard = (visit: Omit<Parameters<Guard>[0], 'request'>) => void;

/** Limits a call by the address of the caller. */
export const limitByAddress = (limit: Limit, now?: () => number): CallerGuard => {
  const take = createRateLimiter(limit, now);
  return ({ address }) => take(networkOf(address));
};

/** Limits a call by the signed-in account, wherever it calls from. */
export const limitByAccount = (limit: Limit, now?: () => number): CallerGuard => {
  const take = createRateLimiter(limit, now);
  return ({ address, user }) => take(user?.userId ?? networkOf(address));
};
