import type { SignedIn } from '@fifteen/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { callApi, signUpSomebody } from '../../testing/api-client.ts';
import { readEvents, type ReceivedEvent } from '../../testing/event-reader.ts';
import { fakePreviews, generationOn } from '../../testing/fake-engine.ts';
import { startRole, type RoleProcess } from '../../testing/role-process.ts';
import { aTasteProfile } from '../../testing/taste-profile.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

jest.setTimeout(120_000);

const SECRET_KEY = 'a key that the processes of this suite share';
const NUMBERS = Array.from({ length: 15 }, (_, i) => i + 1);

let gateway: TestGateway;
let owner: SignedIn;
let running: RoleProcess[];
beforeAll(async () => {
  gateway = await startTestGateway({ environment: { SECRET_KEY } });
  owner = await signUpSomebody(gateway.url);
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map(({ kill }) => kill()));
  running = [];
});
afterAll(() => gateway.stop());

const start = async (...from: Parameters<typeof startRole>): Promise<RoleProcess> => {
  const started = await startRole(...from);
  running.push(started);
  return started;
};

const newProject = async (url = gateway.url): Promise<string> => {
  const body = { taste_profile: aTasteProfile() };
  return (await callApi(url, 'POST', '/api/v1/projects', { token: owner.access_token, body })).body.project_id;
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const query = async (text: string, ...values: unknown[]) => (await gateway.platform.pool.query(text, values)).rows;

/** Waits until the statement, asked about the project, gives a row. */
const until = async (statement: string, project: string): Promise<void> => {
  const deadline = Date.now() + 90_000;
  while ((await query(statement, project)).length === 0) {
    if (Date.now() > deadline) throw new Error(`It did not come to: ${statement}`);
    await pause(5);
  }
};

const completed = (count: number): string =>
  `SELECT 1 FROM assets WHERE project_id = $1 AND status = 'completed' HAVING count(*) >= ${count}`;

const STEPS = {
  'while it plans': 'SELECT 1 FROM projects WHERE id = $1 AND plan_attempts = 1',
  'when the plan is stored': 'SELECT 1 FROM projects WHERE id = $1 AND planned_at IS NOT NULL',
  'after the first concept': completed(1),
  'after the eighth': completed(8),
};

const assertWhole = async (project: string): Promise<void> => {
  const assets = await query('SELECT id, studio, slot, status FROM assets WHERE project_id = $1', project);
  expect(assets.map(({ status }) => status)).toEqual(Array(15).fill('completed'));
  const events = await query('SELECT seq, data FROM project_events WHERE project_id = $1 ORDER BY seq', project);
  expect(events.map(({ seq }) => seq)).toEqual(NUMBERS);
  expect(new Set(events.map(({ data }) => data.data.asset_id))).toEqual(new Set(assets.map(({ id }) => id)));
  const { body } = await callApi(gateway.url, 'GET', `/api/v1/projects/${project}/assets`, { token: owner.access_token });
  const previews = await Promise.all(body.map(({ asset_url }: { asset_url: string }) => fetch(gateway.url + asset_url)));
  expect(previews.map(({ status }) => status)).toEqual(Array(15).fill(200));
};

describe('a process is killed', () => {
  test('S3: the worker, at each step: exactly 15 assets, each told once', async () => {
    const projects: string[] = [];
    for (const step of Object.values(STEPS)) {
      const worker = await start('quick-worker', gateway);
      const project = await newProject();
      projects.push(project);
      await until(step, project);
      await worker.kill();
      expect(await query(completed(15), project)).toEqual([]);
    }
    await start('quick-worker', gateway);
    for (const project of projects) await until(completed(15), project);
    for (const project of projects) await assertWhole(project);
  });

  test('S2: the gateway, in the middle of a stream: the reader resumes with the next event', async () => {
    const first = await start('gateway', gateway);
    const project = await newProject(first.url);
    const slowly = { renderPreviews: async (...of: Parameters<typeof fakePreviews>) => pause(order()).then(() => fakePreviews(...of)) };
    let turn = 0;
    const order = (): number => (turn += 1) * 25;
    const reader = await readEvents(`${first.url}/api/v1/projects/${project}/stream`, owner.access_token);
    const generating = generationOn(gateway.platform, slowly).generate(project);
    await reader.until(5);
    await first.kill();
    await reader.ended;
    const seen: ReceivedEvent[] = [...reader.events];
    const second = await start('gateway', gateway, Number(new URL(first.url).port));
    const headers = { 'last-event-id': String(seen.at(-1)?.id) };
    const resumed = await readEvents(`${second.url}/api/v1/projects/${project}/stream`, owner.access_token, headers);
    seen.push(...(await resumed.until(15 - seen.length)));
    expect(seen.map(({ id }) => id)).toEqual(NUMBERS);
    resumed.cut();
    await generating;
  });
});

describe('the worker', () => {
  test('draws 15 concepts with the engine itself', async () => {
    await start('worker', gateway);
    const project = await newProject();
    await until(completed(15), project);
    await assertWhole(project);
    const [row] = await query('SELECT diversity FROM projects WHERE id = $1', project);
    expect(row.diversity).toBeGreaterThan(0.5);
    const titles = await query('SELECT DISTINCT title FROM assets WHERE project_id = $1', project);
    expect(titles.length).toBeGreaterThan(10);
  });
});
