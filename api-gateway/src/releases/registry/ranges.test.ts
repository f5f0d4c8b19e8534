import { expect, test } from '@jest/globals';
import { satisfies } from './ranges.ts';

test('a range is its first version and what follows before the next that may break', () => {
  expect(['19.0.0', '19.3.1'].map((version) => satisfies(version, '^19.0.0'))).toEqual([true, true]);
  expect(['18.3.1', '20.0.0', '19.0.0'].map((version) => satisfies(version, '^19.1.0'))).toEqual([false, false, false]);
  expect([satisfies('0.2.4', '^0.2.3'), satisfies('0.3.0', '^0.2.3')]).toEqual([true, false]);
  expect(['20.0.0-rc.1', '19.1.0-rc.1', 'nineteen', ''].map((version) => satisfies(version, '^19.0.0'))).toEqual([false, false, false, false]);
});

test('any other form is not satisfied: our builds write none', () => {
  for (const range of ['*', '>=19', '19.x', '^19', '^18.0.0 || *', 'latest', '']) expect(satisfies('19.0.0', range)).toBe(false);
});

test.each([
  ['19.1.0', '^19.1.0', true],
  ['19.1.1', '^19.1.0', true],
  ['19.10.0', '^19.9.9', true],
  ['19.0.10', '^19.0.9', true],
  ['19.2.0', '^19.1.5', true],
  ['19.0.9', '^19.1.0', false],
  ['19.1.0', '^19.1.1', false],
  ['0.2.2', '^0.2.3', false],
  ['1.2.3', '^0.2.3', false],
  ['19.0.0', '19.0.0', false],
  ['19.0.0', '^^19.0.0', false],
  ['19.0.0', '^19.0', false],
  ['19.0.0', '^19.0.0 ', false],
  ['19.0.0-beta', '^19.0.0', false],
  ['v19.0.0', '^19.0.0', false],
  ['', '^19.0.0', false],
  ['19.0.0', '19.0.0^', false],
])('%s in %s: %s', (version, range, is) => {
  expect(satisfies(version, range)).toBe(is);
});
