import { describe, expect, test } from '@jest/globals';
import type { Pixels } from './colour-bins.ts';
import { extractPalette as extract } from './extract-palette.ts';
import { chromaOf, distance, hexOfLab, labOfHex } from './oklab.ts';

const extractPalette = (pixels: Pixels, size: number): string[] => extract(pixels, size).colours;

type Rgb = readonly [number, number, number];

const SIZE = 100;

const rgbOf = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const pictureOf = (paint: (x: number, y: number) => Rgb, alpha = 255): Pixels => {
  const data = new Uint8ClampedArray(SIZE * SIZE * 4);
  for (let y = 0; y < SIZE; y += 1) {
    for (let x = 0; x < SIZE; x += 1) data.set([...paint(x, y), alpha], (y * SIZE + x) * 4);
  }
  return { data, width: SIZE, height: SIZE };
};

/** Columns of flat colour; the widths add up to 100. */
const stripes = (...fields: [hex: string, width: number][]): Pixels =>
  pictureOf((x) => {
    let edge = 0;
    const field = fields.find(([, width]) => x < (edge += width));
    return rgbOf(field![0]);
  });

/** Repeatable noise: a small congruential generator. */
const noiseFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32 - 0.5;
  };
};

const gapTo = (palette: readonly string[], hex: string): number =>
  Math.min(...palette.map((colour) => distance(labOfHex(colour), labOfHex(hex))));

describe('the palette of a picture', () => {
  test('gives flat colors exactly, the largest first', () => {
    const palette = extractPalette(
      stripes(['#c8692f', 40], ['#2f5148', 25], ['#3b1f12', 15], ['#f7efdf', 12], ['#7c93c4', 8]),
      5,
    );
    expect(palette[0]).toBe('#c8692f');
    expect([...palette].sort()).toEqual(['#c8692f', '#2f5148', '#3b1f12', '#f7efdf', '#7c93c4'].sort());
  });

  test('keeps neons as loud as they are', () => {
    const neons = ['#39ff14', '#ff10f0', '#00f0ff', '#ffff00', '#ff3131'];
    const palette = extractPalette(stripes(...neons.map((hex): [string, number] => [hex, 20])), 5);
    expect([...palette].sort()).toEqual([...neons].sort());
  });

  test('invents no hue for a gray picture', () => {
    const palette = extractPalette(
      pictureOf((x) => [x * 2, x * 2, x * 2]),
      5,
    );
    expect(new Set(palette).size).toBe(5);
    for (const hex of palette) expect(chromaOf(labOfHex(hex))).toBeLessThan(0.002);
  });

  test('completes a single color with shades of it', () => {
    const palette = extractPalette(stripes(['#2a3cff', 100]), 5);
    expect(palette[0]).toBe('#2a3cff');
    expect(new Set(palette).size).toBe(5);
    const blue = labOfHex('#2a3cff');
    for (const hex of palette) {
      const lab = labOfHex(hex);
      expect(Math.abs(Math.atan2(lab.b, lab.a) - Math.atan2(blue.b, blue.a))).toBeLessThan(0.05);
    }
  });

  test('keeps a small strong accent beside large quiet fields', () => {
    const palette = extractPalette(
      stripes(['#8a8f94', 30], ['#7a7f85', 20], ['#9aa0a6', 20], ['#6a7076', 14], ['#b0b5ba', 15], ['#e2542b', 1]),
      5,
    );
    expect(palette).toContain('#e2542b');
  });

  test('looks past a white ground for the dominant color, but keeps white', () => {
    const palette = extractPalette(stripes(['#ffffff', 80], ['#0a7d5a', 14], ['#17130f', 6]), 5);
    expect(palette[0]).toBe('#0a7d5a');
    expect(palette).toContain('#ffffff');
  });

  test('looks past a pale sky and a dark surround as well', () => {
    expect(extractPalette(stripes(['#ece9d1', 55], ['#2f6149', 30], ['#8eb39a', 15]), 5)[0]).toBe('#2f6149');
    expect(extractPalette(stripes(['#12100e', 60], ['#e2542b', 40]), 5)[0]).toBe('#e2542b');
    expect(extractPalette(stripes(['#ffff00', 60], ['#2a3cff', 40]), 5)[0]).toBe('#ffff00');
  });

  test('finds the colors under photographic noise', () => {
    const noise = noiseFrom(7);
    const fields = ['#335c81', '#d9a441', '#5b8c5a', '#a23b3b', '#efe6d8'];
    const picture = pictureOf((x) => {
      const shade = noise() * 36;
      return rgbOf(fields[Math.floor(x / 20)]!).map((value) => value + shade + noise() * 14) as unknown as Rgb;
    });
    const palette = extractPalette(picture, 5);
    for (const hex of fields) expect(gapTo(palette, hex)).toBeLessThan(0.05);
  });

  test('does not take soft edges for colors', () => {
    const picture = pictureOf((x) => {
      const part = Math.min(Math.max((x - 48) / 4, 0), 1);
      return [255 - part * 35, 255 - part * 225, 255 - part * 195];
    });
    expect(extractPalette(picture, 5).slice(0, 2).sort()).toEqual(['#dc1e3c', '#ffffff']);
  });

  test('is the same each time, and does not depend on where things stand', () => {
    const one = stripes(['#c8692f', 50], ['#2f5148', 50]);
    const other = stripes(['#2f5148', 25], ['#c8692f', 50], ['#2f5148', 25]);
    expect(extractPalette(one, 5)).toEqual(extractPalette(one, 5));
    expect(extractPalette(one, 5)).toEqual(extractPalette(other, 5));
  });

  test('swatches are pixels of the picture, and shades are counted apart', () => {
    const two = extract(stripes(['#c8692f', 70], ['#2f5148', 30]), 5);
    expect(two.real).toBe(2);
    expect(two.colours.slice(0, 2)).toEqual(['#c8692f', '#2f5148']);
  });

  test('a cut-out keeps its own colors: what is behind and the soft edge do not count', () => {
    const picture = stripes(['#c8692f', 60], ['#2f5148', 20], ['#ff00ff', 20]);
    picture.data.forEach((_, i) => {
      const x = Math.floor(i / 4) % SIZE;
      if (i % 4 === 3 && x >= 60) picture.data[i] = x >= 80 ? 0 : 120;
    });
    expect(extract(picture, 5)).toMatchObject({ real: 1, colours: expect.arrayContaining(['#c8692f']) });
  });

  test('a veil all over is still a picture', () => {
    const veil = pictureOf(() => [200, 10, 10], 90);
    expect(extract(veil, 5)).toMatchObject({ real: 1, colours: expect.arrayContaining(['#c80a0a']) });
  });

  test('has nothing to say about a picture without an opaque pixel', () => {
    expect(
      extractPalette(
        pictureOf(() => [200, 10, 10], 0),
        5,
      ),
    ).toEqual([]);
  });
});

test.each(['#000000', '#ffffff', '#39ff14', '#2a3cff', '#808080', '#c8692f'])(
  '%s survives the way to OKLab and back',
  (hex) => {
    expect(hexOfLab(labOfHex(hex))).toBe(hex);
  },
);
