import { CONCEPTS_PER_STUDIO, RESIDENT_STUDIOS, type TasteProfile } from '@fifteen/contracts';
import { assess } from './choose/assess.ts';
import { plainGenome } from './choose/plain-genome.ts';
import type { Concept } from './concept.ts';
import { contextOf } from './context.ts';
import { fontsOf, lettersOf } from './draw.ts';
import { finish } from './finish.ts';
import { reasonsFor } from './explain/reasons.ts';
import type { PlanOptions } from './plan-options.ts';

/**
 * The plain concept for a slot (0 to 14 of the residents) whose own drawing failed: the name in a font that suits. Cannot fail
 * for a valid profile. Its distance to the others is not known and reads 0.
 */
export async function drawFallback(profile: TasteProfile, slot: number, { seed, library, raster, studios = RESIDENT_STUDIOS }: PlanOptions): Promise<Concept> {
  const studio = studios[Math.floor(slot / CONCEPTS_PER_STUDIO)];
  if (!studio) throw new RangeError(`No slot ${slot}`);
  const context = contextOf(profile, library);
  const genome = plainGenome(context, studio, seed, slot);
  await library.ready(fontsOf(genome), lettersOf(context));
  const assessment = assess({ genome, weight: 0 }, context, raster);
  if (!assessment) throw new Error('A plain word has no mark that could fail');
  return finish({ assessment, slot, distinctness: 0, reasons: reasonsFor(genome, context, assessment.colours) }, context, raster);
}
