import type { TasteProfile } from '@fifteen/contracts';
import { assess } from './choose/assess.ts';
import type { Assessment, Proposal } from './choose/candidate.ts';
import { proposeInRounds } from './choose/propose.ts';
import { type LogoContext, contextOf } from './context.ts';
import { fontsOf, lettersOf } from './draw.ts';
import { fingerprintIndex } from './fingerprint/fingerprint-index.ts';
import type { PlanOptions } from './plan-options.ts';
import { type Share, inShare } from './share.ts';
import { type Stopwatch, stopwatch } from './stopwatch.ts';

/** What a share of the proposals came to. Plain data: it may come from another thread. */
export interface Survey {
  /** In the order of the share's proposals; null for one that cannot be drawn. */
  assessments: (Assessment | null)[];
  /** The share's less likely proposals, not drawn yet. */
  held: Proposal[];
  timings: Record<string, number>;
}

/**
 * Draws and measures the likeliest of what the studios propose, or a share of it. Shares of one profile and seed,
 * surveyed in any threads, make the same plan as the whole.
 */
export async function surveyConcepts(profile: TasteProfile, options: PlanOptions, share: Share): Promise<Survey> {
  const watch = stopwatch(options.now ?? (() => 0));
  const context = contextOf(profile, options.library);
  const { likeliest, others } = proposeInRounds(context, options.seed, options.studios);
  watch.lap('propose');
  const assessments = await assessed(inShare(likeliest, share), context, { ...options, watch });
  return { assessments, held: inShare(others, share), timings: watch.laps() };
}

/** The same of what a survey held back. */
export async function surveyHeld(profile: TasteProfile, held: readonly Proposal[], options: PlanOptions): Promise<Survey> {
  const watch = stopwatch(options.now ?? (() => 0));
  const assessments = await assessed(held, contextOf(profile, options.library), { ...options, watch });
  return { assessments, held: [], timings: watch.laps() };
}

async function assessed(proposals: readonly Proposal[], context: LogoContext, { library, raster, avoid = [], pause, watch }: PlanOptions & { watch: Stopwatch }) {
  await library.ready(proposals.flatMap(({ genome }) => fontsOf(genome)), lettersOf(context));
  watch.lap('fonts');
  const avoided = avoid.length > 0 ? fingerprintIndex(avoid.map((fingerprint) => ({ id: '', fingerprint }))) : undefined;
  const assessments: (Assessment | null)[] = [];
  for (const proposal of proposals) {
    assessments.push(assess(proposal, context, raster, avoided));
    await pause?.();
  }
  watch.lap('draw');
  return assessments;
}

/** All assessments of a round of surveys, in the order of the proposals, without those that cannot be drawn. */
export function assessmentsOf(surveys: readonly Survey[]): Assessment[] {
  const longest = Math.max(...surveys.map(({ assessments }) => assessments.length));
  const rows = Array.from({ length: longest }, (_, row) => surveys.map(({ assessments }) => assessments[row] ?? null));
  return rows.flat().filter((assessment) => assessment !== null);
}
