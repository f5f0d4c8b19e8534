import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { PoolClient } from 'pg';
import type { Platform } from '../runtime/platform.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';

let platform: Platform;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ platform, stop } = await startTestPlatform());
});
afterAll(() => stop());

/** As the kernel does it when the other end is gone. */
const breakOff = (client: PoolClient): boolean =>
  (client as unknown as { connection: { stream: { destroy: (error: Error) => unknown } } }).connection.stream.destroy(new Error('write EPIPE')) !== undefined;

test('S8: a connection that breaks while it is in use fails its query, and neither the process nor the next query', async () => {
  const client = await platform.pool.connect();
  const running = client.query('SELECT pg_sleep(30)');
  breakOff(client);
  await expect(running).rejects.toThrow();
  client.release(true);
  const { rows } = await platform.pool.query('SELECT 15 AS concepts');
  expect(rows).toEqual([{ concepts: 15 }]);
});
