import type { TasteProfile } from '@fifteen/contracts';
import type { Chosen } from './choice.ts';
import type { Concept } from './concept.ts';
import { forgetKept, keptOf } from './compose/kept-compositions.ts';
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

/** One for each that was chosen, in memory that threads share: 1 where one of them has taken it. */
export type Claims = Int32Array;

/**
 * Draws what was chosen as customers see it. Of several threads with the same claims each takes what it drew as a draft,
 * then what is left.
 */
export async function finishConcepts(profile: TasteProfile, chosen: readonly Chosen[], { claims, library, raster, pause, now = () => 0 }: PlanOptions & { claims?: Claims }): Promise<Finished> {
  const watch = stopwatch(now);
  const context = contextOf(profile, library);
  await library.ready(chosen.flatMap(({ assessment: { genome } }) => fontsOf(genome)), lettersOf(context));
  const concepts: Concept[] = [];
  const isDrawn = ({ assessment: { genome } }: Chosen) => keptOf(genome, context) !== undefined;
  for (const one of [...chosen.filter(isDrawn), ...chosen.filter((other) => !isDrawn(other))]) {
    if (claims && Atomics.exchange(claims, chosen.indexOf(one), 1) === 1) continue;
    concepts.push(finish(one, context, raster));
    await pause?.();
  }
  forgetKept();
  watch.lap('finish');
  return { concepts, timings: watch.laps() };
}
