import type { Candidate } from './candidate.ts';
import { LEAST_IDEAS, MOST_ALIKE, isLegible, standingOf, valueOf } from './choose-set.ts';

/** Families of type to a concept, at least. Where fewer styles than `FEW_STYLES` draw the name, no set has so many. */
const LEAST_FAMILIES = 2 / 3;
const FEW_STYLES = 20;

/** A set is mended in so many exchanges at most: each one lessens its faults. */
const MOST_EXCHANGES = 6;

/** What keeps a set from being a good one, counted: concepts that are not read small, marks beyond the second of a kind, families of type and of ideas that are missing. `styles` is how many draw the name. */
export function faultsOf(set: readonly Candidate[], styles: number): number {
  const families = styles < FEW_STYLES ? 0 : Math.ceil(set.length * LEAST_FAMILIES) - distinct(set.map(({ font }) => font.family));
  // A studio alone has five concepts: two ideas are many.
  const ideas = Math.min(LEAST_IDEAS, Math.floor(set.length / 5) + 1) - distinct(set.map(({ genome }) => genome.family));
  return set.filter((candidate) => !isLegible(candidate)).length + marksTooMany(set) + Math.max(0, families) + Math.max(0, ideas);
}

/** Whether it is one of those: not read small, or a mark that the set has more than twice. */
export const isAtFault = (candidate: Candidate, set: readonly Candidate[]): boolean =>
  !isLegible(candidate) || set.filter(({ genome: { mark } }) => mark && mark.generator === candidate.genome.mark?.generator).length > MOST_ALIKE;

const distinct = (values: readonly string[]): number => new Set(values).size;

function marksTooMany(set: readonly Candidate[]): number {
  const counts = new Map<string, number>();
  for (const { genome } of set) if (genome.mark) counts.set(genome.mark.generator, (counts.get(genome.mark.generator) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => sum + Math.max(0, count - MOST_ALIKE), 0);
}

/**
 * Turns choose without knowing what later turns will need: the last of a studio may find only a picture that is in
 * the set twice. One of the set is exchanged for another of its studio while that lessens the set's faults.
 */
export function mendSet(chosen: readonly Candidate[], candidates: readonly Candidate[], styles: number): Candidate[] {
  let set = [...chosen];
  for (let exchange = 0; exchange < MOST_EXCHANGES; exchange += 1) {
    const better = bestExchange(set, candidates, styles);
    if (!better) break;
    set = better;
  }
  return set;
}

interface Exchange {
  set: Candidate[];
  faults: number;
  standing: number;
  gain: number;
}

/** The exchange that leaves the fewest faults, gives up least and costs least; null where none lessens them. */
function bestExchange(set: readonly Candidate[], candidates: readonly Candidate[], styles: number): Candidate[] | null {
  const faults = faultsOf(set, styles);
  if (faults === 0) return null;
  const exchanges = set.flatMap((out, slot) => {
    const rest = set.filter((candidate) => candidate !== out);
    const loss = valueOf(out, rest);
    return candidates
      .filter((candidate) => candidate.genome.studio === out.genome.studio && !set.includes(candidate) && isLegible(candidate))
      .map((candidate) => ({ candidate, set: set.with(slot, candidate) }))
      .map((made) => ({ ...made, faults: faultsOf(made.set, styles) }))
      .filter((made) => made.faults < faults)
      .map(({ candidate, ...made }): Exchange => ({ ...made, standing: standingOf(candidate, rest), gain: valueOf(candidate, rest) - loss }))
      .filter(({ standing }) => standing >= 0);
  });
  return exchanges.sort((one, other) => one.faults - other.faults || one.standing - other.standing || other.gain - one.gain)[0]?.set ?? null;
}
