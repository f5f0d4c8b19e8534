import { beforeEach, describe, expect, test } from '@jest/globals';
import { attemptUntilEnded } from './attempts.ts';

let counted: number;
let ended: string[];
/** An attempt that notes its number. */
const noting =
  (seen: number[], succeeds: (number: number) => boolean) =>
  (number: number): Promise<boolean> => {
    seen.push(number);
    return Promise.resolve(succeeds(number));
  };

beforeEach(() => {
  counted = 0;
  ended = [];
});

const run = (attempt: (number: number) => Promise<boolean>, more: object = {}) =>
  attemptUntilEnded({
    count: () => Promise.resolve((counted += 1)),
    uncount: () => Promise.resolve(void (counted -= 1)),
    most: 3,
    giveUp: () => Promise.resolve(void ended.push('given up')),
    attempt,
    ...more,
  });

describe('attemptUntilEnded', () => {
  test('repeats an attempt that failed by itself, until one succeeds', async () => {
    const seen: number[] = [];
    expect(await run(noting(seen, (number) => number === 2))).toBe(true);
    expect([seen, counted, ended]).toEqual([[1, 2], 2, []]);
  });

  test('gives up once, after the last attempt failed by itself', async () => {
    const seen: number[] = [];
    expect(await run(noting(seen, () => false))).toBe(false);
    expect([seen, ended]).toEqual([[1, 2, 3], ['given up']]);
  });

  test('continues after the attempts of a worker that died', async () => {
    counted = 2;
    const seen: number[] = [];
    await run(noting(seen, () => false));
    expect(seen).toEqual([3]);
  });

  test('does not count what is not the fault of the work, and passes it on', async () => {
    await expect(run((number) => (number === 2 ? Promise.reject(new Error('disk full')) : Promise.resolve(false)))).rejects.toThrow('disk full');
    expect([counted, ended]).toEqual([1, []]);
  });

  test('attempts nothing where the work has ended already', async () => {
    expect(await run(() => Promise.reject(new Error('attempted')), { count: () => Promise.resolve(undefined) })).toBe(true);
    expect(ended).toEqual([]);
  });
});
