import type { TasteProfile } from '@fifteen/contracts';
import type { Concept } from './concept.ts';
import type { FontLibrary } from './type/font-library.ts';

/** The plain concept for a slot whose own drawing failed: the name in a sure font. Cannot fail for a valid profile. */
export function drawFallback(profile: TasteProfile, slot: number, options: { seed: string; library: FontLibrary }): Promise<Concept> {
  return Promise.reject(new Error(`No fallback for ${profile.basic_info.company_name}, slot ${slot}, seed ${options.seed}`));
}
