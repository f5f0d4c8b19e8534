import { chanceFrom } from '../../chance/chance.ts';
import type { Candidate } from '../../choose/candidate.ts';
import { isPresentable } from '../../choose/choose-set.ts';
import type { Genome } from '../../genome.ts';
import { distanceBetween, seenBetween } from '../../score/distance.ts';
import { OF_LETTERS, isCaptioned } from './captioned.ts';
import type { Dimension, Move } from './move.ts';

/** A genome and the moves that made it from the edited one. */
export interface Candidature {
  genome: Genome;
  moves: readonly Move[];
}

interface Drawn extends Candidature {
  candidate: Candidate;
}

interface Between {
  parent: Candidate;
  edited: Candidate;
  seed: string;
}

export const VARIATIONS = 5;

/**
 * Two drawings closer than this look like one: by eye, over the moves of 8 parents, a change of a step in tracking measures
 * about .03, another font of the same kind .08 to .13, another layout .2 or more.
 */
export const LEAST_DISTANCE = 0.08;
/** Of that, what the pixels alone must show: another font in a small caption counts for its name, and looks like nothing. */
const LEAST_SEEN = 0.022;
/** Where locks leave little, less has to do, at last a dimension twice; a drawing that measures nothing is none. */
const RELAXED = [
  { distance: LEAST_DISTANCE, seen: LEAST_SEEN, fresh: 1 },
  { distance: LEAST_DISTANCE / 2, seen: LEAST_SEEN / 2, fresh: 1 },
  { distance: LEAST_DISTANCE, seen: LEAST_SEEN, fresh: 0 },
  { distance: LEAST_DISTANCE / 2, seen: LEAST_SEEN / 2, fresh: 0 },
  { distance: 0.012, seen: 0, fresh: 0 },
];

/** A dimension that is moved already costs this much, a second move less. */
const MOVED_BEFORE = 0.7;
const SECOND_MOVE = 0.3;
/** The same where the name is a caption: another ground again costs little, the same one much, and so does what shows in the caption alone. */
const CAPTIONED = { movedBefore: 0.15, saidBefore: 0.5, secondMove: 0.05, ofLetters: 0.6, apart: 2 };
/** How much the draw of the seed weighs: two refinements of one logo should not be the same five. */
const WHIM = 0.16;

/** Up to five, each for quality and for distance from the parent and the others, another dimension each as far as there are enough. */
export function chooseVariations(drawn: readonly Drawn[], { parent, edited, seed }: Between): { picked: Drawn[]; nearest: number[] } {
  const passable = drawn.filter(({ candidate }) => isPresentable(candidate) || candidate.quality.score >= edited.quality.score - 0.04);
  const whim = (item: Drawn) => chanceFrom(`${seed}|${item.moves.map(({ says }) => says).join('|')}`).next() * WHIM;
  const picked: Drawn[] = [];
  for (const least of RELAXED) {
    while (picked.length < VARIATIONS) {
      const others = [parent, ...picked.map(({ candidate }) => candidate)];
      const possible = passable.filter((item) => freshIn(item, picked) >= least.fresh && nearestTo(item.candidate, others) >= least.distance && leastSeen(item.candidate, others) >= least.seen);
      const rated = possible.map((item) => ({ item, value: valueOf(item, others, edited.genome) - costOf(item, picked, edited.genome) + whim(item) }));
      const best = rated.sort((one, other) => other.value - one.value)[0];
      if (!best) break;
      picked.push(best.item);
    }
  }
  const all = picked.map(({ candidate }) => candidate);
  return { picked, nearest: all.map((candidate) => nearestTo(candidate, [parent, ...all.filter((other) => other !== candidate)])) };
}

const nearestTo = (candidate: Candidate, others: readonly Candidate[]): number => Math.min(...others.map((other) => distanceBetween(candidate, other)));

const leastSeen = (candidate: Candidate, others: readonly Candidate[]): number => Math.min(...others.map((other) => seenBetween(candidate, other)));

/** A weak drawing is not made good by being different. */
const QUALITY = 1.6;

/** Enough is enough: beyond this, distance is no longer a gain. */
const FAR = 0.3;

function valueOf({ candidate }: Drawn, others: readonly Candidate[], edited: Genome): number {
  const distance = nearestTo(candidate, others);
  return QUALITY * candidate.quality.score + (isCaptioned(edited) ? CAPTIONED.apart * distance : Math.min(FAR, distance));
}

/** Against moves that another variation has made, and more of them than it takes. */
function costOf(item: Drawn, picked: readonly Drawn[], edited: Genome): number {
  const { moves } = item;
  const repeats = moves.length - freshIn(item, picked);
  if (!isCaptioned(edited)) return repeats * MOVED_BEFORE + (moves.length - 1) * SECOND_MOVE;
  const isOfLetters = moves.every(({ dimension }) => OF_LETTERS.has(dimension));
  const said = new Set(picked.flatMap((other) => other.moves.map(({ says }) => says)));
  const again = moves.filter(({ says }) => said.has(says)).length;
  return repeats * CAPTIONED.movedBefore + again * CAPTIONED.saidBefore + (moves.length - 1) * CAPTIONED.secondMove + (isOfLetters ? CAPTIONED.ofLetters : 0);
}

/** How many of the dimensions that it moves no other has moved. */
function freshIn({ moves }: Candidature, picked: readonly Candidature[]): number {
  const moved = new Set<Dimension>(picked.flatMap((other) => other.moves.map(({ dimension }) => dimension)));
  return moves.filter(({ dimension }) => !moved.has(dimension)).length;
}
