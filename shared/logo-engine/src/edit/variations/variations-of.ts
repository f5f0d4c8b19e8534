import { DrawingError } from '@fifteen/drawing';
import type { StudioId } from '@fifteen/contracts';
import type { Brief } from '../../brief/brief.ts';
import { readyFor } from '../draw-edited.ts';
import type { Concept } from '../../concept.ts';
import type { Genome } from '../../genome.ts';
import type { RealMarks } from '../../lookalikes/real-marks.ts';
import { reasonsFor } from '../../render/reasons.ts';
import { renderAssessment } from '../../render/render-concept.ts';
import { type Assessment, assess } from '../../score/assess.ts';
import type { Raster } from '../../score/raster.ts';
import { type OperationOptions, type Outcome, applyOperations } from '../apply-operations.ts';
import { brokenBans } from '../dislikes.ts';
import { editedProposal } from '../edited-proposal.ts';
import { proposalsBy } from '../hand-edits.ts';
import type { Lock, Operation } from '../operation.ts';
import type { ReadPrompt } from '../prompt/read-prompt.ts';
import { chooseVariations } from './choose-variations.ts';
import { decidedBy, keepsColors } from './decided.ts';
import type { Dimension, Move } from './move.ts';
import { movesFrom } from './moves.ts';
import { reasonFor } from './reason.ts';
import { glimpseOf } from './seen.ts';

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

/** Moves of two dimensions at once, for where a single one shows too little. */
const PAIRS = 20;

/**
 * Five drawings that carry out the wish, each of which moves another dimension that the wish leaves free; without a wish,
 * five careful explorations. Fewer only where the locks leave no five different drawings. The same arguments give the same.
 * Rejects with a DrawingError where the parent itself cannot be drawn for this customer.
 */
export async function variationsOf({ genome, brief, seed, raster, marks, prompt, operations = [], locks: held = [], concepts = [] }: VariationOptions): Promise<Variations> {
  const locks = [...new Set([...held, ...(prompt?.locks ?? [])])];
  const asked = [...operations, ...(prompt?.operations ?? [])];
  const draw = async (genomes: readonly Genome[]): Promise<(Assessment | null)[]> => {
    await readyFor(genomes, brief);
    return genomes.map((each) => assess(editedProposal(each), brief, raster));
  };

  const [parent] = await draw([genome]);
  if (!parent) throw new DrawingError('The logo that the variations start from cannot be drawn.');
  const options: OperationOptions = { concepts, locks, hands: await handsFor(genome, asked, brief, draw) };
  const edited = await carriedOut(parent, asked, brief, options, draw);
  const decided = decidedBy(edited.outcomes.map(({ operation }) => operation), locks);
  const start = edited.assessment.proposal.genome;
  const moves = movesFrom(start, brief, options).filter(({ dimension }) => !decided.has(dimension));
  const candidates = withPairs(moves, brief, options);
  const excused = new Set(brokenBans(start, brief));
  const allowed = candidates.filter(({ genome: each }) => brokenBans(each, brief).every((ban) => excused.has(ban)));
  // What was asked may be the whole difference: it is shown as it is, beside the moved ones.
  const all = [...(edited.outcomes.some(({ because }) => !because) ? [{ genome: start, moves: [] as Move[] }] : []), ...allowed];
  const drawn = await draw(all.map((each) => each.genome));
  const usable = all.flatMap(({ moves: made }, i) => {
    const assessment = drawn[i];
    return assessment && keepsColors(start, edited.assessment.colors, assessment.colors) ? [{ assessment, moves: made, glimpse: glimpseOf(assessment, brief, raster) }] : [];
  });
  const chosen = chooseVariations(usable, { parent: glimpseOf(parent, brief, raster), edited: edited.assessment, seed });
  const said = edited.outcomes.filter(({ because }) => !because).map(({ operation }) => operation);
  const variations = chosen.picked.map(({ assessment, moves: made }, slot): Variation => {
    const reason = reasonFor(said, made.map(({ says }) => says));
    const concept = renderAssessment({ assessment, slot, rank: slot, distinctness: Math.min(1, (chosen.nearest[slot] ?? 1) * 4), reasons: [reason, ...reasonsFor(assessment, brief)], marks }, brief);
    return { ...concept, moved: made.map(({ dimension }) => dimension), reason };
  });
  return { variations, outcomes: edited.outcomes, locks };
}

interface Candidate {
  readonly genome: Genome;
  readonly moves: readonly Move[];
}

/** Each move by itself, and some of two dimensions. */
function withPairs(moves: readonly Move[], brief: Brief, options: OperationOptions): Candidate[] {
  const single = moves.map((move): Candidate => ({ genome: move.genome, moves: [move] }));
  const firsts = moves.filter((move, i) => moves.findIndex((other) => other.dimension === move.dimension) === i);
  const pairs = firsts.flatMap((first) =>
    movesFrom(first.genome, brief, options)
      .filter((second) => second.dimension !== first.dimension && moves.some(({ says }) => says === second.says))
      .map((second): Candidate => ({ genome: second.genome, moves: [first, second] })),
  );
  return [...single, ...spread(pairs, PAIRS)];
}

/** So many of the items, evenly from first to last. */
const spread = <T>(items: readonly T[], most: number): T[] => items.filter((_, i) => items.length <= most || Math.floor((i * most) / items.length) !== Math.floor(((i - 1) * most) / items.length));

type Drawer = (genomes: readonly Genome[]) => Promise<(Assessment | null)[]>;

/** The operations carried out and drawn. Where that cannot be drawn, one by one: one whose result cannot be drawn is taken back, and said. */
async function carriedOut(parent: Assessment, operations: readonly Operation[], brief: Brief, options: OperationOptions, draw: Drawer): Promise<{ assessment: Assessment; outcomes: Outcome[] }> {
  const whole = applyOperations(parent.proposal.genome, operations, brief, options);
  const [together] = await draw([whole.genome]);
  if (together) return { assessment: together, outcomes: whole.outcomes };
  let assessment = parent;
  const outcomes: Outcome[] = [];
  for (const operation of operations) {
    const { genome, outcomes: [outcome = { operation }] } = applyOperations(assessment.proposal.genome, [operation], brief, options);
    const [drawn] = outcome.because ? [null] : await draw([genome]);
    outcomes.push(drawn || outcome.because ? outcome : { operation, because: 'It can’t be drawn for this name' });
    assessment = drawn ?? assessment;
  }
  return { assessment, outcomes };
}

/** Proposals of a studio that are drawn for a choice. */
const MOST_TRIED = 6;

/** For each studio that the operations name, the best that it makes of the logo. */
async function handsFor(genome: Genome, operations: readonly Operation[], brief: Brief, draw: Drawer): Promise<ReadonlyMap<StudioId, Genome>> {
  const hands = new Map<StudioId, Genome>();
  for (const operation of operations) {
    if (operation.op !== 'hand' || hands.has(operation.studio) || genome.studio === operation.studio) continue;
    const tried = await draw(proposalsBy(operation.studio, genome, { brief }).slice(0, MOST_TRIED));
    const best = tried.filter((each) => each !== null).toSorted((one, other) => other.score - one.score)[0];
    if (best) hands.set(operation.studio, best.proposal.genome);
  }
  return hands;
}
