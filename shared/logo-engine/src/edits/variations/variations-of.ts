import type { TasteProfile } from '@fifteen/contracts';
import { assess } from '../../choose/assess.ts';
import { type Candidate, candidateOf } from '../../choose/candidate.ts';
import type { Concept } from '../../concept.ts';
import { contextOf } from '../../context.ts';
import { fontsOf, lettersOf } from '../../draw.ts';
import { reasonsFor } from '../../explain/reasons.ts';
import { finish } from '../../finish.ts';
import type { Genome } from '../../genome.ts';
import type { Raster } from '../../score/raster.ts';
import { brokenBans } from '../../taste/broken-bans.ts';
import type { FontLibrary } from '../../type/font-library.ts';
import { type OperationContext, type Outcome, applyOperations } from '../apply/apply-operations.ts';
import type { Lock, Operation } from '../operations.ts';
import { parsePrompt } from '../text/parse-prompt.ts';
import { keepsColours, decidedBy } from './asked.ts';
import { type Candidature, chooseVariations } from './choose-variations.ts';
import type { Dimension, Move } from './move.ts';
import { movesFrom } from './moves.ts';
import { reasonFor } from './reason.ts';

export interface VariationOptions {
  genome: Genome;
  profile: TasteProfile;
  seed: string;
  library: FontLibrary;
  raster: Raster;
  /** Free text of the customer's, 500 characters at most are read. */
  prompt?: string;
  /** Wishes from controls or a language model; they go before those of the prompt. */
  operations?: readonly Operation[];
  locks?: readonly Lock[];
  /** The other concepts of the project in their order, for "like number 3". */
  concepts?: readonly { title: string; genome: Genome }[];
}

/** A concept that answers the wish; `slot` is its place among the five. */
export interface Variation extends Concept {
  /** What it moves besides what was asked. */
  moved: Dimension[];
  /** "Bolder letters, as you asked; the symbol above the name." */
  reason: string;
}

export interface Variations {
  variations: Variation[];
  /** What became of each operation. */
  outcomes: Outcome[];
  locks: Lock[];
  understood: string[];
  notUnderstood: string[];
  /** The least distance of two variations, or of one and the parent. */
  leastDistance: number;
}

/**
 * Five drawings that carry out the wish, each of which moves another dimension that the wish leaves free; without a wish,
 * five careful explorations. Fewer only where the locks leave no five different drawings. The same arguments give the same.
 * Rejects where the parent itself cannot be drawn for this customer.
 */
export async function variationsOf(options: VariationOptions): Promise<Variations> {
  const { genome, profile, library, raster, prompt = '' } = options;
  const read = parsePrompt(prompt, { titles: options.concepts?.map(({ title }) => title) ?? [] });
  const locks = [...new Set([...(options.locks ?? []), ...read.locks])];
  const customer = contextOf(profile, library);
  const context: OperationContext = { ...customer, locks, ...(options.concepts && { concepts: options.concepts }) };
  const draw = async (genomes: readonly Genome[]) => {
    await library.ready(genomes.flatMap(fontsOf), lettersOf(customer));
    return genomes.map((each) => assess({ genome: each, weight: 0 }, customer, raster)).map((each) => each && candidateOf(each, customer));
  };

  const [parent] = await draw([genome]);
  if (!parent) throw new Error(`The parent of the variations, ${genome.recipe}, cannot be drawn`);
  const edited = await carriedOut(parent, [...(options.operations ?? []), ...read.operations], context, draw);
  const decided = decidedBy(edited.outcomes.map(({ operation }) => operation));
  const moves = movesFrom(edited.candidate.genome, context, options.seed).filter(({ dimension }) => !decided.has(dimension));
  const candidates = await drawnMoves(withPairs(moves, context, options.seed), edited.candidate, context, draw);
  const chosen = chooseVariations(candidates, { parent, edited: edited.candidate, seed: options.seed });
  const said = edited.outcomes.filter(({ because }) => !because).map(({ operation }) => operation);
  const variations = chosen.picked.map(({ candidate, moves: made }, slot): Variation => {
    const reasons = reasonsFor(candidate.genome, customer, candidate.colours);
    const concept = finish({ assessment: candidate, slot, distinctness: chosen.nearest[slot] ?? 1, reasons }, customer, raster);
    const reason = reasonFor(said, made.map(({ says }) => says));
    return { ...concept, reasons: [reason, ...concept.reasons], moved: made.map(({ dimension }) => dimension), reason };
  });
  return { variations, outcomes: edited.outcomes, locks, understood: read.understood, notUnderstood: read.notUnderstood, leastDistance: Math.min(1, ...chosen.nearest) };
}

type Draw = (genomes: readonly Genome[]) => Promise<(Candidate | null)[]>;

/** The operations one by one: one whose result cannot be drawn is taken back and said. */
async function carriedOut(parent: Candidate, operations: readonly Operation[], context: OperationContext, draw: Draw): Promise<{ candidate: Candidate; outcomes: Outcome[] }> {
  const whole = applyOperations(parent.genome, operations, context);
  const [together] = await draw([whole.genome]);
  if (together) return { candidate: together, outcomes: whole.outcomes };
  let candidate = parent;
  const outcomes: Outcome[] = [];
  for (const operation of operations) {
    const { genome, outcomes: [outcome = { operation }] } = applyOperations(candidate.genome, [operation], context);
    const [drawn] = outcome.because ? [null] : await draw([genome]);
    outcomes.push(drawn || outcome.because ? outcome : { operation, because: 'It cannot be drawn for this name' });
    candidate = drawn ?? candidate;
  }
  return { candidate, outcomes };
}

/** Moves of two dimensions at once, for where a single one shows too little. */
const PAIRS = 14;

function withPairs(moves: readonly Move[], context: OperationContext, seed: string): Candidature[] {
  const single = moves.map((move) => ({ genome: move.genome, moves: [move] }));
  const seconds = moves.filter(({ dimension }, index) => moves.findIndex((other) => other.dimension === dimension) === index);
  const pairs = seconds.flatMap((first) =>
    movesFrom(first.genome, context, seed)
      .filter((second) => second.dimension !== first.dimension && moves.some(({ says }) => says === second.says))
      .map((second) => ({ genome: second.genome, moves: [first, second] })),
  );
  const step = Math.max(1, Math.floor(pairs.length / PAIRS));
  return [...single, ...pairs.filter((_, index) => index % step === 0).slice(0, PAIRS)];
}

async function drawnMoves(candidatures: readonly Candidature[], edited: Candidate, context: OperationContext, draw: Draw) {
  const excused = new Set(brokenBans(edited.genome, context));
  const allowed = candidatures.filter(({ genome }) => brokenBans(genome, context).every((ban) => excused.has(ban)));
  const drawn = await draw(allowed.map(({ genome }) => genome));
  return allowed.flatMap((candidature, index) => {
    const candidate = drawn[index];
    return candidate && keepsColours(edited.genome, edited.colours, candidate.colours) ? [{ ...candidature, candidate }] : [];
  });
}
