import { describe, expect, test } from '@jest/globals';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { extractPalette } from './extract-palette.ts';
import { distance, labOfHex } from './oklab.ts';
import { coloursFrom, numbersFrom, pictureOf } from './synthetic-pictures.ts';

const PICTURES = 40;
/** Side by side, most people call this the same colour. */
const SAME = 0.04;
const SHARES = [0.36, 0.26, 0.2, 0.12, 0.06];

const pixelsOf = (data: Uint8ClampedArray): Set<number> => {
  const seen = new Set<number>();
  for (let at = 0; at < data.length; at += 4) seen.add(data[at]! * 65_536 + data[at + 1]! * 256 + data[at + 2]!);
  return seen;
};

const nearestIn = (palette: readonly string[], hex: string): number =>
  Math.min(...palette.map((other) => distance(labOfHex(other), labOfHex(hex))));

const trial = (index: number, noise: number) => {
  const colours = coloursFrom(numbersFrom(index * 7919 + 1), SHARES.length);
  const picture = pictureOf(colours, SHARES, noise, index + 1);
  const palette = extractPalette(picture, SHARES.length);
  const seen = pixelsOf(picture.data);
  return {
    gaps: colours.map((hex) => nearestIn(palette.colours, hex)),
    real: palette.colours.slice(0, palette.real).filter((hex) => seen.has(Number.parseInt(hex.slice(1), 16))).length,
    claimed: palette.real,
  };
};

describe('the palette of 40 pictures with five known colors', () => {
  test.each([
    ['flat', 0, 1],
    ['grainy', 18, 0.97],
    ['as noisy as a photo in the dark', 44, 0.8],
  ])('%s: finds them, and every swatch is a pixel of the picture', (name, noise, least) => {
    const trials = Array.from({ length: PICTURES }, (_, i) => trial(i, noise));
    const gaps = trials.flatMap((one) => one.gaps);
    const found = gaps.filter((gap) => gap <= SAME).length / gaps.length;
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
    figure('palette', `${name}: ${(found * 100).toFixed(1)} % of ${gaps.length} known colors found, mean distance ${mean.toFixed(4)} OKLab`);
    expect(trials.map(({ real }) => real)).toEqual(trials.map(({ claimed }) => claimed));
    expect(found).toBeGreaterThanOrEqual(least);
  });
});
