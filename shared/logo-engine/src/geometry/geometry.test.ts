import { describe, expect, test } from '@jest/globals';
import * as g from './index.ts';
import { roundedData } from './rounded-data.ts';

const areaBox = (path: g.Path) => {
  const { x, y, width, height } = g.boundsOf(path);
  return [x, y, width, height].map((value) => Math.round(value));
};

describe('booleans', () => {
  const square = g.rect(0, 0, 100, 100);
  const shifted = g.rect(50, 0, 100, 100);

  test('union covers both, intersect the common part, difference the rest', () => {
    expect(areaBox(g.union(square, shifted))).toEqual([0, 0, 150, 100]);
    expect(areaBox(g.intersect(square, shifted))).toEqual([50, 0, 50, 100]);
    expect(areaBox(g.difference(square, shifted))).toEqual([0, 0, 50, 100]);
    expect(g.isEmpty(g.difference(square, square))).toBe(true);
  });

  test('a union of shapes that stand apart keeps each, resolved, and joins those that touch', () => {
    const overlapping = g.fromSvg('M300 0H400V100H300ZM350 50H450V150H350Z');
    const all = g.union(square, overlapping, shifted, g.circle(0, 500, 50));
    expect(areaBox(all)).toEqual([-50, 0, 500, 550]);
    expect(g.toSvg(all).match(/M/g)).toHaveLength(3);
  });

  test('cuts that stand apart are made at once, as one after the other; a cut beside the shape changes nothing', () => {
    const bars = [0, 40, 80].map((x) => g.rect(x, -10, 20, 50));
    const oneByOne = bars.reduce((rest, bar) => g.difference(rest, bar), square);
    expect(areaBox(g.xor(g.difference(square, ...bars), oneByOne))).toEqual([0, 0, 0, 0]);
    expect(g.toSvg(g.difference(oneByOne, g.rect(500, 500, 9, 9)))).toBe(g.toSvg(oneByOne));
  });

  test('an operation leaves its arguments as they were', () => {
    const before = g.toSvg(square);
    g.union(square, shifted);
    g.translate(square, 5, 5);
    g.stroke(square, 10);
    expect(g.toSvg(square)).toBe(before);
  });

  test('overlapping contours of a font outline are filled, not hollow', () => {
    const overlapping = g.fromSvg('M0 0H100V100H0ZM50 50H150V150H50Z');
    expect(g.toSvg(overlapping).match(/M/g)).toHaveLength(1);
  });
});

describe('crumbs', () => {
  const holed = g.difference(g.rect(0, 0, 400, 400), g.circle(200, 200, 90));

  test('nicks in a shape are closed, specks beside it are gone, its hole stays', () => {
    const crumbled = g.together(g.difference(holed, g.rect(20, 20, 10, 30)), g.rect(600, 0, 20, 20));
    const clean = g.withoutCrumbs(crumbled);
    expect(g.isEmpty(g.xor(clean, holed))).toBe(true);
    expect(g.inkAreaOf(clean) / (400 * 400 - Math.PI * 90 * 90)).toBeCloseTo(1, 2);
  });

  test('a shape without any is itself', () => {
    expect(g.withoutCrumbs(holed)).toBe(holed);
  });
});

describe('rounds', () => {
  test('a round stroke is made of few cubic arcs, not of dozens of quadratics', () => {
    const pill = g.stroke(g.polyline([[0, 0], [100, 0]]), 40);
    expect(areaBox(pill)).toEqual([-20, -20, 140, 40]);
    expect(g.segmentCount(pill)).toBeLessThanOrEqual(8);
  });

  test('round joins of a cornered line keep their shape with few segments', () => {
    const zigzag = g.stroke(g.polyline([[0, 0], [100, 100], [200, 0], [300, 100]]), 60);
    expect(g.segmentCount(zigzag)).toBeLessThan(30);
    expect(areaBox(zigzag)).toEqual([-30, -30, 360, 160]);
  });

  test('a lens is as wide as its bulges say', () => {
    expect(areaBox(g.lens([0, 500], [0, -500], 0.3))).toEqual([-300, -500, 600, 1000]);
  });

  test.each(['top-left', 'top-right', 'bottom-right', 'bottom-left'] as const)('a %s quarter fills its cell', (corner) => {
    expect(areaBox(g.quarter(10, 20, 100, corner))).toEqual([10, 20, 100, 100]);
  });

  test('wedges and bands keep to their angles', () => {
    expect(areaBox(g.wedge(0, 0, 100, 0, 90))).toEqual([0, 0, 100, 100]);
    expect(areaBox(g.band(0, 0, 100, 50, 180, 360))).toEqual([-100, -100, 200, 100]);
  });
});

describe('outlines', () => {
  test('grow moves the edge out and, negative, in', () => {
    expect(areaBox(g.grow(g.rect(0, 0, 100, 100), 10))).toEqual([-10, -10, 120, 120]);
    expect(areaBox(g.grow(g.rect(0, 0, 100, 100), -10))).toEqual([10, 10, 80, 80]);
  });
});

describe('svg', () => {
  test('coordinates are rounded to a hundredth', () => {
    expect(g.toSvg(g.fromSvg('M0 0L10.23456 0L0.0000001 20Z'))).not.toMatch(/\.\d{3}|e-/);
  });

  test('rounding digit by digit rounds as Math.round does', () => {
    const numbers = ['0.004', '-0.004', '-0.006', '12.995', '-12.995', '0.125', '-0.125', '99.9999', '7.5', '-7.25', '1e-07', '1234.5678', '-0.5'];
    const rounded = numbers.map((text) => String(Math.round(Number(text) * 100) / 100 || 0));
    expect(roundedData(`M${numbers.join(' ')}Z`)).toBe(`M${rounded.join(' ')}Z`);
  });

  test('the same shape prints the same bytes', () => {
    const draw = () => g.toSvg(g.union(g.circle(3, 4, 77), g.star(5, 120, 60)));
    expect(draw()).toBe(draw());
  });
});

describe('contours and warp', () => {
  test('contours follow the edge at about the step', () => {
    const [square] = g.contoursOf(g.rect(0, 0, 100, 100), 10);
    expect(square).toHaveLength(41);
  });

  test('warp bends straight lines', () => {
    const bent = g.warp(g.rect(0, 0, 200, 10), ([x, y]) => [x, y + Math.sin((x / 200) * Math.PI) * 50]);
    expect(areaBox(bent)).toEqual([0, 0, 200, 60]);
  });
});
