import { describe, expect, test } from '@jest/globals';
import type { DrawnFor } from './drawn-for.ts';
import { createFairQueue, QueueFull } from './fair-queue.ts';

const account = (key: string): DrawnFor => ({ key, lane: 'account' });
const visitor = (key: string): DrawnFor => ({ key, lane: 'visitor' });
const paying = (key: string): DrawnFor => ({ key, lane: 'paying' });

/** A queue whose work ends when the test says so, and the order in which it began. */
const watched = (options: Partial<Parameters<typeof createFairQueue>[0]> = {}) => {
  const inTurn = createFairQueue({ places: 1, mostEach: 100, most: 1_000, ...options });
  const order: string[] = [];
  const ends: (() => void)[] = [];
  const add = (caller: DrawnFor, name = caller.key, signal?: AbortSignal): Promise<string> =>
    inTurn(
      caller,
      () => {
        order.push(name);
        return new Promise((resolve) => ends.push(() => resolve(name)));
      },
      signal,
    );
  /** Ends what is under way, one after the other, until nothing waits. */
  const drain = async (): Promise<string[]> => {
    await new Promise((resolve) => setImmediate(resolve));
    for (let next = ends.shift(); next; next = ends.shift()) {
      next();
      await new Promise((resolve) => setImmediate(resolve));
    }
    return order;
  };
  return { add, drain, order };
};

const quietly = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error);

describe('a fair queue', () => {
  test('serves callers in turn, however much one of them has waiting', async () => {
    const { add, drain } = watched();
    for (let i = 0; i < 5; i += 1) void add(account('greedy'), `greedy ${i}`);
    void add(account('modest'), 'modest 0');
    void add(account('third'), 'third 0');
    void add(account('modest'), 'modest 1');
    expect(await drain()).toEqual(['greedy 0', 'greedy 1', 'modest 0', 'third 0', 'greedy 2', 'modest 1', 'greedy 3', 'greedy 4']);
  });

  test('keeps the order of one caller', async () => {
    const { add, drain } = watched();
    for (let i = 0; i < 4; i += 1) void add(account('a'), `${i}`);
    expect(await drain()).toEqual(['0', '1', '2', '3']);
  });

  test('gives paying customers eight turns for two of other accounts and one of visitors', async () => {
    const { add, drain } = watched();
    void add(account('first'));
    for (let i = 0; i < 22; i += 1) for (const caller of [paying('p'), account('a'), visitor('v')]) void add(caller);
    const served = (await drain()).slice(1, 23);
    expect(['p', 'a', 'v'].map((key) => served.filter((name) => name === key).length)).toEqual([16, 4, 2]);
  });

  test('leaves no lane without a turn', async () => {
    const { add, drain } = watched();
    for (let i = 0; i < 40; i += 1) void add(paying('p'));
    void add(visitor('v'));
    expect((await drain()).indexOf('v')).toBeLessThan(12);
  });

  test('refuses the caller who overflows, with a time, and nobody else', async () => {
    const { add, drain } = watched({ mostEach: 3 });
    const greedy = Array.from({ length: 8 }, () => quietly(add(account('greedy'))));
    const modest = add(account('modest'));
    await drain();
    const answers = await Promise.all(greedy);
    expect(answers.filter((answer) => answer === 'greedy')).toHaveLength(4);
    const refusal = answers.find((answer) => answer instanceof QueueFull);
    expect(refusal?.retryAfterSeconds).toBeGreaterThanOrEqual(1);
    await expect(modest).resolves.toBe('modest');
  });

  test('when the whole queue overflows, the account with the most waiting loses its newest work', async () => {
    const { add, drain } = watched({ most: 5 });
    const greedy = Array.from({ length: 5 }, (_, i) => quietly(add(account('greedy'), `greedy ${i}`)));
    const others = ['a', 'b', 'c'].map((key) => add(account(key)));
    await drain();
    expect((await Promise.all(greedy)).map((answer) => (answer instanceof QueueFull ? 'refused' : answer))).toEqual(['greedy 0', 'greedy 1', 'greedy 2', 'refused', 'refused']);
    await expect(Promise.all(others)).resolves.toEqual(['a', 'b', 'c']);
  });

  test('forgets work whose caller has left, and its place in the count', async () => {
    const { add, drain, order } = watched({ mostEach: 1 });
    void add(account('first'));
    const gone = new AbortController();
    const left = quietly(add(account('a'), 'left', gone.signal));
    gone.abort(new Error('gone'));
    const next = add(account('a'), 'next');
    await drain();
    expect(await left).toEqual(new Error('gone'));
    await expect(next).resolves.toBe('next');
    expect(order).toEqual(['first', 'next']);
  });

  test('a piece of work that fails frees its place', async () => {
    const inTurn = createFairQueue({ places: 1, mostEach: 10, most: 10 });
    const failing = quietly(inTurn(account('a'), () => Promise.reject(new Error('broken'))));
    const next = inTurn(account('b'), () => Promise.resolve('drawn'));
    expect([await failing, await next]).toEqual([new Error('broken'), 'drawn']);
  });

  test('runs as much at once as it has places', async () => {
    const { add, order } = watched({ places: 2 });
    for (const key of ['a', 'b', 'c']) void add(account(key));
    await new Promise((resolve) => setImmediate(resolve));
    expect(order).toEqual(['a', 'b']);
  });
});
