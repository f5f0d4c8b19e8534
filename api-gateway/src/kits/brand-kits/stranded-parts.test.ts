import { BrandKitOrder, type SignedIn } from '@fifteen/contracts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { PgBoss } from 'pg-boss';
import { startBoss, stopBoss } from '../../platform/queue/boss.ts';
import { callApi, signUpSomebody } from '../../testing/api-client.ts';
import { generationOn } from '../../testing/fake-engine.ts';
import { aTasteProfile } from '../../testing/taste-profile.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { createKitMakingStore } from './kit-making.store.ts';
import { strandedParts } from './stranded-parts.ts';

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
const call = async (method: string, path: string, body?: unknown) => (await callApi(gateway.url, method, `/api/v1${path}`, { body, token: owner.access_token })).body;
const sweep = () => {
  const { db, logger, now } = gateway.platform;
  return strandedParts({ boss, store: createKitMakingStore(db, () => Promise.resolve()), logger, now })();
};

/** An order whose parts were put into the queue two minutes ago. */
const waiting = async (): Promise<{ order: string; project: string }> => {
  const { project_id: project } = await call('POST', '/projects', { taste_profile: aTasteProfile() });
  await generationOn(gateway.platform).generate(project);
  await query('UPDATE projects SET is_paid = true WHERE id = $1', project);
  const [logo] = await query('SELECT id FROM assets WHERE project_id = $1 ORDER BY slot LIMIT 1', project);
  const { order_id: order } = await call('POST', '/brand-kit/purchase', { selected_asset_id: logo.id });
  await query("UPDATE kit_parts SET queued_at = now() - interval '2 minutes' WHERE order_id = $1", order);
  return { order, project };
};
const setJobs = (order: string, state: string) => query("UPDATE pgboss.job SET state = $2 WHERE name = 'kit-part' AND data @> $1", JSON.stringify({ orderId: order }), state);
const statusesOf = async (order: string): Promise<string[]> => Object.values(BrandKitOrder.parse(await call('GET', `/brand-kit/orders/${order}`)).components).map(({ status }) => status);

describe('parts of a kit that wait for a job', () => {
  test('go on waiting while it is queued', async () => {
    const { order } = await waiting();
    await sweep();
    expect(new Set(await statusesOf(order))).not.toContain('failed');
  });

  test.each(['failed', 'cancelled', 'completed'])('have failed once it is %s, and are made again on request', async (state) => {
    const { order } = await waiting();
    await setJobs(order, state);
    await Promise.all([sweep(), sweep()]);
    expect(new Set(await statusesOf(order))).toEqual(new Set(['failed']));
    await call('POST', `/brand-kit/orders/${order}/retry`, { component: 'business_cards' });
    await sweep();
    expect((await statusesOf(order)).filter((status) => status !== 'failed')).toHaveLength(1);
  });

  test('of a deleted project are left alone until it is back, and then have failed', async () => {
    const { order, project } = await waiting();
    await setJobs(order, 'completed');
    await call('DELETE', `/projects/${project}`);
    await sweep();
    await call('POST', `/projects/${project}/restore`);
    expect(new Set(await statusesOf(order))).not.toContain('failed');
    await sweep();
    expect(new Set(await statusesOf(order))).toEqual(new Set(['failed']));
  });
});
