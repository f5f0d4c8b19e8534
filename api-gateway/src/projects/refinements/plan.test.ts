import { randomUUID } from 'node:crypto';
import { STUDIOS, type StudioId } from '@fifteen/contracts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { callApi, signUpSomebody } from '../../testing/api-client.ts';
import { aPaidProject } from '../../testing/paid-logo.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

let gateway: TestGateway;
let token: string;
let logo: string;
let studio: StudioId;
beforeAll(async () => {
  gateway = await startTestGateway();
  const customer = await signUpSomebody(gateway.url);
  const { id: project, assets } = await aPaidProject(gateway, customer);
  token = customer.access_token;
  // The same letters and no line below, whatever the engine prefers today: they can be bolder, and nothing can be removed.
  const { rows } = await gateway.platform.pool.query<{ id: string }>(
    `UPDATE assets SET genome = genome || '{"tag": null, "lettering": {"style": {"font": "outfit-500"}, "setting": "line"}}'
     WHERE id = (SELECT id FROM assets WHERE project_id = $1 AND genome -> 'idea' <> 'null' AND genome ->> 'layout' <> 'wordmark' AND slot <> 1 ORDER BY slot LIMIT 1) RETURNING id`,
    [project],
  );
  const chosen = assets.find(({ id }) => id === rows[0]?.id);
  if (!chosen) throw new Error('No concept of the set has a symbol.');
  logo = chosen.id;
  studio = chosen.metadata.studio;
});
afterAll(() => gateway.stop());

const call = (method: string, path: string, body?: unknown) => callApi(gateway.url, method, `/api/v1${path}`, { token, body });
const credits = async (): Promise<number> => (await call('GET', '/users/profile')).body.credits;

describe('a wish is planned before it is charged', () => {
  test('what would change nothing of this logo is said while it is read, with the reason', async () => {
    const { body } = await call('POST', `/projects/assets/${logo}/read-prompt`, { prompt: 'bolder, remove the tagline' });
    expect(body.understood).toEqual(['Bolder letters']);
    expect(body.cannot).toEqual([{ wish: 'Without a tagline', because: expect.any(String) }]);
  });

  test('a wish of which nothing can be done is refused, and costs nothing', async () => {
    const before = await credits();
    const { status, body } = await call('POST', `/projects/assets/${logo}/simple-refine`, { prompt: 'remove the tagline' });
    expect([status, body.code]).toEqual([422, 'wish_not_possible']);
    expect(body.detail).toMatch(/^Without a tagline: .+\. Nothing was charged\.$/);
    expect(await credits()).toBe(before);
  });

  test.each([
    ['keep the font, remove the tagline', 'keeping something is not a change'],
    ['like concept 99', 'there is no such concept'],
    ['like concept 99, remove the tagline', 'neither can be done'],
    ['like {its studio}', 'it is by that studio already'],
  ])('%j is refused and costs nothing: %s', async (words) => {
    const before = await credits();
    const prompt = words.replace('{its studio}', STUDIOS[studio].name);
    const read = await call('POST', `/projects/assets/${logo}/read-prompt`, { prompt });
    expect(read.body.possible).toBe(false);
    const { status, body } = await call('POST', `/projects/assets/${logo}/simple-refine`, { prompt });
    expect([status, body.code]).toEqual([422, 'wish_not_possible']);
    expect(await credits()).toBe(before);
  });

  test('beside another concept or another studio, what cannot be done is said all the same', async () => {
    const { body } = await call('POST', `/projects/assets/${logo}/read-prompt`, { prompt: 'like concept 2, remove the tagline' });
    expect(body).toMatchObject({ understood: ['Like “Concept 2”'], cannot: [{ wish: 'Without a tagline' }], possible: true });
  });

  test('a set that has started is not planned again under its key, also where its logo could not have it any more', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const first = await callApi(gateway.url, 'POST', `/api/v1/projects/assets/${logo}/simple-refine`, { token, body: { prompt: 'bolder' }, headers: key });
    const { genome } = (await gateway.platform.pool.query('SELECT genome FROM assets WHERE id = $1', [logo])).rows[0];
    await gateway.platform.pool.query('UPDATE assets SET genome = NULL WHERE id = $1', [logo]);
    const again = await callApi(gateway.url, 'POST', `/api/v1/projects/assets/${logo}/simple-refine`, { token, body: { prompt: 'bolder' }, headers: key });
    await gateway.platform.pool.query('UPDATE assets SET genome = $2 WHERE id = $1', [logo, JSON.stringify(genome)]);
    expect([first.status, again.status, again.body.refinement_id]).toEqual([202, 202, first.body.refinement_id]);
  });

  test('where some of it can be done it starts, and says what of it it does', async () => {
    const before = await credits();
    const { status, body } = await call('POST', `/projects/assets/${logo}/simple-refine`, { prompt: 'est. 1998, remove the gradient of the background' });
    expect(status).toBe(202);
    expect(body.understood).toContain('With the line “Est. 1998”');
    expect(await credits()).toBe(before - 5);
  });
});
