import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { chanceFrom } from '../../chance/chance.ts';
import { canvasRaster } from '../../node/canvas-raster.ts';
import { flatWebp } from './flat-webp.ts';
import { codeLengths, codesOf, LONGEST } from './prefix-code.ts';

type Colour = readonly [red: number, green: number, blue: number];

const pictureOf = (size: number, colourAt: (x: number, y: number) => Colour): Uint8Array =>
  Uint8Array.from(Array.from({ length: size * size }, (_, i) => [...colourAt(i % size, Math.floor(i / size)), 255]).flat());

/** What another program reads in the file. */
async function read(file: Uint8Array | null) {
  const image = sharp(file ?? new Uint8Array());
  const { format, hasAlpha } = await image.metadata();
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { format, hasAlpha, width: info.width, height: info.height, data };
}

const furthest = (pixels: Uint8Array, data: Uint8Array): number => {
  let most = 0;
  for (let i = 0; i < data.length; i += 1) most = Math.max(most, Math.abs((data[i] ?? 0) - (pixels[4 * Math.floor(i / 3) + (i % 3)] ?? 0)));
  return most;
};

const BITS = chanceFrom('webp');
const noise = (colours: number) => {
  const palette = Array.from({ length: colours }, (_, i): Colour => [i * 18, (i * 91) & 255, 255 - i * 18]);
  return (x: number, y: number) => palette[BITS.fork(`${x} ${y}`).int(0, colours - 1)] ?? [0, 0, 0];
};

describe('a flat picture as WebP', () => {
  test.each([
    ['a single pixel', 1, (): Colour => [1, 2, 3]],
    ['one colour, longer than the longest copy', 300, (): Colour => [200, 30, 4]],
    ['two colours', 64, (x: number): Colour => (x % 5 ? [0, 0, 0] : [255, 255, 255])],
    ['seventeen colours', 50, (x: number, y: number): Colour => [((x + y) % 17) * 15, 9, 80]],
    ['slanted edges', 90, (x: number, y: number): Colour => ((x + 2 * y) % 31 < 7 ? [10, 20, 30] : [240, 250, 230])],
    ['noise, which nothing can be copied from', 60, noise(14)],
  ])('%s: another program reads the pixels that were painted', async (_, size, colourAt) => {
    const pixels = pictureOf(size, colourAt);
    const { data, ...file } = await read(flatWebp(pixels, size));
    expect(file).toEqual({ format: 'webp', hasAlpha: false, width: size, height: size });
    expect(furthest(pixels, data)).toBe(0);
  });

  test('a drawing with smooth edges: areas are kept, edges are off by little', async () => {
    const shapes = [{ d: 'M100 500C100 100 900 100 900 500S100 900 100 500Z', fill: '#c43a2c' }, { d: 'M300 300L700 420L420 800Z', fill: '#fdf6e3' }];
    const pixels = new Uint8Array(canvasRaster(shapes, '#14213d', 256).data);
    const { data } = await read(flatWebp(pixels, 256));
    expect(furthest(pixels, data)).toBeLessThanOrEqual(8);
    const off = pixels.filter((value, i) => i % 4 === 0 && Math.abs(value - (data[(3 * i) / 4] ?? 0)) > 0).length;
    expect(off / 256 ** 2).toBeLessThan(0.03);
  });

  test('two areas of nearly the same colour stay two', async () => {
    const pixels = pictureOf(80, (x, y) => (x > 20 && x < 50 && y > 30 ? [250, 249, 252] : [252, 252, 252]));
    expect(furthest(pixels, (await read(flatWebp(pixels, 80))).data)).toBe(0);
  });

  test('the same pixels give the same bytes, whatever was written before', () => {
    const pixels = pictureOf(40, noise(12));
    const first = flatWebp(pixels, 40);
    flatWebp(pictureOf(70, noise(10)), 70);
    expect(flatWebp(pixels, 40)).toEqual(first);
  });

  test('a picture of too many colours is none of its', () => {
    expect(flatWebp(pictureOf(128, (x, y) => [2 * x, 2 * y, (x * y) & 255]), 128)).toBeNull();
    expect(flatWebp(pictureOf(64, (x, y) => [4 * x, 4 * y, (x * y * 7) & 255]), 64)).toBeNull();
  });
});

describe('a prefix code', () => {
  test('is complete, and no longer than it may be, however uneven the counts', () => {
    const lengths = codeLengths(Array.from({ length: 40 }, (_, i) => Math.round(1.9 ** i)), LONGEST);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(LONGEST);
    expect(lengths.reduce((sum, length) => sum + 2 ** -length, 0)).toBe(1);
    expect(new Set(codesOf(lengths)).size).toBe(40);
  });

  test('gives what comes often the shorter codes, and what never comes none', () => {
    expect(codeLengths([8, 0, 4, 2, 2], LONGEST)).toEqual([1, 0, 2, 3, 3]);
    expect(codeLengths([0, 5, 0], LONGEST)).toEqual([0, 0, 0]);
  });
});
