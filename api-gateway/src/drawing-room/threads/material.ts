import { drawConcept, type DrawnLogo, parseGenome } from '@fifteen/logo-engine';
import { loadFontLibrary } from '@fifteen/logo-engine/node';
import type { TasteProfile } from '@fifteen/contracts';
import { createWatermark } from '../../generation/threads/watermark.ts';

/** A logo as the database keeps it. */
export interface StoredLogo {
  /** Checked by the engine's schema before it is drawn. */
  readonly genome: unknown;
  readonly profile: TasteProfile;
}

export const library = loadFontLibrary();
export const watermark = library.then(createWatermark);

export const drawnLogo = async ({ genome, profile }: StoredLogo): Promise<DrawnLogo> => {
  const fonts = await library;
  return drawConcept(parseGenome(genome, fonts), profile, fonts);
};
