import { expect, test } from '@jest/globals';
import { rowsOf } from './rows-of.ts';

const sized = (...ratios: number[]) => ratios.map((ratio) => ({ width: Math.round(ratio * 100), height: 100 }));
const ratios = (rows: { width: number }[][]) => rows.map((row) => row.map(({ width }) => width / 100));

test('pictures stand beside each other while the row keeps a good height', () => {
  expect(ratios(rowsOf(sized(2, 2, 2, 2)))).toEqual([[2, 2], [2, 2]]);
  expect(ratios(rowsOf(sized(1.6, 0.5)))).toEqual([[1.6, 0.5]]);
});

test('a very broad one has a row of its own, and every picture is there once', () => {
  expect(ratios(rowsOf(sized(3, 5.9, 2.6, 1.8, 2)))).toEqual([[3], [5.9], [2.6, 1.8], [2]]);
  expect(rowsOf([])).toEqual([]);
});
