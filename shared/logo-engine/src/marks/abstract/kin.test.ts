import { describe, expect, test } from '@jest/globals';
import { ABSTRACT_MARKS } from './abstract-marks.ts';
import { farness, kinFactor } from './kin.ts';

const BAKERY = ['loaf', 'wheat', 'cup', 'cherry'];
const OUTDOOR = ['mountain', 'tent', 'compass', 'pine'];

describe('what figures say of a trade', () => {
  test('a peak is near to those who climb and far from those who bake', () => {
    expect(farness('foldedPeak', OUTDOOR)).toBe(0);
    expect(farness('foldedPeak', BAKERY)).toBe(1);
    expect(kinFactor('foldedPeak', OUTDOOR)).toBeGreaterThan(1);
    expect(kinFactor('foldedPeak', BAKERY)).toBeLessThan(0.1);
  });

  test('a figure of no meaning costs only where the brief names enough to be drawn instead', () => {
    expect(farness('pods', BAKERY)).toBeGreaterThan(0);
    expect(farness('pods', ['cup'])).toBe(0);
    expect(kinFactor('pods', BAKERY)).toBeLessThan(kinFactor('pods', ['cup']));
  });

  test('a trade without a figure of its own gets none that belongs to another', () => {
    const near = (motifs: readonly string[]) => ABSTRACT_MARKS.filter(({ id }) => farness(id, motifs) === 0).map(({ id }) => id);
    expect(near(BAKERY)).toEqual([]);
    expect(near(['sun', 'lotus', 'meditator'])).toEqual(expect.arrayContaining(['risingSun', 'fineSun', 'petals']));
  });
});
