import { describe, expect, test } from '@jest/globals';
import { chanceFrom } from './chance.ts';

const draws = (seed: string) => {
  const source = chanceFrom(seed);
  return Array.from({ length: 5 }, () => source.next());
};

describe('chance', () => {
  test('the same seed draws the same numbers, another seed others', () => {
    expect(draws('a')).toEqual(draws('a'));
    expect(draws('a')).not.toEqual(draws('b'));
  });

  test('a fork does not depend on what was drawn before it', () => {
    const used = chanceFrom('seed');
    used.next();
    used.next();
    expect(used.fork('font').next()).toBe(chanceFrom('seed').fork('font').next());
  });

  test('int covers its range, both ends included', () => {
    const source = chanceFrom('int');
    const seen = new Set(Array.from({ length: 200 }, () => source.int(1, 4)));
    expect([...seen].sort()).toEqual([1, 2, 3, 4]);
  });

  test('weighted never takes an item of weight 0 and follows the weights', () => {
    const source = chanceFrom('weights');
    const taken = Array.from({ length: 400 }, () => source.weighted(['never', 'seldom', 'often'], (x) => ({ never: 0, seldom: 1, often: 4 })[x] ?? 0));
    expect(taken).not.toContain('never');
    expect(taken.filter((x) => x === 'often').length).toBeGreaterThan(taken.filter((x) => x === 'seldom').length * 2);
  });

  test('picking from nothing is an error, not an undefined', () => {
    expect(() => chanceFrom('x').pick([])).toThrow(RangeError);
  });
});
