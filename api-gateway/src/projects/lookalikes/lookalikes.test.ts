import { Asset, type NearestMark, type SignedIn } from '@fifteen/contracts';
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

const call = async (method: string, path: string, body?: unknown) => (await callApi(gateway.url, method, `/api/v1${path}`, { body, token: owner.access_token })).body;

const nearestMarks = async (): Promise<(NearestMark | null)[]> => {
  const { project_id: project } = await call('POST', '/projects', { taste_profile: aTasteProfile() });
  expect(Asset.array().parse(await call('GET', `/projects/${project}/assets`)).every(({ metadata }) => metadata.nearest_mark === null)).toBe(true);
  await generationOn(gateway.platform).generate(project);
  return Asset.array().parse(await call('GET', `/projects/${project}/assets`)).map(({ metadata }) => metadata.nearest_mark);
};

describe('the nearest well-known logo', () => {
  test('is with each concept that has a symbol, and its picture can be fetched by anybody', async () => {
    const [lettering, ...others] = await nearestMarks();
    expect(lettering).toBeNull();
    expect(others).toHaveLength(14);
    expect(others[0]).toEqual({ id: 'simple-icons-airbnb', name: 'Airbnb', distance: 0.312, likeness: 'unlike', picture_url: '/api/v1/lookalikes/simple-icons-airbnb.svg' });
    const picture = await fetch(`${gateway.url}${others[0]!.picture_url}`);
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(picture.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(await picture.text()).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 24 24"><path d="[^"<]+"\/><\/svg>$/);
  });

  test.each(['simple-icons-nobody', '..%2F..%2Fpackage', 'SIMPLE-ICONS-AIRBNB', 'a'.repeat(200)])('there is no picture of "%s"', async (id) => {
    expect((await fetch(`${gateway.url}/api/v1/lookalikes/${id}.svg`)).status).toBe(404);
  });
});
