import type { DrawnFor, Lane } from './drawn-for.ts';

interface Budget {
  readonly ms: number;
  readonly windowMs: number;
}

const TEN_MINUTES = 600_000;

/**
 * Time of a drawing thread that one caller may take in ten minutes. All views of a project take some twenty seconds; who
 * drags a slider for ten minutes takes four minutes. The house draws for letters, and waits for nobody.
 */
export const DRAWING_BUDGETS: Readonly<Record<Exclude<Lane, 'house'>, Budget>> = {
  paying: { ms: 360_000, windowMs: TEN_MINUTES },
  account: { ms: 120_000, windowMs: TEN_MINUTES },
  visitor: { ms: 60_000, windowMs: TEN_MINUTES },
};

/** Beyond this many callers the oldest are forgotten, so that a flood of addresses cannot fill the memory. */
const KEYS_MAX = 50_000;

interface Spent {
  readonly endsAt: number;
  ms: number;
}

/** Counts drawing time by caller in fixed windows, in memory: one process counts for itself. */
export const createTimeBudget = (now: () => number = Date.now, budgets = DRAWING_BUDGETS) => {
  const spent = new Map<string, Spent>();

  const current = (key: string): Spent | undefined => {
    const known = spent.get(key);
    return known && known.endsAt > now() ? known : undefined;
  };

  return {
    /** Seconds until the caller may draw again; 0 where there is time left. */
    secondsLeft: ({ key, lane }: DrawnFor): number => {
      const known = current(key);
      if (lane === 'house' || !known || known.ms < budgets[lane].ms) return 0;
      return Math.max(1, Math.ceil((known.endsAt - now()) / 1000));
    },
    spend: ({ key, lane }: DrawnFor, ms: number): void => {
      if (lane === 'house') return;
      const known = current(key) ?? { endsAt: now() + budgets[lane].windowMs, ms: 0 };
      known.ms += ms;
      spent.delete(key);
      spent.set(key, known);
      const [oldest] = spent.keys();
      if (spent.size > KEYS_MAX && oldest !== undefined) spent.delete(oldest);
    },
  };
};
