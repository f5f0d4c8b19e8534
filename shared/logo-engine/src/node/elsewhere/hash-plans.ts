import { createHash } from 'node:crypto';
import type { TasteProfile } from '@fifteen/contracts';
import { canvasRaster } from '../canvas-raster.ts';
import { loadFontLibrary } from '../load-font-library.ts';
import { nextTurn } from '../next-turn.ts';
import { planConcepts } from '../../plan.ts';

/** Hashes of the plans of these customers, one after the other with one library, timings apart. */
export async function hashPlans(profiles: readonly TasteProfile[]): Promise<string[]> {
  const library = await loadFontLibrary();
  const hashes: string[] = [];
  for (const profile of profiles) {
    const plan = await planConcepts(profile, { seed: '1', library, raster: canvasRaster, pause: nextTurn });
    hashes.push(createHash('sha256').update(JSON.stringify({ ...plan, timings: {} })).digest('hex'));
  }
  return hashes;
}
