import type { Asset, SignedIn } from '@fifteen/contracts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { callApi, signUpSomebody } from '../../testing/api-client.ts';
import { fakeEngine, generationOn } from '../../testing/fake-engine.ts';
import { aTasteProfile } from '../../testing/taste-profile.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

let gateway: TestGateway;
let owner: SignedIn;
beforeAll(async () => {
  gateway = await startTestGateway();
  owner = await signUpSomebody(gateway.url);
});
afterAll(() => gateway.stop());

const query = async (text: string, ...values: unknown[]) => (await gateway.platform.pool.query(text, values)).rows;
const call = (method: string, path: string, body?: unknown, { access_token: token } = owner) => callApi(gateway.url, method, `/api/v1${path}`, { body, token });
const assetsOf = async (project: string): Promise<Asset[]> => (await call('GET', `/projects/${project}/assets`)).body;
const jobsOf = (project: string) => query("SELECT id FROM pgboss.job WHERE name = 'generation' AND data @> $1", JSON.stringify({ projectId: project }));
const broken = () => Promise.reject(new Error('broken'));

/** A project of which these slots could not be drawn. */
const withFailed = async (isFailed: (slot: number) => boolean): Promise<string> => {
  const { project_id: project } = (await call('POST', '/projects', { taste_profile: aTasteProfile() })).body;
  const fallback: typeof fakeEngine.fallback = (profile, slot, seed) => (isFailed(slot) ? broken() : fakeEngine.fallback(profile, slot, seed));
  await generationOn(gateway.platform, { engine: { plan: broken, fallback } }).generate(project);
  return project;
};

describe('trying again', () => {
  test('puts the failed concepts back into the queue, costs nothing, and draws them', async () => {
    const project = await withFailed((slot) => slot > 11);
    const before = (await call('GET', '/users/profile')).body.credits;
    const answer = await call('POST', `/projects/${project}/retry`);
    expect([answer.status, answer.body.id]).toEqual([202, project]);
    expect((await assetsOf(project)).filter(({ status }) => status === 'pending')).toHaveLength(3);
    await generationOn(gateway.platform).generate(project);
    const assets = await assetsOf(project);
    expect(assets.map(({ status }) => status)).toEqual(Array(15).fill('completed'));
    expect((await call('GET', '/users/profile')).body.credits).toBe(before);
    const events = await query('SELECT data FROM project_events WHERE project_id = $1 AND data @> $2 ORDER BY seq', project, JSON.stringify({ data: { asset_id: assets[14]?.id } }));
    expect(events.map(({ data }) => data.data.status)).toEqual(['failed', 'pending', 'completed']);
  });

  test('plans the set again where nothing of it could be drawn', async () => {
    const project = await withFailed(() => true);
    await call('POST', `/projects/${project}/retry`);
    await generationOn(gateway.platform).generate(project);
    expect((await assetsOf(project)).map(({ metadata }) => metadata.title)).toContain('Concept 0');
  });

  test('at ten clicks at once makes one job', async () => {
    const project = await withFailed((slot) => slot === 0);
    const before = (await jobsOf(project)).length;
    const answers = await Promise.all(Array.from({ length: 10 }, () => call('POST', `/projects/${project}/retry`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    expect(await jobsOf(project)).toHaveLength(before + 1);
  });

  test("of a stranger's project is not found, and draws nothing", async () => {
    const project = await withFailed((slot) => slot === 0);
    const stranger = await signUpSomebody(gateway.url);
    expect((await call('POST', `/projects/${project}/retry`, undefined, stranger)).status).toBe(404);
    expect((await assetsOf(project))[0]?.status).toBe('failed');
  });

  test('without end is held back, in words and with a time', async () => {
    const somebody = await signUpSomebody(gateway.url);
    const { project_id: project } = (await call('POST', '/projects', { taste_profile: aTasteProfile() }, somebody)).body;
    const answers = [];
    for (let i = 0; i < 31; i += 1) answers.push(await call('POST', `/projects/${project}/retry`, undefined, somebody));
    expect([answers[29]?.status, answers[30]?.status]).toEqual([202, 429]);
    expect(Number(answers[30]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
