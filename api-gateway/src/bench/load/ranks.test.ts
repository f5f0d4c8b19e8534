import { expect, test } from '@jest/globals';
import { orderKept, placesLost } from './ranks.ts';
import { slopeOf } from './slope.ts';

test('ranks: the same order keeps every place', () => {
  expect(placesLost([10, 20, 30], [5, 6, 7])).toEqual([0, 0, 0]);
  expect(orderKept([10, 20, 30], [5, 6, 7])).toBe(1);
});

test('ranks: who came first and is served last loses all places, and the opposite order is -1', () => {
  expect(placesLost([1, 2, 3], [9, 4, 5])).toEqual([2, -1, -1]);
  expect(orderKept([1, 2, 3, 4], [4, 3, 2, 1])).toBe(-1);
});

test('slope: by how much a line grows, whatever its height; scatter around it changes nothing', () => {
  expect(slopeOf([[0, 5], [1, 7], [2, 9]])).toBe(2);
  expect(slopeOf([[0, 1], [0, -1], [1, 4], [1, 2]])).toBe(3);
});
