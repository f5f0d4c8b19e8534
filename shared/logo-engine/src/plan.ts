import { CONCEPTS_PER_STUDIO, RESIDENT_STUDIOS, type StudioId, type TasteProfile } from '@fifteen/contracts';
import { assess } from './choose/assess.ts';
import { type Candidate, candidateOf } from './choose/candidate.ts';
import { chooseSet, nearestOf } from './choose/choose-set.ts';
import { diversityOf } from './choose/diversity.ts';
import { plainGenome } from './choose/plain-genome.ts';
import type { Plan } from './concept.ts';
import { type LogoContext, contextOf } from './context.ts';
import { fontsOf, lettersOf } from './draw.ts';
import type { Fingerprint } from './fingerprint/codec.ts';
import { finish } from './finish.ts';
import type { Raster } from './score/raster.ts';
import { stopwatch } from './stopwatch.ts';
import { type Survey, assessmentsOf, surveyConcepts } from './survey.ts';
import type { FontLibrary } from './type/font-library.ts';
import { ENGINE_VERSION } from './version.ts';

export interface PlanOptions {
  seed: string;
  library: FontLibrary;
  raster: Raster;
  /** The studios that draw, five concepts each, in their order; the residents unless given. */
  studios?: readonly StudioId[];
  /** Fingerprints of the symbols that no concept may repeat: logos that other customers chose. Part of what decides the plan. */
  avoid?: readonly Fingerprint[];
  /** Milliseconds from any start, for the plan's timings; without it they read 0. */
  now?: () => number;
}

/**
 * Plans the set, five concepts a studio (15 of the residents), chosen together for quality and for distance from each other.
 * The same profile, seed and engine version give the same plan; only the timings differ.
 */
export async function planConcepts(profile: TasteProfile, options: PlanOptions): Promise<Plan> {
  return planFromSurveys(profile, [await surveyConcepts(profile, options)], options);
}

/** The plan of `planConcepts`, from surveys that were made in shares: one of each index, in their order. */
export async function planFromSurveys(profile: TasteProfile, surveys: readonly Survey[], options: PlanOptions): Promise<Plan> {
  const { seed, library, studios = RESIDENT_STUDIOS, now = () => 0 } = options;
  const watch = stopwatch(now);
  const context = contextOf(profile, library);
  const candidates = assessmentsOf(surveys).map((assessment) => candidateOf(assessment, context));
  const chosen = await completed(chooseSet(candidates, studios), context, options);
  const diversity = diversityOf(chosen);
  watch.lap('choose');
  await library.ready(chosen.flatMap(({ genome }) => fontsOf(genome)), lettersOf(context));
  const said = new Set<string>();
  const concepts = chosen.map((candidate, slot) => finish(candidate, { slot, distinctness: diversity.nearest[slot] ?? 1, said }, context, options.raster));
  watch.lap('finish');
  return {
    engine: ENGINE_VERSION,
    seed,
    concepts,
    diversity: diversity.mean,
    leastDistance: diversity.least,
    notes: [...context.notes],
    timings: timingsOf(surveys, watch.laps()),
  };
}

/** Surveys run side by side: the slowest counts. */
function timingsOf(surveys: readonly Survey[], laps: Record<string, number>): Record<string, number> {
  const slowest = surveys.map(({ timings }) => timings).sort((one, other) => (other['total'] ?? 0) - (one['total'] ?? 0))[0];
  return { ...slowest, ...laps, total: (slowest?.['total'] ?? 0) + (laps['total'] ?? 0) };
}

/** Plain words that are drawn for each one that is missing; the one farthest from the others is taken. */
const PLAIN_VARIANTS = 12;

/** Plain words where a studio came out short: there are always five. */
async function completed(chosen: readonly Candidate[], context: LogoContext, options: PlanOptions): Promise<Candidate[]> {
  const { studios = RESIDENT_STUDIOS } = options;
  const set = [...chosen];
  for (const studio of studios) {
    while (set.filter(({ genome }) => genome.studio === studio).length < CONCEPTS_PER_STUDIO) {
      set.push(await plainest(studio, set, context, options));
    }
  }
  return studios.flatMap((studio) => set.filter(({ genome }) => genome.studio === studio));
}

async function plainest(studio: StudioId, set: readonly Candidate[], context: LogoContext, { seed, library, raster }: PlanOptions) {
  const genomes = Array.from({ length: PLAIN_VARIANTS }, (_, variant) => plainGenome(context, studio, seed, variant));
  await library.ready(genomes.flatMap(fontsOf), lettersOf(context));
  const drawn = genomes.map((genome) => assess({ genome, weight: 0 }, context, raster)).filter((assessment) => assessment !== null);
  const rated = drawn
    .map((assessment) => candidateOf(assessment, context))
    .map((candidate) => ({ candidate, value: 3 * nearestOf(candidate, set) + 0.3 * candidate.quality.score }));
  const best = rated.sort((one, other) => other.value - one.value)[0];
  if (!best) throw new Error('A plain word has no mark that could fail');
  return best.candidate;
}
