import { describe, expect, test } from '@jest/globals';
import { chanceOfSoMany, judge, mostItFailsMore } from './judge-canary.ts';

/** Newcombe's method 10 for 10 of 100 and 5 of 100 at one-sided 95 %, worked out apart. */
const BOUND_OF_TEN = 0.115509;

const of = (failed: number, visits: number) => ({ failed, visits });

describe('a canary that decides', () => {
  test('goes back as soon as it fails beyond doubt, long before its visits are full', () => {
    expect(judge(of(8, 20), of(1, 180), 500)).toMatchObject({ move: 'rollback', reason: expect.stringContaining('8 of 20 visits failed, before 1 of 180 visits failed') });
  });

  test('is promoted with enough visits on both sides, and waits until then', () => {
    expect(judge(of(0, 499), of(0, 5_000), 500)).toEqual({ move: 'wait' });
    expect(judge(of(0, 500), of(0, 400), 500)).toEqual({ move: 'wait' });
    expect(judge(of(1, 500), of(10, 5_000), 500)).toMatchObject({ move: 'promote' });
  });

  test('waits where it is worse, and neither surely nor harmlessly so', () => {
    expect(judge(of(14, 500), of(50, 5_000), 500)).toEqual({ move: 'wait' });
  });

  test('takes two failures for bad luck, whatever the figures', () => {
    expect(judge(of(2, 2), of(0, 10_000), 50)).toEqual({ move: 'wait' });
  });
});

test('Fisher’s chance and Newcombe’s bound are those of the books', () => {
  // Fisher's tea: 3 of 4 and 1 of 4 are 17/70.
  expect(chanceOfSoMany(of(3, 4), of(1, 4))).toBeCloseTo(17 / 70, 10);
  expect(chanceOfSoMany(of(0, 10), of(0, 10))).toBe(1);
  expect(mostItFailsMore(of(0, 500), of(0, 500))).toBeCloseTo(0.0054, 3);
});

describe('the figures behind a verdict', () => {
  test('are in its reason', () => {
    expect(judge(of(8, 20), of(1, 180), 500)).toEqual({ move: 'rollback', reason: '8 of 20 visits failed, before 1 of 180 visits failed: a chance of 1.9e-8 if both were alike' });
    expect(judge(of(0, 500), of(0, 500), 500)).toEqual({ move: 'promote', reason: '0 of 500 visits failed, before 0 of 500 visits failed: at most 0.5 points worse' });
  });

  test('three failures suffice where nothing failed before, and both sides need their visits', () => {
    expect(judge(of(3, 3), of(0, 10_000), 50)).toMatchObject({ move: 'rollback' });
    expect(judge(of(3, 100), of(2, 100), 50)).toEqual({ move: 'wait' });
    expect(judge(of(0, 500), of(0, 499), 500)).toEqual({ move: 'wait' });
    expect(judge(of(0, 0), of(0, 0), 1)).toEqual({ move: 'wait' });
  });

  test('a chance of five in ten thousand is not sure enough', () => {
    // 5 of 20 beside 1 of 180: about 4e-5. 3 of 20 beside 1 of 180: about 3e-3.
    expect(judge(of(5, 20), of(1, 180), 500).move).toBe('rollback');
    expect(judge(of(3, 20), of(1, 180), 500).move).toBe('wait');
    expect(chanceOfSoMany(of(4, 40), of(1, 360))).toBeGreaterThan(0.0004);
  });

  test('Fisher’s chance is that of the tables, on either side and at the edges', () => {
    expect(chanceOfSoMany(of(4, 4), of(0, 4))).toBeCloseTo(1 / 70, 10);
    expect(chanceOfSoMany(of(2, 4), of(2, 4))).toBeCloseTo(53 / 70, 10);
    expect(chanceOfSoMany(of(1, 4), of(3, 4))).toBeCloseTo(69 / 70, 10);
    expect(chanceOfSoMany(of(0, 4), of(4, 4))).toBeCloseTo(1, 10);
    expect(chanceOfSoMany(of(0, 4), of(2, 2))).toBeCloseTo(1, 10);
    expect(chanceOfSoMany(of(3, 10), of(0, 1))).toBeCloseTo(8 / 11, 10);
  });

  test('Newcombe’s bound is that of the formula', () => {
    expect(mostItFailsMore(of(0, 0), of(0, 0))).toBeCloseTo(1, 10);
    expect(mostItFailsMore(of(0, 500), of(0, 500))).toBeCloseTo(0.005383, 5);
    expect(mostItFailsMore(of(10, 100), of(5, 100))).toBeCloseTo(BOUND_OF_TEN, 6);
    expect(mostItFailsMore(of(0, 500), of(0, 0))).toBeCloseTo(0.005383, 5);
  });
});
