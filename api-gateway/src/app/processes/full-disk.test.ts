import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SignedIn } from '@fifteen/contracts';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { Pool } from 'pg';
import { callApi, PASSWORD, signUpSomebody, type ApiAnswer } from '../../testing/api-client.ts';
import { buildProduct, descendants, freePort, startProduct, type Product } from '../../testing/product.ts';
import { makeSmallDisk, type SmallDisk } from '../../testing/small-disk.ts';
import { aTasteProfile } from '../../testing/taste-profile.ts';

jest.setTimeout(240_000);

const DISK_MB = 300;
const CONCEPTS = 15;

let disk: SmallDisk;
let product: Product;
let owner: SignedIn;
let project: string;
let started: string[];

beforeAll(async () => {
  buildProduct();
  disk = makeSmallDisk(DISK_MB);
  product = startProduct({
    // Small logs, so that they are put aside while the disk is full, too.
    environment: { DATA_DIR: disk.dataDir, PORT: String(await freePort()), LOG_FILE_MB: '0.2', LOG_FILES: '3' },
    through: disk.through,
  });
  await product.ready;
  started = processes();
  expect(started).toHaveLength(2);
  owner = await signUpSomebody(product.url, 'owner@example.com');
  project = (await create()).body.project_id;
  await until(async () => (await completed(project)) === CONCEPTS, 120_000);
}, 240_000);
afterAll(async () => {
  product.process.kill('SIGTERM');
  await product.ended;
  disk.remove();
});

const call = (method: string, path: string, body?: unknown, token = owner.access_token): Promise<ApiAnswer> => callApi(product.url, method, path, { token, body });
const create = (): Promise<ApiAnswer> => call('POST', '/api/v1/projects', { taste_profile: aTasteProfile() });
const assetsOf = async (id: string): Promise<{ id: string; status: string; asset_url: string; view_url: string }[]> => (await call('GET', `/api/v1/projects/${id}/assets`)).body;
const completed = async (id: string): Promise<number> => ((await assetsOf(id)) ?? []).filter(({ status }) => status === 'completed').length;
const ready = async (): Promise<{ status: number; detail: string }> => {
  const { status, body } = await callApi(product.url, 'GET', '/readyz');
  return { status, detail: body?.detail ?? '' };
};
const reserves = (): number => {
  const folder = join(disk.seenFrom(product), 'reserve');
  return existsSync(folder) ? readdirSync(folder).length : 0;
};

const until = async (done: () => Promise<boolean>, ms = 30_000): Promise<void> => {
  const deadline = Date.now() + ms;
  while (!(await done().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`It did not come about in ${ms} ms. ${product.errors()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

/** The processes of the product itself, with the moment in which each began. */
const processes = (): string[] =>
  descendants(product.process.pid ?? 0)
    .filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('main.js'))
    .map((pid) => `${pid} ${readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19]}`)
    .sort();

const logFiles = () => {
  const folder = join(disk.seenFrom(product), 'logs');
  return readdirSync(folder).map((name) => ({ name, bytes: statSync(join(folder, name)).size }));
};

/** Reads that anybody makes all day: each leaves a line in the log. */
const readALot = async (times: number): Promise<number[]> => {
  const statuses = new Set<number>();
  let left = times;
  const lane = async (): Promise<void> => {
    for (; left > 0; left -= 1) statuses.add((await call('GET', `/api/v1/projects/${project}`)).status);
  };
  await Promise.all(Array.from({ length: 16 }, lane));
  return [...statuses];
};

test('S8: a product with room keeps some of it in reserve', async () => {
  await until(() => Promise.resolve(reserves() === 4));
});

describe('S8: on a full disk', () => {
  beforeAll(async () => {
    disk.fill(product);
    await until(async () => (await ready()).status === 503);
  });

  test('the product says why it is not ready, and that it lives', async () => {
    const { detail } = await ready();
    expect(detail).toMatch(/^Not ready: disk: \d+ MB are left/);
    expect((await callApi(product.url, 'GET', '/healthz')).status).toBe(200);
  });

  test('everything that is there can be read: pages, projects, pictures', async () => {
    for (const path of ['/', '/help', '/dashboard', '/api/v1/status']) expect([path, (await callApi(product.url, 'GET', path)).status]).toEqual([path, 200]);
    const assets = await assetsOf(project);
    expect(assets).toHaveLength(CONCEPTS);
    for (const { asset_url } of assets) expect((await callApi(product.url, 'GET', asset_url)).status).toBe(200);
    expect((await call('GET', '/api/v1/auth/me')).status).toBe(200);
  });

  test('pictures that nobody has looked at before are drawn and shown', async () => {
    const [asset] = await assetsOf(project);
    expect(asset?.view_url).toContain('{view}');
    for (const view of ['card', 'small', 'shirt']) {
      const { status, headers } = await callApi(product.url, 'GET', asset?.view_url.replace('{view}', view) ?? '');
      expect([view, status, headers.get('content-type')]).toEqual([view, 200, 'image/webp']);
    }
  });

  test('people get in and out', async () => {
    const signedIn = await callApi(product.url, 'POST', '/api/v1/auth/login', { body: { email: 'owner@example.com', password: PASSWORD } });
    expect(signedIn.status).toBe(200);
    expect((await callApi(product.url, 'POST', '/api/v1/auth/oauth/refresh', { body: { refresh_token: signedIn.body.refresh_token } })).status).toBe(200);
    expect((await callApi(product.url, 'POST', '/api/v1/auth/logout', { token: signedIn.body.access_token })).status).toBe(204);
  });

  test('what would be saved is refused with 507, in words, and loses nothing', async () => {
    const [asset] = await assetsOf(project);
    const writes: [string, string, unknown][] = [
      ['POST', '/api/v1/projects', { taste_profile: aTasteProfile() }],
      ['PATCH', `/api/v1/projects/${project}`, { project_name: 'Another name' }],
      ['POST', `/api/v1/projects/${project}/duplicate`, undefined],
      ['PATCH', `/api/v1/projects/${project}/assets/${asset?.id}`, { is_favourite: true }],
      ['PATCH', '/api/v1/users/profile', { full_name: 'Ada' }],
      ['POST', '/api/v1/auth/signup', { email: 'another@example.com', password: PASSWORD }],
      ['POST', '/api/v1/contact', { name: 'A', email: 'a@example.com', subject: 'Hello', message: 'Something that is long enough.' }],
      ['POST', '/api/v1/credits/purchase', { package_id: 'credits-50' }],
    ];
    for (const [method, path, body] of writes) {
      const answer = await call(method, path, body);
      expect([method, path, answer.status, answer.body?.code]).toEqual([method, path, 507, 'disk_full']);
      expect(answer.headers.get('content-type')).toContain('application/problem+json');
      expect(answer.headers.get('retry-after')).toBe('60');
      expect(answer.body.detail).toMatch(/Nothing you have is lost/);
    }
    expect((await call('GET', `/api/v1/projects/${project}`)).body.project_name).not.toBe('Another name');
  });

  test('thousands of lines of log kill nobody, and take no more room than they may', async () => {
    expect(await readALot(3_000)).toEqual([200]);
    expect(processes()).toEqual(started);
    for (const name of ['gateway', 'worker', 'postgres']) {
      const files = logFiles().filter((file) => file.name.startsWith(`${name}.log`));
      expect(files.length).toBeLessThanOrEqual(3);
      expect(Math.max(...files.map(({ bytes }) => bytes))).toBeLessThanOrEqual(0.2 * 1024 * 1024);
    }
    expect(product.errors()).toBe('');
  });
});

const databaseLog = (): string => {
  const folder = join(disk.seenFrom(product), 'logs');
  return readdirSync(folder).filter((name) => name.startsWith('postgres.log')).map((name) => readFileSync(join(folder, name), 'utf8')).join('');
};

/** As the superuser, through the product's own view of its folder. */
const exhaustDatabase = async (): Promise<void> => {
  const socket = join(disk.seenFrom(product), 'socket');
  const pool = new Pool({ connectionString: `postgresql://app@localhost/fifteen?host=${encodeURIComponent(socket)}`, max: 1, connectionTimeoutMillis: 5_000 });
  pool.on('error', () => undefined);
  try {
    // Changes enough to fill every file of its log that it has, and then the next, for which there is no room.
    for (let i = 0; i < 400; i += 1) await pool.query(`SELECT pg_logical_emit_message(true, 'filler', repeat('x', 1024 * 1024))`);
  } finally {
    await pool.end();
  }
};

describe('S8: a database that finds no room for its own log', () => {
  test('stops, is started again on the reserve, and people read on', async () => {
    await expect(exhaustDatabase()).rejects.toThrow();
    disk.fill(product);
    expect(databaseLog()).toMatch(/PANIC: .*No space left on device/);
    await until(async () => (await call('GET', `/api/v1/projects/${project}`)).status === 200, 60_000);
    expect(reserves()).toBeLessThan(4);
    expect((await ready()).detail).toMatch(/^Not ready: disk/);
    const assets = await assetsOf(project);
    for (const { asset_url } of assets) expect((await callApi(product.url, 'GET', asset_url)).status).toBe(200);
    expect((await create()).status).toBe(507);
  });
});

describe('S8: once there is room again', () => {
  test('everything goes on by itself, and nothing is lost', async () => {
    const start = Date.now();
    disk.empty(product);
    await until(async () => (await ready()).status === 200, 60_000);
    const readyMs = Date.now() - start;
    const lost = CONCEPTS - (await completed(project));
    expect(lost).toBe(0);
    const ended = started.filter((process) => !processes().includes(process));
    expect(ended).toEqual([]);
    const created = await create();
    expect(created.status).toBe(201);
    await until(async () => (await completed(created.body.project_id)) === CONCEPTS, 120_000);
    await until(() => Promise.resolve(reserves() >= 2), 30_000);
    await readALot(20);
    const log = readFileSync(join(disk.seenFrom(product), 'logs/gateway.log'), 'utf8');
    expect(log).toContain('"msg":"request"');
    figure('S8', `disk of ${DISK_MB} MB filled to the last block: ${ended.length} of ${started.length} processes ended, ${lost} of ${CONCEPTS} concepts lost, ready ${(readyMs / 1000).toFixed(1)} s after there was room`);
  });

  test('a project that was in the making when the disk filled is drawn to its end', async () => {
    const created = await create();
    disk.fill(product);
    await until(async () => (await ready()).status === 503);
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    const under = await completed(created.body.project_id);
    disk.empty(product);
    await until(async () => (await completed(created.body.project_id)) === CONCEPTS, 120_000);
    const done = await completed(created.body.project_id);
    const failed = (await assetsOf(created.body.project_id)).filter(({ status }) => status === 'failed');
    expect(failed).toEqual([]);
    figure('S8', `disk full while ${CONCEPTS} concepts are drawn: ${under} were done, ${done} after it has room, ${failed.length} failed`);
  });
});
