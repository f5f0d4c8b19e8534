import { randomUUID } from 'node:crypto';
import type { Asset, SignedIn } from '@fifteen/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { callApi, signUpSomebody } from '../../testing/api-client.ts';
import { generationOn } from '../../testing/fake-engine.ts';
import { aTasteProfile } from '../../testing/taste-profile.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

let gateway: TestGateway;
let owner: SignedIn;
let project: string;
beforeAll(async () => {
  gateway = await startTestGateway();
});
beforeEach(async () => {
  owner = await signUpSomebody(gateway.url);
  project = (await call('POST', '/projects', { taste_profile: aTasteProfile() })).body.project_id;
});
afterAll(() => gateway.stop());

const call = (method: string, path: string, body?: unknown, token = owner.access_token) =>
  callApi(gateway.url, method, `/api/v1${path}`, { body, token });
const list = async (): Promise<Asset[]> => (await call('GET', `/projects/${project}/assets`)).body;
const draw = (): Promise<unknown> => generationOn(gateway.platform).generate(project);
const mark = (assetId: string, isFavourite: unknown, token?: string) =>
  call('PATCH', `/projects/${project}/assets/${assetId}`, { is_favourite: isFavourite }, token);

describe('favourites', () => {
  test('a concept that is not drawn yet cannot be one', async () => {
    const [pending] = await list();
    expect((await mark(pending?.id ?? '', true)).status).toBe(404);
    await draw();
    expect((await mark(pending?.id ?? '', true)).status).toBe(200);
  });

  test('are kept on the server, as many as one likes, and taken out again', async () => {
    await draw();
    const [one, other] = await list();
    expect((await mark(one?.id ?? '', true)).body).toMatchObject({ id: one?.id, is_favourite: true });
    await mark(other?.id ?? '', true);
    expect((await list()).filter(({ is_favourite }) => is_favourite)).toHaveLength(2);
    const { body } = await call('GET', `/projects/${project}/assets/curated`);
    expect(body.all.filter((asset: Asset) => asset.is_favourite)).toHaveLength(2);
    await mark(one?.id ?? '', false);
    expect((await list()).filter(({ is_favourite }) => is_favourite).map(({ id }) => id)).toEqual([other?.id]);
  });

  test('nobody marks what is not his, and a word is not a yes', async () => {
    await draw();
    const [one] = await list();
    const stranger = await signUpSomebody(gateway.url);
    expect((await mark(one?.id ?? '', true, stranger.access_token)).status).toBe(404);
    expect((await mark(randomUUID(), true)).status).toBe(404);
    expect(await mark(one?.id ?? '', 'yes')).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  });
});
