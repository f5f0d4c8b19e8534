import type { Chance } from '../../chance/chance.ts';
import type { Aspect, Observation, Shares } from './observe.ts';

/** How far an answer moves one thing that a customer would notice. */
export interface Effect {
  /** Beyond what seeds alone do: for names, total variation (0 none, 1 nothing in common); for the stem, the share by which it gets heavier or lighter. */
  size: number;
  /** Standard deviations of the null distribution that this is away from its mean. */
  deviations: number;
}

/** Reshufflings of the sets' labels: what seeds alone do. */
const SHUFFLES = 120;

/**
 * The difference of two answers against its null distribution (a permutation test): sets are dealt at random to two
 * heaps of the same sizes, and the observed difference is held against theirs. Source: Good, Permutation Tests, 1994.
 */
export function effectOn(aspect: Aspect | 'weight', one: readonly Observation[], other: readonly Observation[], chance: Chance): Effect {
  const difference = aspect === 'weight' ? stemDifference : (a: readonly Observation[], b: readonly Observation[]) => variation(sharesOf(a, aspect), sharesOf(b, aspect));
  const all = [...one, ...other];
  const observed = difference(one, other);
  const dealt = Array.from({ length: SHUFFLES }, (_, i) => {
    const heap = shuffled(all, chance.fork(`${aspect} ${i}`));
    return difference(heap.slice(0, one.length), heap.slice(one.length));
  });
  const expected = meanOf(dealt);
  return { size: observed - expected, deviations: (observed - expected) / (deviationOf(dealt) || 1) };
}

/** Half the sum of all differences of shares: the part of one distribution that has to move to make the other. */
export function variation(one: Shares, other: Shares): number {
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names].reduce((sum, name) => sum + Math.abs((one.get(name) ?? 0) - (other.get(name) ?? 0)), 0) / 2;
}

function sharesOf(observations: readonly Observation[], aspect: Aspect): Shares {
  const sum = new Map<string, number>();
  for (const { shares } of observations) {
    for (const [name, share] of shares[aspect]) sum.set(name, (sum.get(name) ?? 0) + share / observations.length);
  }
  return sum;
}

const stemDifference = (one: readonly Observation[], other: readonly Observation[]): number => Math.abs(Math.log(meanOf(one.map(({ stem }) => stem)) / meanOf(other.map(({ stem }) => stem))));

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const deviationOf = (values: readonly number[]): number => {
  const mean = meanOf(values);
  return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)));
};

/** Fisher and Yates. */
function shuffled<T>(items: readonly T[], chance: Chance): T[] {
  const out = [...items];
  for (let i = out.length - 1; i > 0; i -= 1) {
    const j = chance.int(0, i);
    [out[i], out[j]] = [out[j]!, out[i]!];
  }
  return out;
}
