import type { TasteProfile } from '@fifteen/contracts';
import type { Plan } from './concept.ts';
import type { Raster } from './score/raster.ts';
import type { FontLibrary } from './type/font-library.ts';

export interface PlanOptions {
  seed: string;
  library: FontLibrary;
  raster: Raster;
  /** Milliseconds from any start, for the plan's timings; without it they read 0. */
  now?: () => number;
}

/** Plans the set of 15: chosen together for quality and for distance from each other. */
export function planConcepts(profile: TasteProfile, options: PlanOptions): Promise<Plan> {
  return Promise.reject(new Error(`No plan for ${profile.basic_info.company_name}, seed ${options.seed}`));
}
