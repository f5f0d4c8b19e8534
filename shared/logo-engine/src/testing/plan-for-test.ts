import type { TasteProfile } from '@fifteen/contracts';
import type { Plan } from '../concept.ts';
import { canvasRaster } from '../node/canvas-raster.ts';
import { loadFontLibrary } from '../node/load-font-library.ts';
import { planConcepts } from '../plan.ts';

const library = loadFontLibrary();

/** A plan with the vendored fonts, which all tests of a file share. */
export const planFor = async (profile: TasteProfile, seed = '1'): Promise<Plan> =>
  planConcepts(profile, { seed, library: await library, raster: canvasRaster });
