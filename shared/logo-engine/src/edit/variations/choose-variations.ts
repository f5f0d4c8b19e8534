import { rngFrom } from '../../rng/rng.ts';
import type { Assessment } from '../../score/assess.ts';
import type { Dimension, Move } from './move.ts';
import { type Glimpse, seenBetween } from './seen.ts';

export const VARIATIONS = 5;

/** A drawing and the moves that led to it from the edited genome. */
export interface DrawnVariation {
  readonly assessment: Assessment;
  readonly glimpse: Glimpse;
  readonly moves: readonly Move[];
}

/** Two drawings whose pixels differ less than this look like one to a customer. */
export const LEAST_SEEN = 0.012;
/** Where locks leave little, less has to do, and at last a dimension may be moved twice. */
const RELAXED = [
  { seen: LEAST_SEEN, fresh: 1 },
  { seen: LEAST_SEEN, fresh: 0 },
  { seen: LEAST_SEEN / 2, fresh: 0 },
];

/** A drawing whose faults cost this much more than those of the edited one is not shown. */
const MOST_WORSE = 0.35;
const MOVED_BEFORE = 0.4;
const SECOND_MOVE = 0.2;
/** How much the seed weighs: two refinements of one logo should not be the same five. */
const WHIM = 0.2;
/** Beyond this, distance is no longer a gain. */
const [FAR, APART] = [0.12, 2];

interface Between {
  readonly parent: Glimpse;
  /** Of variations that the customer has had already: none is drawn again. */
  readonly earlier: readonly Glimpse[];
  readonly edited: Assessment;
  readonly seed: string;
}

/** Up to five, each for quality and for distance from the parent and the others; each moves another dimension as far as there are enough. */
export function chooseVariations(drawn: readonly DrawnVariation[], { parent, earlier, edited, seed }: Between): { readonly picked: readonly DrawnVariation[]; readonly nearest: readonly number[] } {
  const isNew = ({ glimpse }: DrawnVariation): boolean => earlier.every((other) => seenBetween(glimpse, other) >= LEAST_SEEN);
  const passable = drawn.filter((item) => item.assessment.score >= edited.score - MOST_WORSE && isNew(item));
  const whim = ({ moves }: DrawnVariation) => rngFrom(`${seed}|${moves.map(({ says }) => says).join('|')}`).next() * WHIM;
  const picked: DrawnVariation[] = [];
  for (const least of RELAXED) {
    while (picked.length < VARIATIONS) {
      const others = [parent, ...picked.map(({ glimpse }) => glimpse)];
      const best = passable
        .filter((item) => !picked.includes(item) && freshIn(item, picked) >= least.fresh && nearestOf(item.glimpse, others) >= least.seen)
        .map((item) => ({ item, value: item.assessment.score + APART * Math.min(FAR, nearestOf(item.glimpse, others)) - costOf(item, picked) + whim(item) }))
        .toSorted((one, other) => other.value - one.value)[0];
      if (!best) break;
      picked.push(best.item);
    }
  }
  const glimpses = picked.map(({ glimpse }) => glimpse);
  return { picked, nearest: glimpses.map((glimpse) => nearestOf(glimpse, [parent, ...glimpses.filter((other) => other !== glimpse)])) };
}

const nearestOf = (glimpse: Glimpse, others: readonly Glimpse[]): number => Math.min(...others.map((other) => seenBetween(glimpse, other)));

/** Moves that another variation has made cost, and so do more of them than it takes. */
const costOf = (item: DrawnVariation, picked: readonly DrawnVariation[]): number => (item.moves.length - freshIn(item, picked)) * MOVED_BEFORE + Math.max(0, item.moves.length - 1) * SECOND_MOVE;

/** How many of the dimensions that it moves no other has moved. */
function freshIn({ moves }: DrawnVariation, picked: readonly DrawnVariation[]): number {
  const moved = new Set<Dimension>(picked.flatMap((other) => other.moves.map(({ dimension }) => dimension)));
  return moves.filter(({ dimension }) => !moved.has(dimension)).length;
}
