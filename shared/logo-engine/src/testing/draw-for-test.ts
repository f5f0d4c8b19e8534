import type { TasteProfile } from '@fifteen/contracts';
import { readMeaning } from '@fifteen/meaning/node';
import { loadFontLibrary } from '@fifteen/typography/node';
import { type Brief, readBrief } from '../brief/brief.ts';
import type { Plan } from '../concept.ts';
import { canvasRaster } from '../node/canvas-raster.ts';
import { realMarks } from '../node/read-real-marks.ts';
import { type SetOptions, drawSet } from '../pipeline.ts';

const library = loadFontLibrary();

/** Everything that drawing takes besides the profile. */
export const testOptions = async (seed = '1'): Promise<SetOptions> => ({ seed, library: await library, raster: canvasRaster, readMeaning, marks: realMarks });

export const briefFor = async (profile: TasteProfile): Promise<Brief> => readBrief(profile, await library, readMeaning);

const plans = new Map<string, Promise<Plan>>();

/** A set by seed 1, drawn once a suite. */
export function planFor(profile: TasteProfile): Promise<Plan> {
  const key = JSON.stringify(profile);
  const plan = plans.get(key) ?? testOptions().then((options) => drawSet(profile, options));
  plans.set(key, plan);
  return plan;
}
