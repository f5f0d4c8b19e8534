import { CONCEPTS_PER_STUDIO, RESIDENT_STUDIOS, type StudioId, type TasteProfile } from '@fifteen/contracts';
import { assess } from './choose/assess.ts';
import { type Assessment, type Candidate, candidateOf } from './choose/candidate.ts';
import { chooseSet, nearestOf } from './choose/choose-set.ts';
import { diversityOf } from './choose/diversity.ts';
import { isEnough } from './choose/is-enough.ts';
import { isAtFault, mendSet } from './choose/mend-set.ts';
import { plainGenome } from './choose/plain-genome.ts';
import type { Plan } from './concept.ts';
import { type LogoContext, contextOf } from './context.ts';
import { fontsOf, lettersOf } from './draw.ts';
import { type Said, reasonsFor } from './explain/reasons.ts';
import type { PlanOptions } from './plan-options.ts';
import { stopwatch } from './stopwatch.ts';
import { type Survey, assessmentsOf } from './survey.ts';
import { ENGINE_VERSION } from './version.ts';

/** A proposal of the set, and what only the whole set tells of it. */
export interface Chosen {
  assessment: Omit<Assessment, 'descriptor'>;
  slot: number;
  /** Distance to the nearest other of the set. */
  distinctness: number;
  reasons: string[];
}

/** The set before it is finished: a plan without its concepts. Plain data. */
export interface Choice extends Omit<Plan, 'concepts'> {
  chosen: Chosen[];
}

/**
 * Chooses the set from surveys that were made in shares: each round's by index, in their order. Null where they make no
 * good set and hold back proposals that may make a better one.
 */
export async function chooseConcepts(profile: TasteProfile, rounds: readonly (readonly Survey[])[], options: PlanOptions): Promise<Choice | null> {
  const { seed, library, studios = RESIDENT_STUDIOS, now = () => 0 } = options;
  const watch = stopwatch(now);
  const context = contextOf(profile, library);
  const candidates = rounds.flatMap(assessmentsOf).map((assessment) => candidateOf(assessment, context));
  const first = mendSet(chooseSet(candidates, studios), candidates, context.styles.length);
  const isLast = rounds.at(-1)?.every(({ held }) => held.length === 0) ?? true;
  if (!isLast && !isEnough(first, studios, context.styles.length)) return null;
  const set = await completed(await firmed(first, context, options), context, options);
  const { mean, least, nearest } = diversityOf(set);
  const said: Said = new Set();
  const chosen = set.map((candidate, slot) => ({
    assessment: withoutPicture(candidate),
    slot,
    distinctness: nearest[slot] ?? 1,
    reasons: reasonsFor(candidate.genome, context, candidate.colours, said),
  }));
  watch.lap('choose');
  return { engine: ENGINE_VERSION, seed, chosen, diversity: mean, leastDistance: least, notes: [...context.notes], timings: watch.laps() };
}

const withoutPicture = ({ descriptor, font, ...assessment }: Candidate): Chosen['assessment'] => assessment;

/** Plain words that are drawn where one is missing; the one farthest from the others is taken. */
const PLAIN_VARIANTS = 12;

/** Plain words for what is still not read small, or is a picture's third: where they suit the set, lettering is the better fifth. */
async function firmed(set: readonly Candidate[], context: LogoContext, options: PlanOptions): Promise<readonly Candidate[]> {
  const studios = new Set(set.filter((candidate) => isAtFault(candidate, set)).map(({ genome }) => genome.studio));
  if (studios.size === 0) return set;
  const words = await Promise.all([...studios].map((studio) => plainWords(studio, context, options)));
  return mendSet(set, words.flat(), context.styles.length);
}

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

async function plainest(studio: StudioId, set: readonly Candidate[], context: LogoContext, options: PlanOptions) {
  const words = await plainWords(studio, context, options);
  const rated = words.map((candidate) => ({ candidate, value: 3 * nearestOf(candidate, set) + 0.3 * candidate.quality.score }));
  const best = rated.sort((one, other) => other.value - one.value)[0];
  if (!best) throw new Error('A plain word has no mark that could fail');
  return best.candidate;
}

async function plainWords(studio: StudioId, context: LogoContext, { seed, library, raster }: PlanOptions): Promise<Candidate[]> {
  const genomes = Array.from({ length: PLAIN_VARIANTS }, (_, variant) => plainGenome(context, studio, seed, variant));
  await library.ready(genomes.flatMap(fontsOf), lettersOf(context));
  const drawn = genomes.map((genome) => assess({ genome, weight: 0 }, context, raster)).filter((assessment) => assessment !== null);
  return drawn.map((assessment) => candidateOf(assessment, context));
}
