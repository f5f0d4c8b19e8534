import type { DrawnFor, Lane } from './drawn-for.ts';

/** How many turns a lane takes for one of another, where both have work waiting. */
const WEIGHTS: Readonly<Record<Lane, number>> = { house: 8, paying: 8, account: 2, visitor: 1 };

/** The caller has too much waiting already. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
  /** Until about half of what the caller has waiting is done. */
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('Too much is waiting for this caller.');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

interface FairQueueOptions {
  /** Pieces of work under way at once. */
  readonly places: number;
  /** Waiting for one caller; whatever comes beyond is refused. */
  readonly mostEach: number;
  /** Most waiting over all accounts; beyond it, the account with the most waiting loses its newest work. */
  readonly most: number;
}

interface Waiting {
  readonly start: () => void;
  readonly refuse: (reason: unknown) => void;
}

/** Most seconds that a caller is told to wait. */
const LONGEST_WAIT = 60;
/** Share of the newest piece of work in what a piece takes on average. */
const NEWEST_SHARE = 0.2;
const FIRST_GUESS_MS = 100;

/** The queue of one lane: its callers take turns, each with the work that came first. */
const createLane = () => {
  const byKey = new Map<string, Waiting[]>();
  return {
    isEmpty: () => byKey.size === 0,
    waitingOf: (key: string) => byKey.get(key)?.length ?? 0,
    add: (key: string, one: Waiting) => void byKey.set(key, [...(byKey.get(key) ?? []), one]),
    remove: (key: string, one: Waiting): boolean => {
      const own = byKey.get(key);
      const left = own?.filter((other) => other !== one);
      if (!own || !left || left.length === own.length) return false;
      if (left.length > 0) byKey.set(key, left);
      else byKey.delete(key);
      return true;
    },
    takeNext: (): Waiting | undefined => {
      const [turn] = byKey;
      if (!turn) return undefined;
      const [key, [first, ...rest]] = turn;
      byKey.delete(key);
      // At the end: it is everybody else's turn first.
      if (rest.length > 0) byKey.set(key, rest);
      return first;
    },
    longest: (): { key: string; last: Waiting; count: number } | undefined => {
      let found: { key: string; last: Waiting; count: number } | undefined;
      for (const [key, own] of byKey) {
        const last = own.at(-1);
        if (last && own.length > (found?.count ?? 0)) found = { key, last, count: own.length };
      }
      return found;
    },
  };
};

/** Runs work in a few places. Lanes take turns by weight, callers within a lane one after the other. */
export const createFairQueue = ({ places, mostEach, most }: FairQueueOptions, now: () => number = () => performance.now()) => {
  const lanes = new Map((Object.keys(WEIGHTS) as Lane[]).map((lane) => [lane, { ...createLane(), credit: 0 }]));
  let [free, waiting, averageMs] = [places, 0, FIRST_GUESS_MS];

  const full = (count: number): QueueFull => new QueueFull(Math.min(LONGEST_WAIT, Math.max(1, Math.ceil((count * averageMs) / 2 / places / 1000))));

  /** Smooth weighted turns: every lane with work earns its weight, the richest is served and pays for all. */
  const takeNext = (): Waiting | undefined => {
    const busy = [...lanes].filter(([, lane]) => !lane.isEmpty());
    if (busy.length === 0) return undefined;
    let total = 0;
    for (const [name, lane] of busy) {
      lane.credit += WEIGHTS[name];
      total += WEIGHTS[name];
    }
    const [, richest] = busy.reduce((one, other) => (other[1].credit > one[1].credit ? other : one));
    richest.credit -= total;
    if (busy.length === 1) richest.credit = 0;
    return richest.takeNext();
  };

  const leave = (): void => {
    const next = takeNext();
    if (!next) return void (free += 1);
    waiting -= 1;
    next.start();
  };

  /** Makes room by refusing the newest work of the account that has the most waiting. */
  const pushOut = (): void => {
    const longest = [...lanes.values()].map((lane) => ({ lane, of: lane.longest() })).reduce((one, other) => ((other.of?.count ?? 0) > (one.of?.count ?? 0) ? other : one));
    if (!longest.of || !longest.lane.remove(longest.of.key, longest.of.last)) return;
    waiting -= 1;
    longest.of.last.refuse(full(longest.of.count));
  };

  const enter = ({ key, lane: name }: DrawnFor, signal: AbortSignal | undefined): Promise<void> => {
    const lane = lanes.get(name);
    if (!lane) throw new RangeError(`No lane ${name}`);
    if (free > 0) {
      free -= 1;
      return Promise.resolve();
    }
    const own = lane.waitingOf(key);
    if (own >= mostEach) return Promise.reject(full(own));
    return new Promise((resolve, reject) => {
      const gone = (): void => {
        if (!lane.remove(key, one)) return;
        waiting -= 1;
        reject(signal?.reason as Error);
      };
      const settled = (settle: () => void): void => {
        signal?.removeEventListener('abort', gone);
        settle();
      };
      const one: Waiting = { start: () => settled(resolve), refuse: (reason) => settled(() => reject(reason as Error)) };
      signal?.addEventListener('abort', gone);
      lane.add(key, one);
      waiting += 1;
      if (waiting > most) pushOut();
    });
  };

  /** Rejects with QueueFull where the caller overflows, and with the signal's reason where it aborts before the turn. */
  return async <T>(caller: DrawnFor, work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    signal?.throwIfAborted();
    await enter(caller, signal);
    const began = now();
    try {
      return await work();
    } finally {
      averageMs += NEWEST_SHARE * (now() - began - averageMs);
      leave();
    }
  };
};
