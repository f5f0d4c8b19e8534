import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildProduct, descendants, freePort, startProduct, type Product } from '../../testing/product.ts';

let product: Product;
let dataDir: string;
beforeAll(async () => {
  buildProduct();
  dataDir = mkdtempSync(join(tmpdir(), 'fifteen-frozen-'));
  product = startProduct({ environment: { DATA_DIR: dataDir, PORT: String(await freePort()) } });
  await product.ready;
}, 120_000);
afterAll(async () => {
  for (const pid of databases()) process.kill(pid, 'SIGCONT');
  product.process.kill('SIGTERM');
  await product.ended;
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

/** PostgreSQL itself and every process of it. */
const databases = (): number[] =>
  descendants(product.process.pid ?? 0)
    .filter((pid) => /postgres/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8')))
    .map(Number);

const timed = async (path: string) => {
  const start = performance.now();
  const answer = await fetch(product.url + path, { signal: AbortSignal.timeout(30_000) });
  return { status: answer.status, text: await answer.text(), ms: Math.round(performance.now() - start) };
};

test('S8: a frozen database makes /readyz say so within two seconds, also when many ask; once it moves all is well', async () => {
  const frozen = databases();
  expect(frozen.length).toBeGreaterThan(3);
  for (const pid of frozen) process.kill(pid, 'SIGSTOP');
  const together = await Promise.all(Array.from({ length: 40 }, () => timed('/readyz')));
  const answers = [...together, await timed('/readyz')];
  for (const { status, text } of answers) expect([status, JSON.parse(text).detail]).toEqual([503, 'Not ready: database']);
  const slowest = Math.max(...answers.map(({ ms }) => ms));
  expect(slowest).toBeLessThan(2_500);
  const alive = await timed('/healthz');
  expect([alive.status, alive.ms < 1_000]).toEqual([200, true]);
  expect((await timed('/')).status).toBe(200);
  for (const pid of frozen) process.kill(pid, 'SIGCONT');
  const deadline = Date.now() + 10_000;
  while ((await timed('/readyz')).status !== 200 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 50));
  expect((await timed('/readyz')).status).toBe(200);
  figure('S8', `database frozen: /readyz answers ${[...new Set(answers.map(({ status }) => status))].join()} after at most ${slowest} ms, ${answers.length} times`);
}, 120_000);
