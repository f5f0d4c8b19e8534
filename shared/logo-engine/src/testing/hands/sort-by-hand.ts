import { RESIDENT_STUDIOS, STUDIO_IDS, type StudioId, type TasteProfile } from '@fifteen/contracts';
import { contextOf } from '../../context.ts';
import { fontsOf, lettersOf } from '../../draw.ts';
import { canvasRaster } from '../../node/canvas-raster.ts';
import { planConcepts } from '../../plan.ts';
import type { FontLibrary } from '../../type/font-library.ts';
import { lookOf } from './look-of.ts';
import { type Sample, sorterFrom } from './sorter.ts';

/** What a customer gave, and what all five studios made of it, as a stranger sees it. */
export type Showing = readonly Sample<StudioId>[];

const GUESTS = STUDIO_IDS.filter((id) => !RESIDENT_STUDIOS.some((resident) => resident === id));

/** The residents' fifteen and the guests' ten. */
export async function showingOf(profile: TasteProfile, seed: string, library: FontLibrary): Promise<Showing> {
  const context = contextOf(profile, library);
  const plans = [];
  for (const studios of [RESIDENT_STUDIOS, GUESTS]) plans.push(await planConcepts(profile, { seed, library, raster: canvasRaster, studios }));
  const concepts = plans.flatMap((plan) => plan.concepts);
  await library.ready(concepts.flatMap(({ genome }) => fontsOf(genome)), lettersOf(context));
  return concepts.map((concept) => ({ group: concept.studio, measures: lookOf(concept, context) }));
}

/** How often each studio's concepts were taken for each studio's: rows are the truth. */
export type Confusion = Record<StudioId, Record<StudioId, number>>;

/** Each showing sorted by somebody who has seen all the others, and none of this customer's. Only these studios are in the game. */
export function sortByHand(showings: readonly Showing[], studios: readonly StudioId[] = STUDIO_IDS): { accuracy: number; confusion: Confusion } {
  const shown = showings.map((showing) => showing.filter(({ group }) => studios.includes(group)));
  const none = () => Object.fromEntries(STUDIO_IDS.map((id) => [id, 0])) as Record<StudioId, number>;
  const confusion = Object.fromEntries(STUDIO_IDS.map((id) => [id, none()])) as Confusion;
  for (const [held, showing] of shown.entries()) {
    const guess = sorterFrom(shown.filter((_, i) => i !== held).flat());
    for (const { group, measures } of showing) confusion[group][guess(measures)] += 1;
  }
  const right = studios.reduce((sum, id) => sum + confusion[id][id], 0);
  return { accuracy: right / shown.flat().length, confusion };
}
