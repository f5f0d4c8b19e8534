import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Pool } from 'pg';
import { buildProduct, descendants, freePort, MAIN, startProduct, survivorsOf, type Product } from '../testing/product.ts';

jest.setTimeout(30_000);

const NOBODY = 65534;
const STOP_MS = 5_000;
/** A supervised process is back after the first pause and its own start. */
const RECOVERY_MS = 8_000;

let folder: string;
let dataDir: string;
let started: Product[];

beforeAll(buildProduct);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fifteen-product-'));
  dataDir = join(folder, 'data');
  started = [];
});
afterEach(async () => {
  for (const product of started) product.process.kill('SIGKILL');
  await Promise.all(started.map(({ ended }) => ended));
  // PostgreSQL ends by itself a moment after its starter.
  await new Promise((resolve) => setTimeout(resolve, 200));
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

const start = async (environment: NodeJS.ProcessEnv = {}, options = {}): Promise<Product> => {
  const product = startProduct({ environment: { DATA_DIR: dataDir, PORT: String(await freePort()), ...environment }, options });
  started.push(product);
  return product;
};

const startReady = async (environment?: NodeJS.ProcessEnv, options?: object): Promise<Product> => {
  const product = await start(environment, options);
  await product.ready;
  return product;
};

const statusOf = (product: Product): Promise<number> =>
  fetch(`${product.url}/readyz`).then(
    ({ status }) => status,
    () => 0,
  );

const untilReady = async (product: Product): Promise<void> => {
  const deadline = Date.now() + RECOVERY_MS;
  while ((await statusOf(product)) !== 200) {
    if (Date.now() > deadline) throw new Error(`not ready again: ${product.errors()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

const query = async (text: string): Promise<unknown[]> => {
  const pool = new Pool({ connectionString: `postgresql://app@localhost/fifteen?host=${join(dataDir, 'socket')}` });
  return pool.query(text).then(
    ({ rows }) => pool.end().then(() => rows as unknown[]),
    (error: unknown) => pool.end().then(() => Promise.reject(error as Error)),
  );
};

describe('start and stop', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('one ready line, and %s leaves no process', async (signal) => {
    const product = await startReady();
    expect(await statusOf(product)).toBe(200);
    const pids = descendants(product.process.pid ?? 0);
    expect(pids.length).toBeGreaterThanOrEqual(3);
    product.process.kill(signal);
    expect(await product.ended).toBe(0);
    expect(await survivorsOf(pids, STOP_MS)).toEqual([]);
    expect(product.output()).toBe(`Fifteen is ready on ${product.url}\n`);
    expect(product.errors()).toBe('');
  });

  const readable = (): boolean => spawnSync('test', ['-r', MAIN], { uid: NOBODY }).status === 0;
  const asOthers = process.getuid?.() === 0 && readable() ? test : test.skip;

  asOthers('an ordinary user starts it too, on a path too long for a socket', async () => {
    dataDir = join(folder, 'long'.repeat(30));
    mkdirSync(dataDir);
    chownSync(folder, NOBODY, NOBODY);
    chownSync(dataDir, NOBODY, NOBODY);
    const product = await startReady({}, { uid: NOBODY, gid: NOBODY });
    expect(await statusOf(product)).toBe(200);
  });

  test('every bad variable is named, and nothing starts', async () => {
    const product = await start({ PORT: 'many', LOG_LEVEL: 'loud' });
    expect(await product.ended).not.toBe(0);
    expect(product.errors()).toMatch(/PORT: .*\n.*LOG_LEVEL: /);
  });

  test('a port in use is named, and no process stays', async () => {
    const port = await freePort();
    const other = createServer().listen(port);
    const product = await start({ PORT: String(port) });
    expect(await product.ended).not.toBe(0);
    other.close();
    expect(product.errors()).toBe(`Port ${port} is in use by another program. Set PORT to a free one, for example PORT=4100.\n`);
    expect(await survivorsOf(descendants(product.process.pid ?? 0), STOP_MS)).toEqual([]);
  });
});

describe('S8: faults of the machine', () => {
  test('S8: a second start on the same data folder is refused, names the first, and does not disturb it', async () => {
    const first = await startReady();
    const second = await start();
    expect(await second.ended).not.toBe(0);
    expect(second.errors()).toContain(`Another Fifteen (process ${first.process.pid}) already uses the data folder ${dataDir}`);
    expect(await statusOf(first)).toBe(200);
  });

  test('S8: after kill -9 nothing runs on, the next start recovers, and no row is lost', async () => {
    const killed = await startReady();
    await query('CREATE TABLE kept AS SELECT 15 AS concepts');
    const pids = descendants(killed.process.pid ?? 0);
    killed.process.kill('SIGKILL');
    const next = await startReady({ PORT: new URL(killed.url).port });
    expect(await survivorsOf(pids, STOP_MS)).toEqual([]);
    expect(await statusOf(next)).toBe(200);
    expect(await query('SELECT concepts FROM kept')).toEqual([{ concepts: 15 }]);
  });

  test('S8: while the database is gone the answer is 503, and then it is back by itself', async () => {
    const product = await startReady();
    const pid = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, 'SIGKILL');
    expect(await statusOf(product)).toBe(503);
    await untilReady(product);
    expect(product.errors()).toBe('The database ended and starts again.\n');
  });

  test('S8: a killed gateway or worker starts again', async () => {
    const product = await startReady();
    const before = descendants(product.process.pid ?? 0);
    const children = before.filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('main.js'));
    expect(children.length).toBe(2);
    for (const pid of children) process.kill(Number(pid), 'SIGKILL');
    expect(await survivorsOf(children, STOP_MS)).toEqual([]);
    await untilReady(product);
    const names = [...product.errors().matchAll(/The (\w+) ended and starts again/g)].map(([, name]) => name);
    expect(names.sort()).toEqual(['gateway', 'worker']);
  });

  test('S8: a full disk is called a full disk', async () => {
    mkdirSync(dataDir);
    const script = 'mount -t tmpfs -o size=20m tmpfs "$DATA_DIR" && exec "$@"';
    const product = startProduct({
      environment: { DATA_DIR: dataDir, PORT: String(await freePort()) },
      through: ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c', script, 'sh'],
    });
    started.push(product);
    expect(await product.ended).not.toBe(0);
    expect(product.errors()).toContain(`The disk that holds the data folder ${join(dataDir, 'postgres')} is full.`);
  });

  test('S8: a data folder that cannot be used is named with the reason', async () => {
    const product = await start({ DATA_DIR: '/dev/null/data' });
    expect(await product.ended).not.toBe(0);
    expect(product.errors()).toMatch(/^The data folder \/dev\/null\/data cannot be used: /);
  });
});
