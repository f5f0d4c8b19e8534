import { describe, expect, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { createSemaphore } from './semaphore.ts';

describe('the semaphore', () => {
  test('lets two in at once, in the order in which they came', async () => {
    const pass = createSemaphore(2);
    const order: number[] = [];
    let inside = 0;
    let most = 0;
    const work = async (i: number): Promise<void> => {
      order.push(i);
      most = Math.max(most, (inside += 1));
      await sleep(5);
      inside -= 1;
    };
    await Promise.all([0, 1, 2, 3, 4].map((i) => pass(() => work(i))));
    expect(order).toEqual([0, 1, 2, 3, 4]);
    expect(most).toBe(2);
  });

  test('gives the place on after a failure', async () => {
    const pass = createSemaphore(1);
    await expect(pass(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await pass(() => Promise.resolve('next'))).toBe('next');
  });
});
