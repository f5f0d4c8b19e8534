import { expect, test } from '@jest/globals';
import { describeOrder } from './describe-order.ts';

test('an order is described by what is bought', () => {
  expect(describeOrder({ kind: 'brand-kit', credits: null })).toBe('Brand kit');
  expect(describeOrder({ kind: 'credits', credits: 150 })).toBe('150 credits');
  expect(describeOrder({ kind: 'credits', credits: null })).toBe('0 credits');
});
