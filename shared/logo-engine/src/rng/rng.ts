import { hashOf } from './hash.ts';

/**
 * A seeded random number generator. A fork depends on the seed and its names only, never on what was
 * drawn before, so that a draw added in one place shifts nothing elsewhere.
 */
export interface Rng {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  /** An independent source: the same name gives the same source. */
  fork(name: string): Rng;
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  range(low: number, high: number): number;
  /** One of the items, which must not be empty. */
  pick<T>(items: readonly T[]): T;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** One of the items by weight; items of weight 0 or less are never taken unless all are. */
  weighted<T>(items: readonly T[], weightOf: (item: T) => number): T;
}

/** The same seed gives the same draws on every machine. */
export function rngFrom(seed: string): Rng {
  const next = mulberry32(hashOf(seed));
  return {
    next,
    fork: (name) => rngFrom(`${seed}/${name}`),
    int: (low, high) => low + Math.floor(next() * (high - low + 1)),
    range: (low, high) => low + next() * (high - low),
    pick: (items) => itemAt(items, Math.floor(next() * items.length)),
    chance: (probability) => next() < probability,
    weighted: (items, weightOf) => weighted(items, weightOf, next()),
  };
}

function weighted<T>(items: readonly T[], weightOf: (item: T) => number, draw: number): T {
  const weights = items.map((item) => Math.max(0, weightOf(item)));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let rest = draw * total;
  const index = weights.findIndex((weight) => {
    rest -= weight;
    return weight > 0 && rest < 0;
  });
  return itemAt(items, index === -1 ? items.length - 1 : index);
}

function itemAt<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError('Cannot pick from an empty list');
  return item;
}

/** Mulberry32 by Tommy Ettinger (public domain): 32 bits of state are plenty for a logo. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
