import { describe, expect, test } from '@jest/globals';
import { canvasRaster } from '../node/canvas-raster.ts';
import { balanceOf } from './balance.ts';
import { cosineDistance, descriptorOf } from './descriptor.ts';
import { fragmentsOf } from './fragments.ts';
import { inkOf, reduced } from './ink.ts';
import { legibilityAt } from './legibility.ts';

/** Ink of shapes on white, at 96 pixels of the 1000 by 1000 canvas. */
const painted = (...data: string[]) => canvasRaster(data.map((d) => ({ d, fill: '#000000' })), '#ffffff', 96);
const inkFrom = (...data: string[]) => inkOf(painted(...data), '#ffffff');

const SQUARE = 'M250 250H750V750H250Z';
/** Two arms that only their foot joins, around a separate bar. */
const CUP = 'M200 200H300V700H700V200H800V800H200Z';
const BAR = 'M450 200H550V600H450Z';

describe('ink', () => {
  test('its box holds all of it, and nothing of an empty canvas', () => {
    expect(inkFrom(SQUARE).box).toEqual({ left: 24, top: 24, right: 72, bottom: 72 });
    expect(inkFrom().box).toEqual({ left: 0, top: 0, right: 0, bottom: 0 });
  });

  test('reduced, it keeps its sum', () => {
    const ink = inkFrom(CUP, BAR);
    const sumOf = (values: Float32Array) => values.reduce((sum, value) => sum + value, 0);
    expect(sumOf(reduced(ink, 16).values) * 36).toBeCloseTo(sumOf(ink.values), 1);
  });
});

describe('measures of ink', () => {
  test('patches that meet only below are one', () => {
    expect(fragmentsOf(inkFrom(CUP)).count).toBe(1);
    expect(fragmentsOf(inkFrom(CUP, BAR)).count).toBe(2);
    expect(fragmentsOf(inkFrom())).toEqual({ count: 0, specks: 0 });
  });

  test('a patch of a pixel or two is a speck', () => {
    expect(fragmentsOf(inkFrom(SQUARE, 'M52 52H62.5V62.5H52Z'))).toEqual({ count: 2, specks: 1 });
  });

  test('balance is 0 in the middle and signed off it', () => {
    expect(balanceOf(inkFrom(SQUARE)).x).toBeCloseTo(0, 6);
    expect(balanceOf(inkFrom('M0 500H500V1000H0Z')).x).toBeCloseTo(-0.25, 1);
    expect(balanceOf(inkFrom('M0 500H500V1000H0Z')).y).toBeCloseTo(0.25, 1);
  });

  test('a solid shape stays legible small, fine lines do not', () => {
    const lines = Array.from({ length: 24 }, (_, i) => `M${i * 42} 0H${i * 42 + 12}V1000H${i * 42}Z`);
    expect(legibilityAt(inkFrom(SQUARE), 16)).toBeGreaterThan(0.95);
    expect(legibilityAt(inkFrom(...lines), 16)).toBeLessThan(0.5);
  });
});

describe('the descriptor', () => {
  const edges = (d: string) => descriptorOf(inkFrom(d), painted(d)).edges;

  test('tells opposite edges apart, and finds an edge where it was', () => {
    const [upper, lower] = ['M0 0H1000V500H0Z', 'M0 500H1000V1000H0Z'];
    expect(cosineDistance(edges(upper), edges(upper))).toBeCloseTo(0, 5);
    expect(cosineDistance(edges(upper), edges(lower))).toBe(1);
  });

  test('has one direction for each side of a square and each of a diamond', () => {
    const directions = (d: string) => new Set([...edges(d).entries()].filter(([, value]) => value > 0.05).map(([bin]) => bin % 8)).size;
    expect(directions('M500 200L800 500L500 800L200 500Z')).toBeGreaterThanOrEqual(4);
    expect(directions(SQUARE)).toBe(4);
  });
});
