import type { TasteProfile } from '@fifteen/contracts';
import { assess } from './choose/assess.ts';
import type { Assessment } from './choose/candidate.ts';
import { propose } from './choose/propose.ts';
import { contextOf } from './context.ts';
import { fontsOf, lettersOf } from './draw.ts';
import { fingerprintIndex } from './fingerprint/fingerprint-index.ts';
import type { PlanOptions } from './plan.ts';
import { stopwatch } from './stopwatch.ts';

/** One of several equal parts of the work: `index` from 0 to `of` - 1. */
export interface Share {
  index: number;
  of: number;
}

/** What a share of the proposals came to. Plain data: it may come from another thread. */
export interface Survey {
  /** In the order of the share's proposals; null for one that cannot be drawn. */
  assessments: (Assessment | null)[];
  timings: Record<string, number>;
}

const WHOLE: Share = { index: 0, of: 1 };

/**
 * Draws and measures what the studios propose, or a share of it: nearly all the time of a plan. Shares of one
 * profile and seed, surveyed in any threads, make the same plan as the whole.
 */
export async function surveyConcepts(profile: TasteProfile, options: PlanOptions, { index, of }: Share = WHOLE): Promise<Survey> {
  const { seed, library, raster, studios, avoid = [], now = () => 0 } = options;
  const watch = stopwatch(now);
  const context = contextOf(profile, library);
  const proposals = propose(context, seed, studios).filter((_, at) => at % of === index);
  watch.lap('propose');
  await library.ready(proposals.flatMap(({ genome }) => fontsOf(genome)), lettersOf(context));
  watch.lap('fonts');
  const avoided = avoid.length > 0 ? fingerprintIndex(avoid.map((fingerprint) => ({ id: '', fingerprint }))) : undefined;
  const assessments = proposals.map((proposal) => assess(proposal, context, raster, avoided));
  watch.lap('draw');
  return { assessments, timings: watch.laps() };
}

/** All assessments of a round of surveys, in the order of the proposals, without those that cannot be drawn. */
export function assessmentsOf(surveys: readonly Survey[]): Assessment[] {
  const longest = Math.max(...surveys.map(({ assessments }) => assessments.length));
  const rows = Array.from({ length: longest }, (_, row) => surveys.map(({ assessments }) => assessments[row] ?? null));
  return rows.flat().filter((assessment) => assessment !== null);
}
