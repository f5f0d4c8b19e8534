import type { TasteProfile } from '@fifteen/contracts';
import { assess } from '../choose/assess.ts';
import type { Concept } from '../concept.ts';
import { contextOf } from '../context.ts';
import { fontsOf, lettersOf } from '../draw.ts';
import { finish } from '../finish.ts';
import type { Genome } from '../genome.ts';
import type { Raster } from '../score/raster.ts';
import type { FontLibrary } from '../type/font-library.ts';

interface FinishOptions {
  library: FontLibrary;
  raster: Raster;
  /** What the customer did, as sentences. */
  reasons: string[];
}

/**
 * An edited genome as customers see it, measured like those of a set; its distance to others is not known and reads 0.
 * What the customer dislikes is no bar here: she made it by hand. Rejects where its mark cannot be drawn for this name.
 */
export async function finishEdited(genome: Genome, profile: TasteProfile, { library, raster, reasons }: FinishOptions): Promise<Concept> {
  const context = contextOf(profile, library);
  await library.ready(fontsOf(genome), lettersOf(context));
  const indulgent = { ...context, taste: { ...context.taste, bans: new Set<never>() } };
  const assessment = assess({ genome, weight: 0 }, indulgent, raster);
  if (!assessment) throw new Error(`The mark ${genome.mark?.generator} cannot be drawn for "${context.name.full}"`);
  return finish({ assessment, slot: 0, distinctness: 0, reasons }, context, raster);
}
