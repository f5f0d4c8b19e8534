import { expect, test } from '@jest/globals';
import { taxIn } from './tax.ts';

test.each([
  [2900, 19, 463],
  [2900, 20, 483],
  [1000, 0, 0],
  [121, 21, 21],
  [1, 19, 0],
])('in %s cents, %s %% of tax included are %s cents', (amountCents, percent, cents) => {
  expect(taxIn(amountCents, { percent })).toBe(cents);
});
