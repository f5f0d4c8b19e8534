import { AssetUpdate, type Asset, type SignedIn } from '@fifteen/contracts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { fileStoreOf } from '../files/compose-files.ts';
import { callApi, signUpSomebody } from '../testing/api-client.ts';
import { fakeEngine, fakePreviews, generationOn } from '../testing/fake-engine.ts';
import { aTasteProfile } from '../testing/taste-profile.ts';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts';

type Parts = Parameters<typeof generationOn>[1];

let gateway: TestGateway;
let owner: SignedIn;
beforeAll(async () => {
  gateway = await startTestGateway();
  owner = await signUpSomebody(gateway.url);
});
afterAll(() => gateway.stop());

const call = async (method: string, path: string, body?: unknown) =>
  (await callApi(gateway.url, method, `/api/v1${path}`, { body, token: owner.access_token })).body;
const newProject = async (): Promise<string> =>
  (await call('POST', '/projects', { taste_profile: aTasteProfile() })).project_id;
const assetsOf = (project: string): Promise<Asset[]> => call('GET', `/projects/${project}/assets`);
const generate = (project: string, parts?: Parts) => generationOn(gateway.platform, parts).generate(project);
const broken = () => Promise.reject(new Error('broken'));
const completed = (assets: readonly Asset[]): number => assets.filter(({ status }) => status === 'completed').length;

describe('generation', () => {
  test('a slot that cannot be painted three times is drawn by the plain recipe', async () => {
    const project = await newProject();
    let tries = 0;
    const renderPreviews: typeof fakePreviews = (svg, salt) =>
      svg.includes('M0 7h') && (tries += 1) <= 3 ? broken() : fakePreviews(svg, salt);
    await generate(project, { renderPreviews });
    const assets = await assetsOf(project);
    expect(completed(assets)).toBe(15);
    expect(assets[7]?.metadata.title).toBe('Plain 7');
    expect(assets[8]?.metadata.title).toBe('Concept 8');
  });

  test('what the engine leaves out of the mark is told with the project', async () => {
    const project = await newProject();
    expect((await call('GET', `/projects/${project}`)).notes).toEqual([]);
    await generate(project);
    expect((await call('GET', `/projects/${project}`)).notes).toEqual(['Emoji are left out of the mark.']);
  });

  test('an engine that cannot plan gives 15 plain concepts', async () => {
    const project = await newProject();
    await generate(project, { engine: { ...fakeEngine, plan: broken } });
    const assets = await assetsOf(project);
    expect(completed(assets)).toBe(15);
    expect(assets[14]?.metadata.title).toBe('Plain 14');
  });

  test('S7: a slot that nothing can draw is told to have failed', async () => {
    const project = await newProject();
    const renderPreviews: typeof fakePreviews = (svg, salt) => (svg.includes('M0 3h') ? broken() : fakePreviews(svg, salt));
    await generate(project, { engine: { ...fakeEngine, fallback: broken }, renderPreviews });
    const assets = await assetsOf(project);
    expect(completed(assets)).toBe(14);
    expect(assets[3]).toMatchObject({ status: 'failed', asset_url: null });
  });

  test('S8: a full disk ends the job without using up tries; once there is room it goes on', async () => {
    const project = await newProject();
    const files = fileStoreOf(gateway.platform);
    const full = { ...files, write: () => Promise.reject(new Error('ENOSPC')) };
    for (let i = 0; i < 8; i += 1) await expect(generate(project, { files: full })).rejects.toThrow('ENOSPC');
    const previewsFull: typeof files = { ...files, write: (key, bytes) => (key.endsWith('.webp') ? full.write() : files.write(key, bytes)) };
    for (let i = 0; i < 8; i += 1) await expect(generate(project, { files: previewsFull })).rejects.toThrow('ENOSPC');
    expect(completed(await assetsOf(project))).toBe(0);
    await generate(project);
    const assets = await assetsOf(project);
    expect(completed(assets)).toBe(15);
    expect(assets[0]?.metadata.title).toBe('Concept 0');
  });

  test('S4: done twice at once and once more it makes 15 assets and 15 events', async () => {
    const project = await newProject();
    await Promise.all([generate(project), generate(project)]);
    await generate(project);
    const assets = await assetsOf(project);
    expect(completed(assets)).toBe(15);
    const { rows } = await gateway.platform.pool.query('SELECT seq, data FROM project_events WHERE project_id = $1 ORDER BY seq', [project]);
    expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 15 }, (_, i) => i + 1));
    expect(new Set(rows.map(({ data }) => data.data.asset_id)).size).toBe(15);
    for (const { data } of rows) AssetUpdate.parse({ ...data, data: { ...data.data, asset_url: null } });
  });

  test('a project that was deleted meanwhile is no error', async () => {
    const project = await newProject();
    await gateway.platform.pool.query('DELETE FROM projects WHERE id = $1', [project]);
    await expect(generate(project)).resolves.toBeUndefined();
  });
});
