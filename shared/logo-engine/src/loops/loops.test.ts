import { stampOfLoops } from '@fifteen/tooling/jest/loops-stamp.mjs';
import { describe, expect, test } from '@jest/globals';
import { type Chance, chanceFrom } from '../chance/chance.ts';
import { fingerprintOf } from '../fingerprint/fingerprint-of.ts';
import { encoded } from '../fingerprint/codec.ts';
import { featuresOf } from '../fingerprint/features.ts';
import { thinnestStroke } from '../geometry/thinnest-stroke.ts';
import { fromSvg } from '../geometry/index.ts';
import { perimetricComplexity } from '../measures/perimetric-complexity.ts';
import { symmetryOf } from '../measures/symmetry.ts';
import { canvasRaster } from '../node/canvas-raster.ts';
import { balanceOf } from '../score/balance.ts';
import { descriptorOf } from '../score/descriptor.ts';
import { fragmentsOf } from '../score/fragments.ts';
import { type Ink, inkOf, reduced } from '../score/ink.ts';
import { legibilityAt } from '../score/legibility.ts';
import type { Pixels } from '../score/raster.ts';
import { doublesAt, loops, room } from './loops.ts';
import { SOURCE_STAMP } from './module.ts';
import { roundedData } from '../geometry/index.ts';
import { compactPath } from '../render/compact-path.ts';
import { plainBalance } from './plain/plain-balance.ts';
import { plainCompact } from './plain/plain-compact.ts';
import { plainColours, plainEdges } from './plain/plain-descriptor.ts';
import { plainDarkness, plainFeatures } from './plain/plain-features.ts';
import { plainFragments } from './plain/plain-fragments.ts';
import { plainInk, plainReduced } from './plain/plain-ink.ts';
import { plainComplexity, plainSymmetry } from './plain/plain-measures.ts';
import { type Moments, plainMoments } from './plain/plain-moments.ts';
import { plainRounded } from './plain/plain-rounded.ts';
import { plainWidths } from './plain/plain-widths.ts';

const COLOURS = ['#101828', '#1667ff', '#ff3131', '#2fe0bd', '#f5f0e6', '#808080', '#39ff14', '#ffb703'];
const GROUNDS = ['#ffffff', '#000000', '#faf7f2', '#1f4e8c'];

const point = (chance: Chance, name: string): string => `${chance.fork(`${name}x`).int(-50, 1050)} ${chance.fork(`${name}y`).int(-50, 1050)}`;
const points = (chance: Chance, count: number): string[] => Array.from({ length: count }, (_, i) => point(chance, `${i}`));

/** Corners, curves, specks and stripes anywhere, off the canvas too. */
const outline = (chance: Chance): string => {
  const [a = '', b = '', c = '', d = '', e = '', f = ''] = points(chance, 6);
  const stripes = Array.from({ length: chance.fork('stripes').int(0, 9) }, (_, i) => `M${i * 31} 40H${i * 31 + 9}V400H${i * 31}Z`);
  return `M${a}L${b} ${c}C${d} ${e} ${f}ZM${c}Q${d} ${a}L${e}Z${stripes.join('')}`;
};

interface Drawing {
  pixels: Pixels;
  ground: string;
  data: string[];
}

const drawing = (name: string): Drawing => {
  const chance = chanceFrom(name);
  const data = Array.from({ length: chance.fork('shapes').int(0, 5) }, (_, i) => outline(chance.fork(`shape ${i}`)));
  const ground = chance.fork('ground').pick(GROUNDS);
  const shapes = data.map((d, i) => ({ d, fill: chance.fork(`fill ${i}`).pick(COLOURS) }));
  const { width, height, data: bytes } = canvasRaster(shapes, ground, chance.fork('size').pick([64, 96, 128, 192]));
  return { pixels: { width, height, data: bytes.slice() }, ground, data };
};

const DRAWINGS = Array.from({ length: 60 }, (_, i) => drawing(`loops ${i}`));
const inks = DRAWINGS.map(({ pixels, ground }) => inkOf(pixels, ground));

const unit = (values: Float32Array): Float32Array => {
  const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)) || 1;
  return values.map((value) => value / length);
};

const correlation = ({ a, b, aa, bb, ab }: Moments, count: number): number => {
  const covariance = ab / count - (a / count) * (b / count);
  const deviation = Math.sqrt((aa / count - (a / count) ** 2) * (bb / count - (b / count) ** 2));
  return deviation > 0 ? Math.max(0, Math.min(1, covariance / deviation)) : 0;
};

describe('the loops are equal to plain code, to the last bit', () => {
  test('ink, and ink at fewer pixels', () => {
    for (const { pixels, ground } of DRAWINGS) expect(inkOf(pixels, ground)).toEqual(plainInk(pixels, ground));
    for (const ink of inks) for (const to of [16, 32, 64]) expect(reduced(ink, to).values).toEqual(plainReduced(ink, to));
  });

  test('balance, patches, complexity and symmetry', () => {
    for (const ink of inks) {
      expect(balanceOf(ink)).toEqual(plainBalance(ink));
      expect(fragmentsOf(ink)).toEqual(plainFragments(ink));
      expect(perimetricComplexity(ink)).toBe(plainComplexity(ink));
      expect(symmetryOf(ink)).toBe(plainSymmetry(ink));
    }
  });

  test('patches of noise, which meet in every way', () => {
    const chance = chanceFrom('noise');
    for (let i = 0; i < 30; i += 1) {
      const values = Float32Array.from({ length: 64 * 64 }, (_, at) => (chance.fork(`${i} ${at}`).chance(0.35 + i / 100) ? 1 : 0));
      const ink: Ink = { size: 64, values, box: { left: 0, top: 0, right: 64, bottom: 64 } };
      expect(fragmentsOf(ink)).toEqual(plainFragments(ink));
    }
  });

  test('legibility', () => {
    for (const ink of inks) for (const to of [16, 32, 64]) expect(legibilityAt(ink, to)).toBe(correlation(plainMoments(ink, reduced(ink, to)), ink.values.length));
  });

  test('edges and colours', () => {
    for (const [i, { pixels }] of DRAWINGS.entries()) {
      const { edges, colours } = descriptorOf(inks[i] as Ink, pixels);
      expect(edges).toEqual(unit(plainEdges(inks[i] as Ink)));
      expect(colours).toEqual(unit(plainColours(pixels).map(Math.sqrt)));
    }
  });

  test('fingerprints', () => {
    for (const { pixels } of DRAWINGS) {
      const darkness = plainDarkness(pixels);
      expect(featuresOf(darkness)).toEqual(plainFeatures(darkness));
    }
    const path = fromSvg('M100 100H600V300L350 700L100 300ZM200 200V250H300V200Z');
    let plain = '';
    const print = fingerprintOf([{ role: 'a', path }], (shapes, ground, size) => {
      const pixels = canvasRaster(shapes, ground, size);
      plain = encoded(plainFeatures(plainDarkness(pixels)));
      return pixels;
    });
    expect(print).toBe(plain);
  });

  test('widths of strokes', () => {
    const chance = chanceFrom('widths');
    for (let i = 0; i < 40; i += 1) {
      const edges = Float64Array.from({ length: 4 * (3 + i) }, (_, at) => chance.fork(`${i} ${at}`).range(-500, 1500));
      const [from, out] = room(edges.byteLength, edges.byteLength / 4);
      doublesAt(from, edges.length).set(edges);
      expect([...doublesAt(out, loops.widths(from, edges.length / 4, out))]).toEqual(plainWidths(edges));
    }
    expect(thinnestStroke(fromSvg('M0 0H400V40H0Z'))).toBeCloseTo(40, 0);
  });
});

describe('path data', () => {
  const ARGUMENTS = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, Z: 0 } as const;
  const LETTERS = Object.keys(ARGUMENTS) as (keyof typeof ARGUMENTS)[];
  /** Large, small and none, short and long, halfway between hundredths, with an exponent. */
  const number = (chance: Chance): string => {
    const value = chance.fork('value').range(-400, 1100) * chance.fork('scale').pick([1, 1, 0.001]);
    const whole = Math.round(value);
    return chance.fork('kind').pick([value.toFixed(0), value.toFixed(1), value.toFixed(2), value.toFixed(6), `${value}`, '0', '-0', `${whole}.005`, `${whole}.995`, `${-whole}.125`, '3.2e-7', '-0.004', '0.5', '-.5']);
  };
  const path = (chance: Chance): string =>
    `M0 0${Array.from({ length: chance.fork('count').int(0, 14) }, (_, i) => {
      const own = chance.fork(`command ${i}`);
      const letter = own.fork('letter').pick(LETTERS);
      return letter + Array.from({ length: ARGUMENTS[letter] }, (__, at) => number(own.fork(`${at}`))).join(' ');
    }).join('')}`;

  test('is rounded and compacted as by plain code', () => {
    for (let i = 0; i < 1500; i += 1) {
      const data = path(chanceFrom(`path ${i}`));
      const text = roundedData(data);
      expect(text).toBe(plainRounded(data));
      expect(compactPath(text)).toBe(plainCompact(text));
    }
  });

  test('of many numbers with many decimals is compacted too', () => {
    expect(compactPath('M1.23456 7.5L2.999 8.001')).toBe(compactPath('M1.23 7.5L3 8'));
    expect(compactPath('')).toBe('');
  });
});

test('the module is that of the sources', async () => {
  expect(SOURCE_STAMP).toBe(await stampOfLoops(new URL('../../loops/', import.meta.url)));
});

test('regions of a call are apart, and empty again for the next', () => {
  const [first, second] = room(12, 900_000);
  expect(second).toBeGreaterThanOrEqual(first + 12);
  doublesAt(second, 112_500).fill(7);
  const [, again] = room(12, 900_000);
  expect(doublesAt(again, 112_500).every((value) => value === 0)).toBe(true);
});
