import type { Asset, SignedIn } from '@fifteen/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { PgBoss } from 'pg-boss';
import { startBoss, stopBoss } from '../../platform/queue/boss.ts';
import { callApi, signUpSomebody } from '../../testing/api-client.ts';
import { aTasteProfile } from '../../testing/taste-profile.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { openModelQueue } from './generation-queue.ts';
import { type Turn, createGenerationStore } from './generation.store.ts';
import { strandedGenerations } from './stranded-generations.ts';

let gateway: TestGateway;
let boss: PgBoss;
let owner: SignedIn;
beforeAll(async () => {
  gateway = await startTestGateway();
  boss = await startBoss(gateway.platform, 'gateway');
  owner = await signUpSomebody(gateway.url);
});
afterAll(async () => {
  await stopBoss(boss, 'gateway');
  await gateway.stop();
});
afterEach(() => query("DELETE FROM pgboss.job WHERE name = 'generation'"));

const query = async (text: string, ...values: unknown[]) => (await gateway.platform.pool.query(text, values)).rows;
const call = (method: string, path: string, body?: unknown) => callApi(gateway.url, method, `/api/v1${path}`, { body, token: owner.access_token });
const statuses = async (project: string): Promise<string[]> => ((await call('GET', `/projects/${project}/assets`)).body as Asset[]).map(({ status }) => status);
const setJob = (project: string, state: string) => query("UPDATE pgboss.job SET state = $2 WHERE name = 'generation' AND data @> $1", JSON.stringify({ projectId: project }), state);
const all = (status: string): string[] => Array(15).fill(status);

/** A project whose job was put into the queue two minutes ago. */
const waiting = async (): Promise<string> => {
  const { project_id: project } = (await call('POST', '/projects', { taste_profile: aTasteProfile() })).body;
  await query("UPDATE projects SET queued_at = now() - interval '2 minutes' WHERE id = $1", project);
  return project;
};
const sweep = (turn: Turn = 'engine') => {
  const { db, logger, now } = gateway.platform;
  return strandedGenerations({ boss, store: createGenerationStore(db), logger, now }, turn)();
};

describe('concepts that wait for a job', () => {
  test.each(['created', 'retry', 'active'])('go on waiting while it is %s', async (state) => {
    const project = await waiting();
    await setJob(project, state);
    await sweep();
    expect(await statuses(project)).toEqual(all('pending'));
  });

  test.each(['failed', 'cancelled', 'completed'])('have failed once it is %s, and readers are told', async (state) => {
    const project = await waiting();
    await setJob(project, state);
    await Promise.all([sweep(), sweep()]);
    expect(await statuses(project)).toEqual(all('failed'));
    const events = await query('SELECT data FROM project_events WHERE project_id = $1', project);
    expect(events.map(({ data }) => data.data.status)).toEqual(all('failed'));
  });

  test('have failed once it is gone', async () => {
    const project = await waiting();
    await query("DELETE FROM pgboss.job WHERE name = 'generation'");
    await sweep();
    expect(await statuses(project)).toEqual(all('failed'));
  });

  test('that are completed stay completed', async () => {
    const project = await waiting();
    await setJob(project, 'failed');
    await query("UPDATE assets SET status = 'completed' WHERE project_id = $1 AND slot < 9", project);
    await sweep();
    expect((await statuses(project)).filter((status) => status === 'failed')).toHaveLength(6);
  });

  test('the model’s slots wait for the model’s job, and for no other', async () => {
    const project = await waiting();
    await query("UPDATE projects SET model_turn = 'asked' WHERE id = $1", project);
    await setJob(project, 'failed');
    await sweep();
    expect((await statuses(project)).flatMap((status, slot) => (status === 'pending' ? [slot] : []))).toEqual([3, 4, 8, 9, 13, 14]);
    await (await openModelQueue(boss))(gateway.platform.db, project);
    await sweep('model');
    expect((await statuses(project)).filter((status) => status === 'pending')).toHaveLength(6);
    await query("DELETE FROM pgboss.job WHERE name = 'model-concepts'");
    await sweep('model');
    expect(await statuses(project)).toEqual(all('failed'));
    expect(await query('SELECT model_turn FROM projects WHERE id = $1', project)).toEqual([{ model_turn: 'done' }]);
  });

  test('are left alone where their project was deleted: bringing it back draws them', async () => {
    const project = await waiting();
    await query("DELETE FROM pgboss.job WHERE name = 'generation'");
    await call('DELETE', `/projects/${project}`);
    await sweep();
    await call('POST', `/projects/${project}/restore`);
    await sweep();
    expect(await statuses(project)).toEqual(all('pending'));
  });

  test('are left alone where somebody pressed Try again in the meantime', async () => {
    const project = await waiting();
    await setJob(project, 'failed');
    const { db, logger, now } = gateway.platform;
    const store = createGenerationStore(db);
    const slow = { ...store, waitingSince: async (before: Date) => {
      const found = await store.waitingSince(before, 'engine');
      await query('UPDATE projects SET queued_at = now() WHERE id = $1', project);
      return found;
    } };
    await strandedGenerations({ boss, store: slow, logger, now }, 'engine')();
    expect(await statuses(project)).toEqual(all('pending'));
  });
});
