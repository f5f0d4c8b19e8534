import type { TasteProfile } from '@fifteen/contracts';
import type { Chosen } from './choice.ts';
import type { Concept } from './concept.ts';
import { contextOf } from './context.ts';
import { fontsOf, lettersOf } from './draw.ts';
import { finish } from './finish.ts';
import type { PlanOptions } from './plan-options.ts';
import { stopwatch } from './stopwatch.ts';

/** Concepts of a set, ready to be shown. Plain data. */
export interface Finished {
  concepts: Concept[];
  timings: Record<string, number>;
}

/** Draws what was chosen, or some of it, as customers see it. */
export async function finishConcepts(profile: TasteProfile, chosen: readonly Chosen[], { library, raster, pause, now = () => 0 }: PlanOptions): Promise<Finished> {
  const watch = stopwatch(now);
  const context = contextOf(profile, library);
  await library.ready(chosen.flatMap(({ assessment: { genome } }) => fontsOf(genome)), lettersOf(context));
  const concepts: Concept[] = [];
  for (const one of chosen) {
    concepts.push(finish(one, context, raster));
    await pause?.();
  }
  watch.lap('finish');
  return { concepts, timings: watch.laps() };
}
