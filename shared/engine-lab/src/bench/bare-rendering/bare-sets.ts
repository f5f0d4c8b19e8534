import { PREVIEW_MAX_PX } from '@fifteen/contracts';
import { type Effort, effortOf } from '../effort.ts';
import { SMALL_PX } from '../paint.ts';
import { type BareResult, startBareRendering } from './bare-rendering.ts';

/** What the drawings of a set take at both sizes by resvg alone. */
export type BareSet = Record<BareResult, { small: Effort; large: Effort }>;

/** Each set's drawings rendered barely, in so many threads, after a first time that warms up. */
export async function bareSets(sets: readonly { svgs: readonly string[] }[], threads: number): Promise<BareSet[]> {
  const bare = startBareRendering(threads);
  const rendered = async (svgs: readonly string[], result: BareResult) => {
    const at = async (size: number) => (await effortOf(() => bare.render({ svgs, size, result }))).effort;
    return { small: await at(SMALL_PX), large: await at(PREVIEW_MAX_PX) };
  };
  await rendered(sets[0]?.svgs ?? [], 'png');
  const all: BareSet[] = [];
  for (const { svgs } of sets) all.push({ pixels: await rendered(svgs, 'pixels'), png: await rendered(svgs, 'png') });
  await bare.stop();
  return all;
}
