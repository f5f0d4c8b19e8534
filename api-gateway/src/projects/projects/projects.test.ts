import { randomUUID } from 'node:crypto';
import { CuratedAssets, Project, type SignedIn } from '@fifteen/contracts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { callApi, signUpSomebody } from '../../testing/api-client.ts';
import { generationOn } from '../../testing/fake-engine.ts';
import { aTasteProfile } from '../../testing/taste-profile.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

let gateway: TestGateway;
let owner: SignedIn;
beforeAll(async () => {
  gateway = await startTestGateway();
  owner = await signUpSomebody(gateway.url);
});
afterAll(() => gateway.stop());

const call = (method: string, path: string, body?: unknown, token = owner.access_token, headers = {}) =>
  callApi(gateway.url, method, `/api/v1${path}`, { body, token, headers });

const create = async (headers = {}, token = owner.access_token) =>
  call('POST', '/projects', { taste_profile: aTasteProfile() }, token, headers);

const drawn = async (): Promise<string> => {
  const { project_id } = (await create()).body;
  await generationOn(gateway.platform).generate(project_id);
  return project_id as string;
};

const countOf = async (table: string, projectId: string): Promise<number> => {
  const { rows } = await gateway.platform.pool.query(`SELECT count(*)::int AS count FROM ${table} WHERE project_id = $1`, [projectId]);
  return rows[0].count;
};

describe('creating a project', () => {
  test('stores project, 15 pending assets and one job together', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(Project.parse(body.project)).toMatchObject({ project_name: 'Harbour & Rye', status: 'generating', is_paid: false });
    expect(body.project_id).toBe(body.project.id);
    expect(await countOf('assets', body.project_id)).toBe(15);
    const { rows } = await gateway.platform.pool.query("SELECT data FROM pgboss.job WHERE name = 'generation' AND data->>'projectId' = $1", [body.project_id]);
    expect(rows).toHaveLength(1);
  });

  test('repeated with its Idempotency-Key gives the same project, also ten times at once', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.project_id)).size).toBe(1);
    expect(await countOf('assets', answers[0]?.body.project_id)).toBe(15);
  });

  test('another request under the same key is refused', async () => {
    const key = { 'idempotency-key': randomUUID() };
    await create(key);
    const other = await call('POST', '/projects', { taste_profile: aTasteProfile('Ohmbird') }, owner.access_token, key);
    expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_mismatch' } });
  });

  test('another customer may use the same key', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const { access_token } = await signUpSomebody(gateway.url);
    const [mine, theirs] = [await create(key), await create(key, access_token)];
    expect(theirs.status).toBe(201);
    expect(theirs.body.project_id).not.toBe(mine.body.project_id);
  });

  test.each([
    ['two vibes', { vibe_check: { selected_logos: ['organic_flowing', 'tech_sharp'] } }, 'vibe_check.selected_logos', 'Please select exactly 3 logos'],
    ['the same vibe three times', { vibe_check: { selected_logos: Array(3).fill('tech_sharp') } }, 'vibe_check.selected_logos', 'Please select exactly 3 logos'],
    ['no colours', { taste_theft: { extracted_palette: [], dominant_color: '#ffffff' } }, 'taste_theft.extracted_palette', 'Please upload an image'],
    ['an unanswered comparison', { comparison_game: { ...aTasteProfile().comparison_game, tech_vs_organic: undefined } }, 'comparison_game.tech_vs_organic', 'Please answer all 6 comparisons'],
    ['no dislike reason', { hate_test: { disliked_logo_id: 'bad_gradients', reasons: [] } }, 'hate_test.reasons', 'Please select a disliked logo and at least one reason'],
    ['no company name', { basic_info: { company_name: '  ', industry: 'Bakery' } }, 'basic_info.company_name', 'Company name and industry are required'],
  ])('a profile with %s is refused by field and message', async (_name, change, field, message) => {
    const { status, body } = await call('POST', '/projects', { taste_profile: { ...aTasteProfile(), ...change } });
    expect(status).toBe(400);
    expect(body.code).toBe('invalid_request');
    expect(body.errors).toContainEqual({ field: `taste_profile.${field}`, message });
  });

  test('Z2: fields that the contract does not name change nothing', async () => {
    const body = JSON.stringify({ taste_profile: aTasteProfile(), is_paid: true, user_id: randomUUID(), credits: 5, seed: 1 });
    const smuggled = await call('POST', '/projects', `{"__proto__":{"is_paid":true},${body.slice(1)}`);
    expect(smuggled.body.project).toMatchObject({ is_paid: false });
    expect((await call('GET', `/projects/${smuggled.body.project_id}`)).status).toBe(200);
    await call('PATCH', `/projects/${smuggled.body.project_id}`, { project_name: 'Renamed', is_paid: true });
    const again = await call('GET', `/projects/${smuggled.body.project_id}`);
    expect(again.body).toMatchObject({ project_name: 'Renamed', is_paid: false });
  });

  test('NUL and half surrogates in the description are stored as readable text', async () => {
    const profile = aTasteProfile();
    profile.basic_info.description = 'bread\0 and \ud800 coffee';
    const { status, body } = await call('POST', '/projects', { taste_profile: profile });
    expect(status).toBe(201);
    expect(body.project.brief_data.description).toBe('bread and � coffee');
  });
});

describe('listing projects', () => {
  test('pages by the cursor in the Link header show each project once, newest first', async () => {
    const { access_token } = await signUpSomebody(gateway.url);
    const made: string[] = [];
    for (let i = 0; i < 7; i += 1) made.unshift((await create({}, access_token)).body.project_id);
    const seen: string[] = [];
    let path: string | undefined = '/projects?limit=3';
    while (path) {
      const page = await call('GET', path, undefined, access_token);
      seen.push(...page.body.map(({ id }: { id: string }) => id));
      path = /<\/api\/v1(.+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual(made);
  });

  test.each(['?limit=0', '?limit=51', '?cursor=nonsense', '?cursor='])('refuses %s', async (query) => {
    expect((await call('GET', `/projects${query}`)).status).toBe(400);
  });
});

describe('a drawn project', () => {
  test('shows all 15 with reasons and scores, and nine curated ones, three a studio', async () => {
    const id = await drawn();
    const { body } = await call('GET', `/projects/${id}/assets/curated`);
    const { all, curated, ...rest } = CuratedAssets.parse(body);
    expect(rest).toEqual({
      is_paid: false,
      show_upgrade_banner: true,
      diversity_score: 0.71,
      versions: [],
      sharing: { share: null, voters: 0, votes: [] },
    });
    expect(all).toHaveLength(15);
    expect(all.every(({ status, is_watermarked }) => status === 'completed' && is_watermarked)).toBe(true);
    expect(all[0]?.metadata).toMatchObject({ studio: 'helios', title: 'Concept 0', reasons: ['Drawn for Harbour & Rye.'] });
    const studios = curated.map(({ metadata }) => metadata.studio).toSorted();
    expect(studios).toEqual(['78', '78', '78', 'apex', 'apex', 'apex', 'helios', 'helios', 'helios']);
    expect((await call('GET', `/projects/${id}/assets?limit=1`)).body).toHaveLength(1);
  });

  test('counts in the statistics, and is completed with a thumbnail', async () => {
    const { access_token } = await signUpSomebody(gateway.url);
    const { project_id } = (await create({}, access_token)).body;
    await generationOn(gateway.platform).generate(project_id);
    const project = (await call('GET', `/projects/${project_id}`, undefined, access_token)).body;
    expect(project).toMatchObject({ status: 'completed', completed_assets: 15 });
    expect((await fetch(gateway.url + project.thumbnail_url)).status).toBe(200);
    const { statistics } = (await call('GET', '/users/stats', undefined, access_token)).body;
    expect(statistics).toEqual({ assets: { completed: 15 }, credits: { total_used: 0 }, brand_kits: { completed: 0 }, projects: { total: 1, paid: 0 } });
  });

  test('lets its owner select a completed concept of it, and no other', async () => {
    const [id, other] = [await drawn(), await drawn()];
    const own = (await call('GET', `/projects/${id}/assets`)).body[4].id;
    const foreign = (await call('GET', `/projects/${other}/assets`)).body[4].id;
    expect((await call('PATCH', `/projects/${id}`, { selected_asset_id: own })).body.selected_asset_id).toBe(own);
    for (const selected_asset_id of [foreign, randomUUID()]) {
      const refused = await call('PATCH', `/projects/${id}`, { selected_asset_id });
      expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'selected_asset_id' }] } });
    }
    expect((await call('PATCH', `/projects/${id}`, { selected_asset_id: null })).body.selected_asset_id).toBeNull();
    expect((await call('PATCH', `/projects/${id}`, {})).status).toBe(400);
  });

  test('an event of its upgrade modal is recorded', async () => {
    const id = await drawn();
    const event = { event_type: 'upgrade_modal_shown', project_id: id, metadata: { trigger: 'refine' } };
    expect((await call('POST', '/analytics/event', event)).status).toBe(204);
    expect(await countOf('analytics_events', id)).toBe(1);
  });
});

test('U1: a page that calls itself a PNG is refused at its field, and stored nowhere', async () => {
  const { access_token: token } = await signUpSomebody(gateway.url);
  const profile = aTasteProfile();
  const html = Buffer.from('<!doctype html><script>alert(1)</script>').toString('base64');
  const taste_profile = { ...profile, taste_theft: { ...profile.taste_theft, uploaded_image_url: `data:image/png;base64,${html}` } };
  const { status, body } = await callApi(gateway.url, 'POST', '/api/v1/projects', { token, body: { taste_profile } });
  expect([status, body.errors]).toEqual([400, [{ field: 'taste_profile.taste_theft.uploaded_image_url', message: 'Is not the kind of picture that it says it is' }]]);
  const { rows } = await gateway.platform.pool.query('SELECT count(*)::int AS count FROM projects WHERE uploaded_image_url LIKE $1', [`%${html}%`]);
  expect(rows[0].count).toBe(0);
});
