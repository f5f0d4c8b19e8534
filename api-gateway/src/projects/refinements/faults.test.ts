import type { Refinement, SignedIn } from '@fifteen/contracts';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { callApi, signUpSomebody } from '../../testing/api-client.ts';
import { generationOn } from '../../testing/fake-engine.ts';
import { startRole, type RoleProcess } from '../../testing/role-process.ts';
import { aTasteProfile } from '../../testing/taste-profile.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

jest.setTimeout(120_000);

let gateway: TestGateway;
let owner: SignedIn;
let project: string;
let logo: string;
let worker: RoleProcess | undefined;

const query = async (text: string, ...values: unknown[]) => (await gateway.platform.pool.query(text, values)).rows;
const call = (method: string, path: string, body?: unknown) => callApi(gateway.url, method, `/api/v1${path}`, { body, token: owner.access_token });

beforeAll(async () => {
  gateway = await startTestGateway({ environment: { SECRET_KEY: 'a key that the processes of this suite share' } });
  owner = await signUpSomebody(gateway.url);
  project = (await call('POST', '/projects', { taste_profile: aTasteProfile() })).body.project_id;
  await generationOn(gateway.platform).generate(project);
  await query('UPDATE projects SET is_paid = true WHERE id = $1', project);
  await query("DELETE FROM pgboss.job WHERE name = 'generation'");
  logo = (await query('SELECT id FROM assets WHERE project_id = $1 AND slot = 1', project))[0].id;
});
afterEach(() => worker?.kill());
afterAll(() => gateway.stop());

/** Waits until the statement, asked about the refinement, gives a row. */
const until = async (statement: string, refinement: string): Promise<void> => {
  const deadline = Date.now() + 90_000;
  while ((await query(statement, refinement)).length === 0) {
    if (Date.now() > deadline) throw new Error(`It did not come to: ${statement}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};

const completed = (count: number): string =>
  `SELECT 1 FROM assets WHERE refinement_id = $1 AND status = 'completed' HAVING count(*) >= ${count}`;

const STEPS = {
  'while it varies': 'SELECT 1 FROM refinements WHERE id = $1 AND plan_attempts = 1',
  'when the plan is stored': 'SELECT 1 FROM refinements WHERE id = $1 AND planned_at IS NOT NULL',
  'after the first variation': completed(1),
  'after the third': completed(3),
};

test('S3: the worker is killed at each step of a refinement: exactly 5 variations, each told once, and exact books', async () => {
  const refinements: string[] = [];
  for (const step of Object.values(STEPS)) {
    worker = await startRole('quick-worker', gateway);
    const { refinement_id: id } = (await call('POST', `/projects/assets/${logo}/simple-refine`, { prompt: 'bolder' })).body;
    refinements.push(id);
    await until(step, id);
    await worker.kill();
  }
  expect(await query("SELECT 1 FROM credit_holds WHERE state = 'open'")).not.toEqual([]);
  worker = await startRole('quick-worker', gateway);
  for (const id of refinements) await until(completed(5), id);

  const sets: Refinement[] = (await call('GET', `/projects/${project}/refinements`)).body;
  expect(sets).toHaveLength(4);
  const variations = sets.flatMap((set) => set.variations);
  expect(variations.map(({ status }) => status)).toEqual(Array(20).fill('completed'));
  const pictures = await Promise.all(variations.map(({ asset_url }) => fetch(gateway.url + asset_url)));
  expect(pictures.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const events = await query("SELECT data->'data'->>'asset_id' AS id FROM project_events WHERE project_id = $1 AND seq > 15", project);
  expect(events.map(({ id }) => id).sort()).toEqual(variations.map(({ id }) => id).sort());
  const [books] = await query('SELECT available, held FROM credit_accounts WHERE user_id = $1', owner.user.id);
  expect(books).toEqual({ available: 80, held: 0 });
  const kinds = await query("SELECT kind, count(*)::int FROM credit_entries WHERE user_id = $1 AND kind <> 'grant' GROUP BY kind ORDER BY kind", owner.user.id);
  expect(kinds).toEqual([{ kind: 'capture', count: 20 }, { kind: 'hold', count: 4 }]);
  figure('S3', `worker killed at ${refinements.length} steps of a refinement: ${variations.filter(({ status }) => status === 'completed').length} of ${5 * refinements.length} variations, ${events.length} events, ${books.held} credits still held`);
});
