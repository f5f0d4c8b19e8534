import { expect, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { mapConcurrent } from './map-concurrent.ts';

test('begins the items in their order, two at once and never more', async () => {
  const order: number[] = [];
  let inside = 0;
  let most = 0;
  await mapConcurrent([0, 1, 2, 3, 4], 2, async (i) => {
    order.push(i);
    most = Math.max(most, (inside += 1));
    await sleep(5);
    inside -= 1;
  });
  expect(order).toEqual([0, 1, 2, 3, 4]);
  expect(most).toBe(2);
});

test('an error stops none of the others, and the first is thrown once all have ended', async () => {
  const ended: number[] = [];
  const working = mapConcurrent([0, 1, 2, 3], 2, async (i) => {
    await sleep(i === 0 ? 1 : 10);
    if (i < 2) throw new Error(`item ${i}`);
    ended.push(i);
  });
  await expect(working).rejects.toThrow('item 0');
  expect(ended).toEqual([2, 3]);
});
