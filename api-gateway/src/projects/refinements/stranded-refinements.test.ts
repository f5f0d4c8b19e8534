import type { SignedIn } from '@fifteen/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { PgBoss } from 'pg-boss';
import { startBoss, stopBoss } from '../../platform/queue/boss.ts';
import { callApi, signUpSomebody } from '../../testing/api-client.ts';
import { generationOn, variationsOn } from '../../testing/fake-engine.ts';
import { aTasteProfile } from '../../testing/taste-profile.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { strandedRefinements } from './stranded-refinements.ts';
import { createVariationsStore } from './variations.store.ts';

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

const query = async (text: string, ...values: unknown[]) => (await gateway.platform.pool.query(text, values)).rows;
const balance = async () => (await query('SELECT available, held FROM credit_accounts WHERE user_id = $1', owner.user.id))[0];
const call = (method: string, path: string, body: unknown) => callApi(gateway.url, method, `/api/v1${path}`, { body, token: owner.access_token });

/** A refinement that nobody has taken up for two minutes. */
const waiting = async (): Promise<{ id: string; project: string }> => {
  const { project_id: project } = (await call('POST', '/projects', { taste_profile: aTasteProfile() })).body;
  await generationOn(gateway.platform).generate(project);
  await query('UPDATE projects SET is_paid = true WHERE id = $1', project);
  const [asset] = await query('SELECT id FROM assets WHERE project_id = $1 LIMIT 1', project);
  const { refinement_id: id } = (await call('POST', `/projects/assets/${asset.id}/simple-refine`, { prompt: null })).body;
  await query("UPDATE credit_holds SET created_at = now() - interval '2 minutes' WHERE id = $1", `refinement:${id}`);
  return { id, project };
};

const sweep = () => {
  const { logger, now, db } = gateway.platform;
  const { giveUp } = variationsOn(gateway.platform);
  return strandedRefinements({ boss, store: createVariationsStore(db), giveUp, logger, now })();
};

afterEach(async () => {
  await query("DELETE FROM pgboss.job WHERE name = 'refinement'");
  await sweep();
});

describe('credits of a refinement', () => {
  test('stay set aside while its job waits', async () => {
    await waiting();
    await sweep();
    expect(await balance()).toEqual({ available: 95, held: 5 });
  });

  test.each(['failed', 'cancelled', 'completed'])('go back where its job is %s and drew nothing', async (state) => {
    const { id } = await waiting();
    await query('UPDATE pgboss.job SET state = $2 WHERE id = $1', id, state);
    await Promise.all([sweep(), sweep()]);
    expect(await balance()).toEqual({ available: 100, held: 0 });
    expect(await query('SELECT DISTINCT status FROM assets WHERE refinement_id = $1', id)).toEqual([{ status: 'failed' }]);
  });

  test('go back where its job is gone', async () => {
    const { id } = await waiting();
    await query('DELETE FROM pgboss.job WHERE id = $1', id);
    await sweep();
    expect(await balance()).toEqual({ available: 100, held: 0 });
  });

  test('go back where its project was deleted', async () => {
    const { id, project } = await waiting();
    await query("UPDATE pgboss.job SET state = 'completed' WHERE id = $1", id);
    await query('DELETE FROM projects WHERE id = $1', project);
    await sweep();
    expect(await balance()).toEqual({ available: 100, held: 0 });
  });
});
