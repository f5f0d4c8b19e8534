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

  test('a union of separate shapes keeps each, resolved, and joins those that touch', () => {
    const overlapping = g.fromSvg('M300 0H400V100H300ZM350 50H450V150H350Z');
    const all = g.union(square, overlapping, shifted, g.circle(0, 500, 50));
    expect(areaBox(all)).toEqual([-50, 0, 500, 550]);
    expect(g.toSvg(all).match(/M/g)).toHaveLength(3);
  });

  test('separate cuts are made at once, as one after the other; a cut beside the shape changes nothing', () => {
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

  test('a long curve next to a rounded corner keeps its shape when the outline grows', () => {
    const roll = g.fromSvg('M0 0A300 300 0 0 1 300 0L250 300A400 400 0 0 0 50 300Z');
    const softened = g.grow(g.grow(roll, -10, 'miter'), 10, 'round');
    expect(g.inkAreaOf(g.difference(softened, roll))).toBeLessThan(60);
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
  test.each([264, 316, 340, 364, 384, 400])('a circle of radius %i stays a circle when it grows', (radius) => {
    const reach = radius + 24;
    expect(areaBox(g.grow(g.circle(0, 0, radius), 24))).toEqual([-reach, -reach, 2 * reach, 2 * reach]);
  });

  test.each([[386, 20], [300, 20], [212, 34], [90, 40], [470, 44]])('a stroke around a circle of radius %d and width %d covers a ring of even width', (radius, width) => {
    const ring = g.stroke(g.circle(0, 0, radius), width, { join: 'round', cap: 'butt', miter: 8 });
    expect(g.inkAreaOf(ring) / (2 * Math.PI * radius * width)).toBeCloseTo(1, 2);
    const distances = g.contoursOf(ring, 6).flatMap((contour) => contour.map(([x, y]) => Math.abs(Math.hypot(x, y) - radius)));
    expect(Math.max(...distances)).toBeLessThan(width / 2 + 1);
  });

  test('grow moves the edge out and, negative, in', () => {
    expect(areaBox(g.grow(g.rect(0, 0, 100, 100), 10))).toEqual([-10, -10, 120, 120]);
    expect(areaBox(g.grow(g.rect(0, 0, 100, 100), -10))).toEqual([10, 10, 80, 80]);
  });
});

describe('svg', () => {
  test('coordinates are rounded to a hundredth', () => {
    expect(g.toSvg(g.fromSvg('M0 0L10.23456 0L0.0000001 20Z'))).not.toMatch(/\.\d{3}|e-/);
  });

  test('numbers are rounded to hundredths and written without a leading zero, never as -0', () => {
    const numbers = ['0.004', '-0.004', '-0.006', '12.995', '-12.995', '0.125', '-0.125', '99.9999', '7.5', '-7.25', '1e-07', '1234.5678', '-0.5'];
    const rounded = numbers.map((text) => String(Math.round(Number(text) * 100) / 100 || 0).replace(/^(-?)0\./, '$1.'));
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

  test('warp keeps a hole that runs the same way round as its outline', () => {
    const ring = g.evenOddPath('M0 0H100V100H0ZM25 25H75V75H25Z');
    expect(g.contoursOf(g.warp(ring, (point) => point), 10)).toHaveLength(2);
  });

  test('warp bends straight lines', () => {
    const bent = g.warp(g.rect(0, 0, 200, 10), ([x, y]) => [x, y + Math.sin((x / 200) * Math.PI) * 50]);
    expect(areaBox(bent)).toEqual([0, 0, 200, 60]);
  });
});

describe('contours', () => {
  test('a contour ends exactly where it began, so that a hole with an edge at the height of an outer edge belongs to its shape', () => {
    const gate = g.fromSvg('M640 -118.3L700 -58.3L700 184.5L-41.8 184.5L18.200001 -118.3L25.663157 -118.3L180 -950L640 -950ZM157.13643 -118.3L298 -881.7L510 -881.7L510 -118.3Z');
    for (const contour of g.contoursOf(gate, 20)) expect(contour.at(-1)).toEqual(contour[0]);
    expect(g.piecesOf(gate)).toHaveLength(1);
  });

  test('a contour that touches another with its first corner counts as ink beside it, not as its hole', () => {
    const beside = g.evenOddPath('M0 0L-100 50L-100 -50ZM100 -100L100 100L0 0Z');
    expect(g.inkAreaOf(beside)).toBeCloseTo(15_000, 0);
    expect(g.piecesOf(beside)).toHaveLength(2);
  });
});
