import { randomUUID } from 'node:crypto';
import type { SignedIn } from '@fifteen/contracts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { callApi, signUpSomebody } from '../../testing/api-client.ts';
import { aTasteProfile } from '../../testing/taste-profile.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { nameOfCopy } from './name-of-copy.ts';

let gateway: TestGateway;
let owner: SignedIn;
beforeAll(async () => {
  gateway = await startTestGateway();
  owner = await signUpSomebody(gateway.url);
});
afterAll(() => gateway.stop());

const post = (path: string, body?: unknown, headers = {}) =>
  callApi(gateway.url, 'POST', `/api/v1/projects${path}`, { body, token: owner.access_token, headers });
const rowOf = async (id: string) =>
  (await gateway.platform.pool.query('SELECT seed, taste_profile, uploaded_image_url, is_paid, selected_asset_id FROM projects WHERE id = $1', [id])).rows[0];

describe('a copy of a project', () => {
  const image = 'data:image/png;base64,iVBORw0KGgo=';
  const profile = aTasteProfile();
  const withImage = { ...profile, taste_theft: { ...profile.taste_theft, uploaded_image_url: image } };

  test('has the same answers, another seed, 15 concepts to come, and none of what was bought or chosen', async () => {
    const id = (await post('', { taste_profile: withImage })).body.project_id;
    await gateway.platform.pool.query('UPDATE projects SET is_paid = true WHERE id = $1', [id]);
    const { status, body } = await post(`/${id}/duplicate`);
    expect(status).toBe(201);
    expect(body.project).toMatchObject({ id: body.project_id, project_name: 'Harbour & Rye copy', status: 'generating', is_paid: false, selected_asset_id: null });
    const [original, copy] = [await rowOf(id), await rowOf(body.project_id)];
    expect(copy).toMatchObject({ taste_profile: original.taste_profile, uploaded_image_url: image });
    expect(copy.seed).not.toBe(original.seed);
    const { rows } = await gateway.platform.pool.query('SELECT count(*)::int AS count FROM assets WHERE project_id = $1', [body.project_id]);
    expect(rows[0].count).toBe(15);
    expect((await post(`/${id}/duplicate`)).body.project.project_name).toBe('Harbour & Rye copy 2');
  });

  test('asked for ten times at once under one key is one copy', async () => {
    const id = (await post('', { taste_profile: profile })).body.project_id;
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(`/${id}/duplicate`, undefined, key)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.project_id}`)).size).toBe(1);
    expect((await post(`/${(await post('', { taste_profile: profile })).body.project_id}/duplicate`, undefined, key)).status).toBe(409);
  });
});

describe('the name of a copy', () => {
  test.each([
    ['Northwind', [], 'Northwind copy'],
    ['Northwind', ['Northwind copy'], 'Northwind copy 2'],
    ['Northwind copy', ['Northwind copy'], 'Northwind copy 2'],
    ['Northwind copy 7', [], 'Northwind copy'],
    ['W'.repeat(60), [], `${'W'.repeat(55)} copy`],
    [`${'W'.repeat(54)}👩‍🍳`, [], `${'W'.repeat(54)} copy`],
  ])('%s beside %j is %s', (name, taken, expected) => {
    expect(nameOfCopy(name, new Set(taken))).toBe(expected);
  });
});
