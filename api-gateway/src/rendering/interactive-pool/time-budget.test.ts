import { expect, test } from '@jest/globals';
import { THE_HOUSE, visitorAt } from './drawn-for.ts';
import { createTimeBudget } from './time-budget.ts';

const BUDGETS = { paying: { ms: 300, windowMs: 10_000 }, account: { ms: 100, windowMs: 10_000 }, visitor: { ms: 50, windowMs: 10_000 } };

test('an account that has used up its drawing time waits for the end of its window, and others do not', () => {
  let at = 0;
  const budget = createTimeBudget(() => at, BUDGETS);
  const free = { key: 'free', lane: 'account' } as const;
  budget.spend(free, 60);
  expect(budget.secondsLeft(free)).toBe(0);
  budget.spend(free, 60);
  at = 4_000;
  expect([budget.secondsLeft(free), budget.secondsLeft({ key: 'other', lane: 'account' })]).toEqual([6, 0]);
  at = 10_000;
  expect(budget.secondsLeft(free)).toBe(0);
});

test('paying customers have more of it than free accounts, and visitors of one network share theirs', () => {
  const budget = createTimeBudget(() => 0, BUDGETS);
  budget.spend({ key: 'payer', lane: 'paying' }, 200);
  expect(budget.secondsLeft({ key: 'payer', lane: 'paying' })).toBe(0);
  budget.spend(visitorAt('2001:db8:1:2::1'), 60);
  expect(budget.secondsLeft(visitorAt('2001:db8:1:2::ffff'))).toBe(10);
});

test('letters of the house are never held back', () => {
  const budget = createTimeBudget(() => 0, BUDGETS);
  budget.spend(THE_HOUSE, 1_000_000);
  expect(budget.secondsLeft(THE_HOUSE)).toBe(0);
});
