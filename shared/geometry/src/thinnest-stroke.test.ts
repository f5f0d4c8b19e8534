import { describe, expect, test } from '@jest/globals';
import { difference } from './booleans.ts';
import { rect } from './polygons.ts';
import { circle, ellipse, ring } from './rounds.ts';
import { thinnestStroke } from './thinnest-stroke.ts';
import { union } from './booleans.ts';

describe('the thinnest stroke', () => {
  test('is the width of an even line, straight or round', () => {
    expect(thinnestStroke(rect(0, 0, 90, 900))).toBeCloseTo(90, 0);
    expect(thinnestStroke(ring(0, 0, 400, 340))).toBeCloseTo(60, 0);
  });

  test('is the hairline of a letter of thick and thin, not its stem', () => {
    const serif = union(rect(0, 0, 180, 800), rect(150, 380, 400, 24), rect(520, 0, 180, 800));
    expect(thinnestStroke(serif)).toBeCloseTo(24, 0);
    expect(thinnestStroke(difference(circle(0, 0, 400), ellipse(0, 0, 260, 380)))).toBeLessThan(40);
  });

  test('is undefined without ink', () => {
    expect(thinnestStroke(difference(rect(0, 0, 10, 10), rect(-1, -1, 20, 20)))).toBe(0);
  });
});
