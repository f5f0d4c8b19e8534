import type { TasteProfile } from '@fifteen/contracts';
import { assess } from '../../choose/assess.ts';
import { type Candidate, candidateOf } from '../../choose/candidate.ts';
import type { Concept } from '../../concept.ts';
import { type LogoContext, contextOf } from '../../context.ts';
import { fontsOf, lettersOf } from '../../draw.ts';
import { dislikeReasons } from '../../explain/dislike-reason.ts';
import { reasonsFor } from '../../explain/reasons.ts';
import { finish } from '../../finish.ts';
import type { Genome } from '../../genome.ts';
import type { Raster } from '../../score/raster.ts';
import { brokenBans } from '../../taste/broken-bans.ts';
import type { FontLibrary } from '../../type/font-library.ts';
import type { OperationContext, Outcome } from '../apply/apply-operations.ts';
import type { Lock, Operation } from '../operations.ts';
import { parsePrompt } from '../text/parse-prompt.ts';
import { decidedBy } from './asked.ts';
import { drawnMoves, withPairs } from './candidatures.ts';
import { carriedOut } from './carry-out.ts';
import { chooseVariations } from './choose-variations.ts';
import type { Draw } from './draw.ts';
import { handsFor } from './hands.ts';
import type { Dimension } from './move.ts';
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
  const draw: Draw = async (genomes) => {
    await library.ready(genomes.flatMap(fontsOf), lettersOf(customer));
    return genomes.map((each) => assess({ genome: each, weight: 0 }, customer, raster)).map((each) => each && candidateOf(each, customer));
  };

  const [parent] = await draw([genome]);
  if (!parent) throw new Error(`The parent of the variations, ${genome.recipe}, cannot be drawn`);
  const asked = [...(options.operations ?? []), ...read.operations];
  const hands = await handsFor(genome, asked, context, draw);
  const edited = await carriedOut(parent, asked, { ...context, hands }, draw);
  const decided = decidedBy(edited.outcomes.map(({ operation }) => operation), locks);
  const moves = movesFrom(edited.candidate.genome, context, options.seed).filter(({ dimension }) => !decided.has(dimension));
  const candidates = await drawnMoves(withPairs(edited.candidate.genome, moves, context, options.seed), edited.candidate, context, draw);
  const chosen = chooseVariations(candidates, { parent, edited: edited.candidate, seed: options.seed });
  const said = edited.outcomes.filter(({ because }) => !because).map(({ operation }) => operation);
  const variations = chosen.picked.map(({ candidate, moves: made }, slot): Variation => {
    const reasons = truthfulReasons(candidate, customer);
    const concept = finish({ assessment: candidate, slot, distinctness: chosen.nearest[slot] ?? 1, reasons }, customer, raster);
    const reason = reasonFor(said, made.map(({ says }) => says));
    return { ...concept, reasons: [reason, ...concept.reasons], moved: made.map(({ dimension }) => dimension), reason };
  });
  return { variations, outcomes: edited.outcomes, locks, understood: read.understood, notUnderstood: read.notUnderstood, leastDistance: Math.min(1, ...chosen.nearest) };
}

/** Why it suits the customer; no word of what was kept out where she asked for some of it. */
function truthfulReasons({ genome, colours }: Candidate, customer: LogoContext): string[] {
  const untrue = new Set(brokenBans(genome, customer).length > 0 ? dislikeReasons(genome, customer) : []);
  return reasonsFor(genome, customer, colours).filter((reason) => !untrue.has(reason));
}
