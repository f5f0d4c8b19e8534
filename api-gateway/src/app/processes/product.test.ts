import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Pool } from 'pg';
import { buildProduct, descendants, freePort, MAIN, startProduct, survivorsOf, type Product } from '../../testing/product.ts';

jest.setTimeout(90_000);

const NOBODY = 65534;
const STOP_MS = 15_000;
/** A supervised process is back after the first pause and its own start. */
const RECOVERY_MS = 30_000;

let folder: string;
let dataDir: string;
let started: Product[];

beforeAll(buildProduct);

const makeFolder = (): void => {
  folder = mkdtempSync(join(tmpdir(), 'fifteen-product-'));
  dataDir = join(folder, 'data');
  started = [];
};

const cleanUp = async (): Promise<void> => {
  for (const product of started) product.process.kill('SIGKILL');
  await Promise.all(started.map(({ ended }) => ended));
  // PostgreSQL ends by itself a moment after its starter.
  await new Promise((resolve) => setTimeout(resolve, 200));
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
};

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

const untilStatus = async (product: Product, status: number): Promise<void> => {
  const deadline = Date.now() + RECOVERY_MS;
  while ((await statusOf(product)) !== status) {
    if (Date.now() > deadline) throw new Error(`never ${status}: ${product.errors()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

const untilReady = (product: Product): Promise<void> => untilStatus(product, 200);

const query = async (text: string): Promise<unknown[]> => {
  const pool = new Pool({ connectionString: `postgresql://app@localhost/fifteen?host=${join(dataDir, 'socket')}` });
  return pool.query(text).then(
    ({ rows }) => pool.end().then(() => rows as unknown[]),
    (error: unknown) => pool.end().then(() => Promise.reject(error as Error)),
  );
};

describe('a running product', () => {
  let product: Product;
  beforeAll(async () => {
    makeFolder();
    product = await startReady();
  });
  afterAll(cleanUp);

  const serverProcesses = (): string[] =>
    descendants(product.process.pid ?? 0).filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('main.js'));

  test('answers, and has printed one line', async () => {
    expect(await statusOf(product)).toBe(200);
    expect(product.output()).toBe(`Fifteen is ready on ${product.url}\n`);
    expect(product.errors()).toBe('');
  });

  test('S8: refuses a second start on its data folder, names itself, and is not disturbed', async () => {
    const second = await start();
    expect(await second.ended).not.toBe(0);
    expect(second.errors()).toContain(
      `Another Fifteen (process ${product.process.pid}) already uses the data folder ${dataDir}`,
    );
    expect(await statusOf(product)).toBe(200);
  });

  test('S8: answers 503 while the database is gone, and is back by itself', async () => {
    const pid = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, 'SIGKILL');
    // Connections that are open outlive the server's main process by a moment.
    await untilStatus(product, 503);
    await untilReady(product);
    expect(product.errors()).toContain('The database ended and starts again.\n');
  });

  test('S8: starts a killed gateway and a killed worker again', async () => {
    const killed = serverProcesses();
    expect(killed.length).toBe(2);
    for (const pid of killed) process.kill(Number(pid), 'SIGKILL');
    expect(await survivorsOf(killed, STOP_MS)).toEqual([]);
    await untilReady(product);
    const restarted = [...product.errors().matchAll(/The (gateway|worker) ended and starts again/g)];
    expect(restarted.map(([, name]) => name).sort()).toEqual(['gateway', 'worker']);
  });

  test('ends every process on SIGINT, as Ctrl-C sends it', async () => {
    const pids = descendants(product.process.pid ?? 0);
    product.process.kill('SIGINT');
    expect(await product.ended).toBe(0);
    expect(await survivorsOf(pids, STOP_MS)).toEqual([]);
  });
});

describe('a start', () => {
  beforeEach(makeFolder);
  afterEach(cleanUp);

  test('S8: after kill -9 nothing runs on, the next start recovers, no row is lost, and SIGTERM ends it', async () => {
    const killed = await startReady();
    await query('CREATE TABLE kept AS SELECT 15 AS concepts');
    const pids = descendants(killed.process.pid ?? 0);
    killed.process.kill('SIGKILL');
    const next = await startReady({ PORT: new URL(killed.url).port });
    expect(await survivorsOf(pids, STOP_MS)).toEqual([]);
    expect(await statusOf(next)).toBe(200);
    expect(await query('SELECT concepts FROM kept')).toEqual([{ concepts: 15 }]);
    const nextPids = descendants(next.process.pid ?? 0);
    next.process.kill('SIGTERM');
    expect(await next.ended).toBe(0);
    expect(await survivorsOf(nextPids, STOP_MS)).toEqual([]);
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
