import type { TasteProfile } from '@fifteen/contracts';
import { type Effort, effortOf } from './effort.ts';
import type { ProductThreads } from './product-threads.ts';

/** One set of 15, drawn warm. */
export interface WarmSet {
  plan: Effort;
  /** The same final SVGs to the same previews: the bare rendering that the whole is held against. */
  previews: Effort;
}

/** Previews that are asked for at once, as the product's generation does. */
const LANES = 4;

/** Plans and paints a brief so many times after a run that warms up, each time with another seed. */
export async function warmSets(threads: ProductThreads, profile: TasteProfile, runs: number): Promise<WarmSet[]> {
  await drawSet(threads, profile, 'warm-up');
  const sets: WarmSet[] = [];
  for (let run = 1; run <= runs; run += 1) sets.push(await drawSet(threads, profile, String(run)));
  return sets;
}

async function drawSet(threads: ProductThreads, profile: TasteProfile, seed: string): Promise<WarmSet> {
  const { result, effort: plan } = await effortOf(() => threads.engine.plan(profile, seed, []));
  const { effort: previews } = await effortOf(() => paint(threads, result.concepts));
  return { plan, previews };
}

async function paint({ renderPreviews }: ProductThreads, concepts: readonly { slot: number; svg: string }[]): Promise<void> {
  const queue = concepts.values();
  const lane = async () => {
    for (const { slot, svg } of queue) await renderPreviews(svg, `slot ${slot}`);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}
