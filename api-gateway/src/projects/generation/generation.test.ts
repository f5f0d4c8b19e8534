import { AssetUpdate, type Asset, CONCEPTS_PER_PROJECT, type SignedIn } from '@fifteen/contracts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { fileStoreOf } from '../../platform/files/open-files.ts';
import { callApi, signUpSomebody } from '../../testing/api-client.ts';
import { fakeEngine, fakePreviews, generationOn } from '../../testing/fake-engine.ts';
import { aTasteProfile } from '../../testing/taste-profile.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

type Parts = Parameters<typeof generationOn>[1];

let gateway: TestGateway;
let owner: SignedIn;
beforeAll(async () => {
  gateway = await startTestGateway();
  owner = await signUpSomebody(gateway.url);
});
afterAll(() => gateway.stop());

const callAs = async ({ access_token: token }: SignedIn, method: string, path: string, body?: unknown) =>
  (await callApi(gateway.url, method, `/api/v1${path}`, { body, token })).body;
const call = (method: string, path: string, body?: unknown) => callAs(owner, method, path, body);
const newProject = async (): Promise<string> =>
  (await call('POST', '/projects', { taste_profile: aTasteProfile() })).project_id;
const assetsOf = (project: string): Promise<Asset[]> => call('GET', `/projects/${project}/assets`);
const generate = (project: string, parts?: Parts) => generationOn(gateway.platform, parts).generate(project);
const broken = () => Promise.reject(new Error('broken'));
/** A drawn project of somebody's with a chosen logo; gives the fingerprint of its symbol. */
const chosenBy = async (somebody: SignedIn, name: string): Promise<{ project: string; symbol: string }> => {
  const { project_id: project } = await callAs(somebody, 'POST', '/projects', { taste_profile: aTasteProfile(name) });
  await generate(project);
  const { rows } = await gateway.platform.pool.query('SELECT id, fingerprint FROM assets WHERE project_id = $1 AND slot = 1', [project]);
  await callAs(somebody, 'PATCH', `/projects/${project}`, { selected_asset_id: rows[0].id });
  return { project, symbol: rows[0].fingerprint };
};
const completed = (assets: readonly Asset[]): number => assets.filter(({ status }) => status === 'completed').length;

describe('generation', () => {
  test('ends quietly where the project and its drawings are deleted between a look and a read', async () => {
    const project = await newProject();
    const stored = fileStoreOf(gateway.platform);
    let isDrawn = false;
    const files: NonNullable<Parts>['files'] = {
      ...stored,
      read: async (key) => {
        // All fifteen have their picture: what is read now is for the large ones.
        if (!isDrawn && completed(await assetsOf(project)) === CONCEPTS_PER_PROJECT) {
          isDrawn = true;
          await stored.removeAll(`projects/${project}`);
        }
        return stored.read(key);
      },
    };
    await generate(project, { files });
    expect(isDrawn).toBe(true);
  });

  test('ends quietly where the folder of the project is swept while a large picture is written', async () => {
    const project = await newProject();
    const stored = fileStoreOf(gateway.platform);
    let swept = 0;
    const files: NonNullable<Parts>['files'] = {
      ...stored,
      write: async (key, bytes) => {
        if (!key.includes('preview-1024')) return stored.write(key, bytes);
        swept += 1;
        await stored.removeAll(`projects/${project}`);
        throw Object.assign(new Error('no such file or directory, rename'), { code: 'ENOENT' });
      },
    };
    await generate(project, { files });
    expect(swept).toBeGreaterThan(0);
  });

  test('paints the large pictures after all the small ones, and those that are missing when it is called again', async () => {
    const project = await newProject();
    const painted: number[] = [];
    const renderPreviews: typeof fakePreviews = (svg, salt, sizes) => {
      painted.push(...sizes);
      return painted.length === 20 ? broken() : fakePreviews(svg, salt, sizes);
    };
    await generate(project, { renderPreviews });
    expect(painted).toEqual([...Array(15).fill(512), ...Array(15).fill(1024)]);
    expect(completed(await assetsOf(project))).toBe(15);
    await generate(project, { renderPreviews });
    expect(painted).toHaveLength(31);
    await generate(project, { renderPreviews });
    expect(painted).toHaveLength(31);
  });

  test('a slot that cannot be painted three times is drawn by the plain recipe', async () => {
    const project = await newProject();
    let tries = 0;
    const renderPreviews: typeof fakePreviews = (svg, ...of) =>
      svg.includes('M0 7h') && (tries += 1) <= 3 ? broken() : fakePreviews(svg, ...of);
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

  test('S7: a slot that nothing can draw is reported as failed', async () => {
    const project = await newProject();
    const renderPreviews: typeof fakePreviews = (svg, ...of) => (svg.includes('M0 3h') ? broken() : fakePreviews(svg, ...of));
    await generate(project, { engine: { ...fakeEngine, fallback: broken }, renderPreviews });
    const assets = await assetsOf(project);
    expect(completed(assets)).toBe(14);
    expect(assets[3]).toMatchObject({ status: 'failed', asset_url: null });
  });

  test('S7: where not even the plain recipe draws, the job ends by itself, and 15 slots are reported as failed', async () => {
    const project = await newProject();
    await generate(project, { engine: { plan: broken, fallback: broken } });
    const assets = await assetsOf(project);
    expect(assets.map(({ status }) => status)).toEqual(Array(15).fill('failed'));
    const { rows } = await gateway.platform.pool.query('SELECT data FROM project_events WHERE project_id = $1', [project]);
    expect(rows.map(({ data }) => data.data.status)).toEqual(Array(15).fill('failed'));
  });

  test('S7: one slot without a plain drawing costs the other 14 nothing', async () => {
    const project = await newProject();
    const fallback: typeof fakeEngine.fallback = (profile, slot, seed) => (slot === 6 ? broken() : fakeEngine.fallback(profile, slot, seed));
    await generate(project, { engine: { plan: broken, fallback } });
    expect((await assetsOf(project)).map(({ status }) => status).filter((status) => status === 'failed')).toEqual(['failed']);
  });

  test('a stored drawing that is lost is replaced by the plain recipe', async () => {
    const project = await newProject();
    const files = fileStoreOf(gateway.platform);
    const [lost] = await assetsOf(project);
    const forgetful: typeof files = { ...files, write: (key, bytes) => (key.endsWith(`${lost?.id}/logo.svg`) ? Promise.resolve() : files.write(key, bytes)) };
    const writeOnce = { planned: false };
    const losing: typeof files = { ...forgetful, write: (key, bytes) => (writeOnce.planned ? files.write(key, bytes) : forgetful.write(key, bytes)) };
    const renderPreviews: typeof fakePreviews = (...of) => {
      writeOnce.planned = true;
      return fakePreviews(...of);
    };
    await generate(project, { files: losing, renderPreviews });
    const assets = await assetsOf(project);
    expect(completed(assets)).toBe(15);
    expect(assets[0]?.metadata.title).toBe('Plain 0');
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

  test("keeps away from what other customers chose, not from the customer's own choice", async () => {
    const theirs = await chosenBy(await signUpSomebody(gateway.url), 'Another customer');
    const own = await chosenBy(owner, 'An earlier project');
    const project = await newProject();
    let asked: readonly string[] = [];
    await generate(project, { engine: { ...fakeEngine, plan: (profile, seed, avoid) => fakeEngine.plan(profile, seed, (asked = avoid)) } });
    expect(asked).toContain(theirs.symbol);
    expect(asked).not.toContain(own.symbol);
  });

  test('a plan that is tried again keeps away from the same, whatever others choose meanwhile', async () => {
    const other = await signUpSomebody(gateway.url);
    const theirs = await chosenBy(other, 'Changes their mind');
    const project = await newProject();
    const asked: (readonly string[])[] = [];
    const plan: typeof fakeEngine.plan = async (profile, seed, avoid) => {
      if (asked.push(avoid) > 1) return fakeEngine.plan(profile, seed, avoid);
      await callAs(other, 'PATCH', `/projects/${theirs.project}`, { selected_asset_id: null });
      return broken();
    };
    await generate(project, { engine: { ...fakeEngine, plan } });
    expect(asked[0]).toContain(theirs.symbol);
    expect(asked[1]).toEqual(asked[0]);
  });

  test('a concept without a mark has no fingerprint that others would keep away from', async () => {
    const project = await newProject();
    await generate(project);
    const { rows } = await gateway.platform.pool.query('SELECT slot FROM assets WHERE project_id = $1 AND fingerprint IS NULL', [project]);
    expect(rows).toEqual([{ slot: 0 }]);
  });

  test('a project that was deleted meanwhile is not an error', async () => {
    const project = await newProject();
    await gateway.platform.pool.query('DELETE FROM projects WHERE id = $1', [project]);
    await expect(generate(project)).resolves.toBeUndefined();
  });
});
