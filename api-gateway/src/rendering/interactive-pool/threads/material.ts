import { type Brief, type DrawnLogo, drawLogo, parseGenome, readBrief } from '@fifteen/logo-engine';
import { readMeaning } from '@fifteen/meaning/node';
import { loadFontLibrary } from '@fifteen/typography/node';
import type { TasteProfile } from '@fifteen/contracts';
import { createWatermark } from '../../watermark/watermark.ts';

/** A logo as the database keeps it. */
export interface StoredLogo {
  /** Checked by the engine's schema before it is drawn. */
  readonly genome: unknown;
  readonly profile: TasteProfile;
}

export const library = loadFontLibrary();
export const watermark = library.then(createWatermark);

/** What the customer told us, as the engine reads it. */
export const briefOf = async (profile: TasteProfile): Promise<Brief> => readBrief(profile, await library, readMeaning);

export const drawnLogo = async ({ genome, profile }: StoredLogo): Promise<DrawnLogo> => {
  const fonts = await library;
  return drawLogo(parseGenome(genome, fonts), profile, fonts, readMeaning);
};
