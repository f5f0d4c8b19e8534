import { BrandKitOrder, KIT_PART_IDS, type SignedIn } from '@fifteen/contracts';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { callApi, signUpSomebody } from '../../testing/api-client.ts';
import { generationOn } from '../../testing/fake-engine.ts';
import { type RoleProcess, startRole } from '../../testing/role-process.ts';
import { aTasteProfile } from '../../testing/taste-profile.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

jest.setTimeout(120_000);

let gateway: TestGateway;
let owner: SignedIn;
let project: string;
let running: RoleProcess[];
beforeAll(async () => {
  gateway = await startTestGateway({ environment: { SECRET_KEY: 'a key that the processes of this suite share' } });
  owner = await signUpSomebody(gateway.url);
  project = (await call('POST', '/projects', { taste_profile: aTasteProfile() })).project_id;
  await generationOn(gateway.platform).generate(project);
  await query('UPDATE projects SET is_paid = true WHERE id = $1', project);
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map(({ kill }) => kill()));
  running = [];
});
afterAll(() => gateway.stop());

const call = async (method: string, path: string, body?: unknown) =>
  (await callApi(gateway.url, method, `/api/v1${path}`, { body, token: owner.access_token })).body;
const query = async (text: string, ...values: unknown[]) => (await gateway.platform.pool.query(text, values)).rows;

const startWorker = async (): Promise<RoleProcess> => {
  const worker = await startRole('quick-worker', gateway);
  running.push(worker);
  return worker;
};

const orderOf = async (id: string): Promise<BrandKitOrder> => BrandKitOrder.parse(await call('GET', `/brand-kit/orders/${id}`));

/** Waits until so many parts are under way or done. */
const until = async (id: string, holds: (order: BrandKitOrder) => boolean): Promise<void> => {
  const deadline = Date.now() + 90_000;
  while (!holds(await orderOf(id))) {
    if (Date.now() > deadline) throw new Error('The order did not come so far');
    await sleep(10);
  }
};

const MOMENTS: readonly ((order: BrandKitOrder) => boolean)[] = [
  ({ components }) => Object.values(components).some(({ status }) => status === 'processing'),
  ({ components }) => Object.values(components).some(({ percentage }) => percentage === 50),
  ({ progress }) => progress.completed >= 3,
];

test('S3: the worker is killed at three moments of a kit: every part once, its files whole', async () => {
  const [logo] = await query('SELECT id FROM assets WHERE project_id = $1 ORDER BY slot LIMIT 1', project);
  const { order_id: id } = await call('POST', '/brand-kit/purchase', { selected_asset_id: logo.id });
  for (const moment of MOMENTS) {
    const worker = await startWorker();
    await until(id, moment);
    await worker.kill();
    expect((await orderOf(id)).status).toBe('processing');
  }
  await startWorker();
  await until(id, ({ status }) => status === 'completed');
  const parts = await query('SELECT part, round, files_round, files FROM kit_parts WHERE order_id = $1', id);
  expect(parts.map(({ part }) => part).sort()).toEqual([...KIT_PART_IDS].sort());
  expect(parts.every(({ round, files_round, files }) => round === 1 && files_round === 1 && files.length === 2)).toBe(true);
  const kit = await call('GET', `/projects/${project}/brand-kit`);
  for (const part of KIT_PART_IDS) {
    const sizes = await Promise.all(kit[part].files.map(async ({ url }: { url: string }) => (await (await fetch(gateway.url + url)).arrayBuffer()).byteLength));
    expect(sizes).toEqual(kit[part].files.map(({ bytes }: { bytes: number }) => bytes));
  }
  const stored = (await readdir(gateway.platform.config.dataDir, { recursive: true })).filter((path) => /kits\/.+\.txt$/.test(path));
  expect(stored).toHaveLength(KIT_PART_IDS.length * 2);
  figure('S3', `worker killed at ${MOMENTS.length} moments of a kit: ${parts.length} parts of ${KIT_PART_IDS.length}, ${stored.length} files, ${parts.length - new Set(parts.map(({ part }) => part)).size} parts twice`);
});
