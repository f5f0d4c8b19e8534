import { clustersOf, mergeClose } from './clusters.ts';
import { binsOf, type Pixels } from './colour-bins.ts';
import { hexOfLab, labOfHex } from './oklab.ts';
import { realColours } from './real-colours.ts';
import { completeWithShades } from './shades.ts';
import { dominantOf, gainOf, type Tone, toneOf } from './tones.ts';

/** More clusters than colours wanted, so that a small accent is not swallowed by a large field. */
const CLUSTERS = 20;
const SAME_COLOUR = 0.07;
/** What covers less than this is noise or the soft edge of something else. */
const SHARE_MIN = 0.003;

const tonesOf = (pixels: Pixels): Tone[] => {
  const bins = binsOf(pixels);
  const total = bins.reduce((sum, bin) => sum + bin.weight, 0);
  const tones = mergeClose(clustersOf(bins, CLUSTERS), SAME_COLOUR).map((cluster) => toneOf(cluster, total));
  const visible = tones.filter((tone) => tone.share >= SHARE_MIN);
  return visible.length > 0 ? visible : tones;
};

/** The dominant colour, then by gain: large, strong and unlike those already in. */
const choose = (tones: readonly Tone[], size: number): Tone[] => {
  const chosen = [dominantOf(tones)];
  const left = new Set(tones.filter((tone) => tone !== chosen[0]));
  while (chosen.length < size && left.size > 0) {
    const best = [...left].reduce((one, other) => (gainOf(other, chosen) > gainOf(one, chosen) ? other : one));
    chosen.push(best);
    left.delete(best);
  }
  return chosen;
};

export interface ExtractedPalette {
  /** Hex, dominant first; always as many as asked for, none for a picture without a visible pixel. */
  readonly colours: string[];
  /** How many of them, from the first, are pixels of the picture; shades of these complete the palette. */
  readonly real: number;
}

/** The colours of a picture. The same pixels always give the same palette. */
export const extractPalette = (pixels: Pixels, size: number): ExtractedPalette => {
  const tones = tonesOf(pixels);
  if (tones.length === 0) return { colours: [], real: 0 };
  const real = realColours(
    pixels,
    choose(tones, size).map((tone) => tone.lab),
  );
  const shades = completeWithShades(real.map(labOfHex), size).slice(real.length).map(hexOfLab);
  return { colours: [...real, ...shades], real: real.length };
};
