import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DELETED_KEPT_HOURS, REFUND_DAYS, type SignedIn } from '@fifteen/contracts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { fileStoreOf } from '../../platform/files/open-files.ts';
import { createFileRemovals } from '../../platform/files/file-removals.ts';
import { callApi, signUpSomebody } from '../../testing/api-client.ts';
import { readEvents } from '../../testing/event-reader.ts';
import { fakePreviews, generationOn } from '../../testing/fake-engine.ts';
import { aTasteProfile } from '../../testing/taste-profile.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { createProjectSweeper } from './purge-projects.ts';

const HOUR_MS = 3_600_000;

let gateway: TestGateway;
let owner: SignedIn;
beforeAll(async () => {
  gateway = await startTestGateway();
  owner = await signUpSomebody(gateway.url);
});
afterAll(() => gateway.stop());

const call = (method: string, path: string, body?: unknown, token = owner.access_token) =>
  callApi(gateway.url, method, `/api/v1/projects${path}`, { body, token });
const created = async (): Promise<string> => (await call('POST', '', { taste_profile: aTasteProfile() })).body.project_id;
const drawn = async (): Promise<string> => {
  const id = await created();
  await generationOn(gateway.platform).generate(id);
  return id;
};
const jobsOf = async (id: string): Promise<number> => {
  const { rows } = await gateway.platform.pool.query("SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'generation' AND data->>'projectId' = $1", [id]);
  return rows[0].count;
};
const sweepAfter = async (hours: number): Promise<void> => {
  const { db } = gateway.platform;
  const now = (): Date => new Date(Date.now() + hours * HOUR_MS);
  const removals = createFileRemovals({ db, files: fileStoreOf(gateway.platform), now });
  await createProjectSweeper({ db, removals, now }).sweep();
};
const folderOf = (id: string): string => join(gateway.platform.config.dataDir, 'files', 'projects', id);

describe('a deleted project', () => {
  test('is missing from the list, its count and the statistics, and cannot be deleted again', async () => {
    const other = await signUpSomebody(gateway.url);
    const [kept, gone] = [0, 1].map(() => call('POST', '', { taste_profile: aTasteProfile() }, other.access_token));
    const id = (await gone)?.body.project_id;
    expect((await call('DELETE', `/${id}`, undefined, other.access_token)).status).toBe(204);
    const list = await call('GET', '', undefined, other.access_token);
    expect(list.body.map((project: { id: string }) => project.id)).toEqual([(await kept)?.body.project_id]);
    expect(list.headers.get('x-total-count')).toBe('1');
    const stats = await callApi(gateway.url, 'GET', '/api/v1/users/stats', { token: other.access_token });
    expect(stats.body.statistics.projects.total).toBe(1);
    expect(await call('DELETE', `/${id}`, undefined, other.access_token)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  test('comes back as it was, and restoring it twice changes nothing', async () => {
    const id = await drawn();
    const before = (await call('GET', `/${id}`)).body;
    await call('DELETE', `/${id}`);
    expect((await call('GET', `/${id}`)).status).toBe(404);
    for (const _ of [1, 2]) expect(await call('POST', `/${id}/restore`)).toMatchObject({ status: 200, body: before });
    expect((await call('GET', `/${id}`)).body).toEqual(before);
    expect(await jobsOf(id)).toBe(1);
  });

  test('closes every picture of it at once, and bringing it back opens the same links again', async () => {
    const id = await drawn();
    const pictures = async (): Promise<string[]> =>
      (await call('GET', `/${id}/assets`)).body.map(({ asset_url }: { asset_url: string }) => asset_url);
    const links = await pictures();
    await gateway.platform.pool.query('UPDATE projects SET is_paid = true WHERE id = $1', [id]);
    links.push(...(await pictures()));
    const answers = async (): Promise<number[]> =>
      [...new Set(await Promise.all(links.map(async (link) => (await callApi(gateway.url, 'GET', link)).status)))];
    expect(await answers()).toEqual([200]);
    await call('DELETE', `/${id}`);
    expect(await answers()).toEqual([404]);
    await call('POST', `/${id}/restore`);
    expect(await answers()).toEqual([200]);
  });

  test('is not restored by anybody else', async () => {
    const id = await created();
    await call('DELETE', `/${id}`);
    const { access_token } = await signUpSomebody(gateway.url);
    expect((await call('POST', `/${id}/restore`, undefined, access_token)).status).toBe(404);
    expect((await call('GET', `/${id}`)).status).toBe(404);
  });

  test('ends the streams of who watches it, and who comes back finds nothing', async () => {
    const id = await created();
    const url = `${gateway.url}/api/v1/projects/${id}/stream`;
    const reader = await readEvents(url, owner.access_token);
    await call('DELETE', `/${id}`);
    await reader.ended;
    expect((await readEvents(url, owner.access_token)).response.status).toBe(404);
  });

  test('cancels its generation after the concepts under way; restored, it is drawn to the end', async () => {
    const id = await created();
    let previews = 0;
    const generation = generationOn(gateway.platform, {
      renderPreviews: async (...of) => {
        previews += 1;
        if (previews === 1) await call('DELETE', `/${id}`);
        return fakePreviews(...of);
      },
    });
    await generation.generate(id);
    expect(previews).toBeLessThan(9);
    await generation.generate(id);
    expect(previews).toBeLessThan(9);
    await call('POST', `/${id}/restore`);
    expect(await jobsOf(id)).toBe(2);
    await generation.generate(id);
    expect((await call('GET', `/${id}`)).body.completed_assets).toBe(15);
  });

  test('goes for good with its files when its time is over, a paid one later', async () => {
    const [unpaid, paid, kept] = [await drawn(), await drawn(), await drawn()];
    await gateway.platform.pool.query('UPDATE projects SET is_paid = true WHERE id = $1', [paid]);
    for (const id of [unpaid, paid]) await call('DELETE', `/${id}`);
    await sweepAfter(DELETED_KEPT_HOURS - 1);
    expect(existsSync(folderOf(unpaid))).toBe(true);
    await sweepAfter(DELETED_KEPT_HOURS + 1);
    expect([unpaid, paid, kept].map((id) => existsSync(folderOf(id)))).toEqual([false, true, true]);
    expect((await call('POST', `/${unpaid}/restore`)).status).toBe(404);
    expect((await call('POST', `/${paid}/restore`)).status).toBe(200);
    await call('DELETE', `/${paid}`);
    await sweepAfter(REFUND_DAYS * 24 + 1);
    expect(existsSync(folderOf(paid))).toBe(false);
    expect((await call('GET', `/${kept}`)).body.completed_assets).toBe(15);
  });
});
