import { DrawingError } from '@fifteen/drawing';
import type { Brief } from '../../brief/brief.ts';
import { readyFor } from '../draw-edited.ts';
import type { Concept } from '../../concept.ts';
import type { Genome } from '../../genome.ts';
import type { RealMarks } from '../../lookalikes/real-marks.ts';
import { reasonsFor } from '../../render/reasons.ts';
import { renderAssessment } from '../../render/render-concept.ts';
import type { Assessment } from '../../score/assess.ts';
import type { Raster } from '../../score/raster.ts';
import type { OperationOptions, Outcome } from '../apply-operations.ts';
import { brokenBans } from '../dislikes.ts';
import type { Lock, Operation } from '../operation.ts';
import type { ReadPrompt } from '../prompt/read-prompt.ts';
import { resolveColors } from '../../color/resolve.ts';
import { type DrawnVariation, VARIATIONS, chooseVariations } from './choose-variations.ts';
import { decidedBy, keepsColors } from './decided.ts';
import { carryOut, drawerFor } from './carry-out.ts';
import { factsOf } from './drawn-facts.ts';
import { meets } from './meets.ts';
import type { Dimension, Move } from './move.ts';
import { movesFrom } from './moves.ts';
import { reasonFor } from './reason.ts';
import { type Glimpse, glimpseOf } from './seen.ts';

export interface VariationOptions {
  readonly genome: Genome;
  readonly brief: Brief;
  readonly seed: string;
  readonly raster: Raster;
  /** Real companies' marks: each variation says its nearest. */
  readonly marks?: RealMarks;
  /** What was read of the customer's own words. */
  readonly prompt?: ReadPrompt;
  /** Wishes from controls or a language model; they go before those of the prompt. */
  readonly operations?: readonly Operation[];
  readonly locks?: readonly Lock[];
  /** The other concepts of the project in their order, for "like number 3". */
  readonly concepts?: OperationOptions['concepts'];
  /** Variations that the customer has had of this project: none that looks like one of them is drawn again. */
  readonly earlier?: readonly Genome[];
}

/** A concept that answers the wish; `slot` is its place among the five. */
export interface Variation extends Concept {
  /** What it moves besides what was asked. */
  readonly moved: readonly Dimension[];
  /** "Bolder letters, as you asked; the symbol above the name." */
  readonly reason: string;
}

export interface Variations {
  readonly variations: readonly Variation[];
  /** What became of each operation. */
  readonly outcomes: readonly Outcome[];
  readonly locks: readonly Lock[];
}

/** Moves of two dimensions at once, for where a single one shows too little; more where too few of them carry out the wish. */
const PAIRS = 20;
const MORE_PAIRS = 60;

/**
 * Five drawings that carry out the wish, each of which moves another dimension that the wish leaves free; without a wish,
 * five careful explorations. What was asked is measured in every one of them, and none looks like an earlier one. Fewer
 * where there are no five such drawings, none where the wish shows in no drawing. The same arguments give the same.
 * Rejects with a DrawingError where the parent itself cannot be drawn for this customer.
 */
export async function variationsOf({ genome, brief, seed, raster, marks, prompt, operations = [], locks: held = [], concepts = [], earlier = [] }: VariationOptions): Promise<Variations> {
  const locks = [...new Set([...held, ...(prompt?.locks ?? [])])];
  const asked = [...operations, ...(prompt?.operations ?? [])];
  const draw = drawerFor(brief, raster);
  const [parent] = await draw([genome]);
  if (!parent) throw new DrawingError('The logo that the variations start from cannot be drawn.');
  const { options, before, edited } = await carryOut({ parent, operations: asked, brief, raster, concepts, locks });
  const met = edited.outcomes.flatMap(({ operation, because }) => (because ? [] : [operation]));
  if (asked.length > 0 && met.length === 0) return { variations: [], outcomes: edited.outcomes, locks };
  const decided = decidedBy(edited.outcomes.map(({ operation }) => operation), locks);
  const start = edited.assessment.proposal.genome;
  const moves = movesFrom(start, brief, options).filter(({ dimension }) => !decided.has(dimension));
  const excused = new Set(brokenBans(start, brief));
  const usableOf = async (candidates: readonly Candidate[]): Promise<DrawnVariation[]> => {
    const allowed = candidates.filter(({ genome: each, moves: made }) => made.length === 0 || brokenBans(each, brief).every((ban) => excused.has(ban)));
    const drawn = await draw(allowed.map((each) => each.genome));
    return allowed.flatMap(({ moves: made }, i) => {
      const assessment = drawn[i];
      if (!assessment || !keepsColors(start, edited.assessment.colors, assessment.colors)) return [];
      const after = factsOf(assessment, brief);
      return met.every((operation) => meets(operation, { before, after, brief, wishes: met })) ? [{ assessment, moves: made, glimpse: glimpse(assessment) }] : [];
    });
  };
  const glimpse = ({ proposal, colors }: Assessment): Glimpse => glimpseOf(proposal.genome, colors, brief, raster);
  const between = { parent: glimpse(parent), earlier: await glimpsesOf(earlier, brief, raster), edited: edited.assessment, seed };
  const pairs = pairsOf(moves, brief, options);
  const first = spread(pairs, PAIRS);
  // What was asked may be the whole difference: it is shown as it is, beside the moved ones.
  const single = [...(met.length > 0 ? [{ genome: start, moves: [] }] : []), ...moves.map((move): Candidate => ({ genome: move.genome, moves: [move] }))];
  let usable = await usableOf([...single, ...first]);
  let chosen = chooseVariations(usable, between);
  if (chosen.picked.length < VARIATIONS) {
    usable = [...usable, ...(await usableOf(spread(pairs.filter((pair) => !first.includes(pair)), MORE_PAIRS)))];
    chosen = chooseVariations(usable, between);
  }
  const variations = chosen.picked.map(({ assessment, moves: made }, slot): Variation => {
    const reason = reasonFor(met, made.map(({ says }) => says));
    const concept = renderAssessment({ assessment, slot, rank: slot, distinctness: Math.min(1, (chosen.nearest[slot] ?? 1) * 4), reasons: [reason, ...reasonsFor(assessment, brief)], marks }, brief);
    return { ...concept, moved: made.map(({ dimension }) => dimension), reason };
  });
  return { variations, outcomes: edited.outcomes, locks };
}

/** Earlier drawings as they look small; those that can no longer be drawn are nothing to look like. */
async function glimpsesOf(genomes: readonly Genome[], brief: Brief, raster: Raster): Promise<Glimpse[]> {
  await readyFor(genomes, brief);
  return genomes.flatMap((genome) => {
    try {
      return [glimpseOf(genome, resolveColors(genome.color, brief.palette), brief, raster)];
    } catch (error) {
      if (error instanceof DrawingError) return [];
      throw error;
    }
  });
}

interface Candidate {
  readonly genome: Genome;
  readonly moves: readonly Move[];
}

/** Moves of two dimensions at once. */
function pairsOf(moves: readonly Move[], brief: Brief, options: OperationOptions): Candidate[] {
  const firsts = moves.filter((move, i) => moves.findIndex((other) => other.dimension === move.dimension) === i);
  return firsts.flatMap((first) =>
    movesFrom(first.genome, brief, options)
      .filter((second) => second.dimension !== first.dimension && moves.some(({ says }) => says === second.says))
      .map((second): Candidate => ({ genome: second.genome, moves: [first, second] })),
  );
}

/** So many of the items, evenly from first to last. */
const spread = <T>(items: readonly T[], most: number): T[] => items.filter((_, i) => items.length <= most || Math.floor((i * most) / items.length) !== Math.floor(((i - 1) * most) / items.length));
