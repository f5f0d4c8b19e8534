import { PREVIEW_MAX_PX, type TasteProfile } from '@fifteen/contracts';
import { type Effort, effortOf } from './effort.ts';
import { paint, SMALL_PX } from './paint.ts';
import type { ProductThreads } from './product-threads.ts';

/** One set of 15, drawn warm. */
export interface WarmSet {
  plan: Effort;
  /** The small pictures: what the customer waits for, for pages show them first. */
  previews: Effort;
  /** The large ones, which are painted after them. */
  large: Effort;
  svgs: readonly string[];
}

/** Plans and paints a brief so many times after a run that warms up, each time with another seed. */
export async function warmSets(threads: ProductThreads, profile: TasteProfile, runs: number): Promise<WarmSet[]> {
  await drawSet(threads, profile, 'warm-up');
  const sets: WarmSet[] = [];
  for (let run = 1; run <= runs; run += 1) sets.push(await drawSet(threads, profile, String(run)));
  return sets;
}

async function drawSet(threads: ProductThreads, profile: TasteProfile, seed: string): Promise<WarmSet> {
  const { result, effort: plan } = await effortOf(() => threads.engine.plan(profile, seed, []));
  const { effort: previews } = await effortOf(() => paint(threads, result.concepts, SMALL_PX));
  const { effort: large } = await effortOf(() => paint(threads, result.concepts, PREVIEW_MAX_PX));
  return { plan, previews, large, svgs: result.concepts.map(({ svg }) => svg) };
}
