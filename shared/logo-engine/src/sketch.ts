import { RESIDENT_STUDIOS, type StudioId, type TasteProfile } from '@fifteen/contracts';
import { assess } from './choose/assess.ts';
import { type Candidate, candidateOf, type Proposal } from './choose/candidate.ts';
import { chooseSet } from './choose/choose-set.ts';
import { plainGenome } from './choose/plain-genome.ts';
import { proposeInRounds } from './choose/propose.ts';
import { composeLogo } from './compose/compose-logo.ts';
import { type LogoContext, contextOf } from './context.ts';
import { fontsOf, lettersOf } from './draw.ts';
import { titleOf } from './explain/title.ts';
import type { Genome } from './genome.ts';
import type { PlanOptions } from './plan-options.ts';
import { renderSvg } from './render/render-svg.ts';
import { type Share, inShare } from './share.ts';

/** A concept as it is first seen: nothing is measured or explained that nobody asks for yet. */
export interface Sketch {
  studio: StudioId;
  title: string;
  /** Full colour with its ground, 1000 by 1000 units. */
  svg: string;
  background: string;
}

export interface Sketches {
  /** One a studio, in their order. */
  sketches: Sketch[];
  notes: string[];
}

/**
 * One concept a studio in a fraction of a plan's time: the best of a share of its likeliest drafts, as the set would
 * choose it first. Shares give different concepts.
 */
export async function sketchConcepts(profile: TasteProfile, options: PlanOptions, share: Share): Promise<Sketches> {
  const { seed, library, studios = RESIDENT_STUDIOS } = options;
  const context = contextOf(profile, library);
  const { likeliest } = proposeInRounds(context, seed, studios);
  const dealt = studios.flatMap((studio) => draftsOf(studio, likeliest, share));
  const candidates = await measured(dealt, context, options);
  const chosen = chooseSet(candidates, studios);
  const sketches: Sketch[] = [];
  for (const studio of studios) {
    const best = chosen.find(({ genome }) => genome.studio === studio);
    sketches.push(drawn(best ?? (await plainest(studio, context, options)), context));
  }
  return { sketches, notes: [...context.notes] };
}

/** What the studio wants most in front, so that a share has drafts of many recipes. */
function draftsOf(studio: StudioId, proposals: readonly Proposal[], share: Share): Proposal[] {
  const own = proposals.filter(({ genome }) => genome.studio === studio).sort((one, other) => other.weight - one.weight);
  return inShare(own, share);
}

async function measured(proposals: readonly Proposal[], context: LogoContext, { library, raster }: PlanOptions): Promise<Candidate[]> {
  await library.ready(proposals.flatMap(({ genome }) => fontsOf(genome)), lettersOf(context));
  return proposals
    .map((proposal) => assess(proposal, context, raster))
    .filter((assessment) => assessment !== null)
    .map((assessment) => candidateOf(assessment, context));
}

/** The name in a font that suits, where none of the drafts may be shown. */
async function plainest(studio: StudioId, context: LogoContext, options: PlanOptions): Promise<Candidate> {
  const [plain] = await measured([{ genome: plainGenome(context, studio, options.seed, 0), weight: 0 }], context, options);
  if (!plain) throw new Error('A plain word has no mark that could fail');
  return plain;
}

function drawn({ genome, colours }: { genome: Genome; colours: Candidate['colours'] }, context: LogoContext): Sketch {
  const composition = composeLogo(genome, context);
  if (!composition) throw new Error(`${genome.recipe} was drawn when it was assessed, and now cannot be`);
  return { studio: genome.studio, title: titleOf(genome), svg: renderSvg(composition, genome, context, 'colour'), background: colours.background };
}
