import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { SignedIn } from '@fifteen/contracts';
import { callApi, signUpSomebody } from '../../testing/api-client.ts';
import { generationOn } from '../../testing/fake-engine.ts';
import { aTasteProfile } from '../../testing/taste-profile.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

const MEGABYTE = 1024 * 1024;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ environment: { STORAGE_MB: '2', STORAGE_MB_PAID: '1' } });
});
afterAll(() => gateway.stop());

/** A picture of about 700 kB, as a profile carries it. */
const picture = `data:image/png;base64,${Buffer.concat([Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'), Buffer.alloc(700_000 * 0.75, 7)]).toString('base64')}`;
const withPicture = () => {
  const profile = aTasteProfile();
  return { ...profile, taste_theft: { ...profile.taste_theft, uploaded_image_url: picture } };
};

const call = ({ access_token: token }: SignedIn, method: string, path: string, body?: unknown) => callApi(gateway.url, method, `/api/v1${path}`, { token, body });
const create = (owner: SignedIn) => call(owner, 'POST', '/projects', { taste_profile: withPicture() });
const query = (text: string, ...values: unknown[]) => gateway.platform.pool.query(text, values);

/** Makes projects until one is refused. */
const fill = async (owner: SignedIn): Promise<string[]> => {
  const ids: string[] = [];
  for (let i = 0; i < 10; i += 1) {
    const { status, body } = await create(owner);
    if (status !== 201) return ids;
    ids.push(body.project_id);
  }
  throw new Error('Nothing was refused');
};

describe('the storage of an account', () => {
  test('ends in a refusal that says how much it is and what helps; what is there can be read and deleted', async () => {
    const owner = await signUpSomebody(gateway.url);
    const ids = await fill(owner);
    expect(ids.length).toBe(3);
    const { status, body } = await create(owner);
    expect([status, body.code]).toEqual([409, 'storage_full']);
    expect(body.detail).toContain('2 MB');
    expect(body.detail).toContain('1 MB');
    expect((await call(owner, 'POST', `/projects/${ids[0]}/duplicate`)).status).toBe(409);
    expect((await call(owner, 'GET', `/projects/${ids[0]}`)).status).toBe(200);
    expect((await call(owner, 'PATCH', `/projects/${ids[0]}`, { project_name: 'A name' })).status).toBe(200);
    expect((await call(owner, 'DELETE', `/projects/${ids[0]}`)).status).toBe(204);
    // It can be brought back for a day, and takes its room until then.
    expect((await create(owner)).status).toBe(409);
    await query('DELETE FROM projects WHERE id = $1', ids[0]);
    expect((await create(owner)).status).toBe(201);
  });

  test('is of one account alone', async () => {
    const [full, other] = [await signUpSomebody(gateway.url), await signUpSomebody(gateway.url)];
    await fill(full);
    expect((await create(other)).status).toBe(201);
  });

  test('grows with each project that is paid', async () => {
    const owner = await signUpSomebody(gateway.url);
    const [first] = await fill(owner);
    await query('UPDATE projects SET is_paid = true WHERE id = $1', first);
    expect((await create(owner)).status).toBe(201);
  });

  test('counts the files that were made, and no longer those that are gone', async () => {
    const owner = await signUpSomebody(gateway.url);
    const { body } = await call(owner, 'POST', '/projects', { taste_profile: aTasteProfile() });
    await generationOn(gateway.platform).generate(body.project_id);
    const folder = `projects/${body.project_id}/00000000-0000-4000-8000-000000000001`;
    await gateway.platform.files.write(`${folder}/logo.svg`, Buffer.alloc(2 * MEGABYTE));
    expect((await create(owner)).status).toBe(409);
    await gateway.platform.files.removeAll(folder);
    expect((await create(owner)).status).toBe(201);
  });
});
