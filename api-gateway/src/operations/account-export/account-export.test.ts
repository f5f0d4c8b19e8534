import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { callApi, PASSWORD, signUpSomebody } from '../../testing/api-client.ts';
import { generationOn } from '../../testing/fake-engine.ts';
import { aTasteProfile } from '../../testing/taste-profile.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const download = async (token: string): Promise<{ names: string[]; account: unknown; text: string }> => {
  const answer = await fetch(`${gateway.url}/api/v1/users/export`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toContain('fifteen-my-data.zip');
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const text = strFromU8(files['account.json'] ?? new Uint8Array());
  return { names: Object.keys(files), account: JSON.parse(text), text };
};

describe('downloading what is stored', () => {
  test('gives a zip with everything of the customer and nothing secret', async () => {
    const customer = await signUpSomebody(gateway.url);
    const { body } = await callApi(gateway.url, 'POST', '/api/v1/projects', { token: customer.access_token, body: { taste_profile: aTasteProfile() } });
    await generationOn(gateway.platform).generate(body.project_id);
    const { names, account, text } = await download(customer.access_token);
    expect(names).toEqual(expect.arrayContaining(['README.txt', 'account.json']));
    expect(names.filter((name) => name.endsWith('.webp'))).toHaveLength(15);
    expect(account).toMatchObject({
      account: { email: customer.user.email },
      credits: { balance: { available: 100 }, entries: [{ kind: 'grant' }] },
      projects: [{ id: body.project_id, assets: expect.any(Array) }],
      security_events: [{ kind: 'signed_up' }],
    });
    // The seed of an unpaid project would draw its logos again, without the watermark.
    expect(text).not.toMatch(/argon2|network_key|genome|"seed"/);
    expect(text).not.toContain(PASSWORD);
  });

  test('gives the public links and the votes that they brought, and nobody who voted', async () => {
    const { access_token: token } = await signUpSomebody(gateway.url);
    const { body } = await callApi(gateway.url, 'POST', '/api/v1/projects', { token, body: { taste_profile: aTasteProfile() } });
    await generationOn(gateway.platform).generate(body.project_id);
    const path = `/api/v1/projects/${body.project_id}`;
    const assets = await callApi(gateway.url, 'GET', `${path}/assets`, { token });
    const { share } = (await callApi(gateway.url, 'POST', `${path}/share`, { token, body: { shows_owner: false, only_favourites: false } })).body;
    const asset_id = assets.body[0].id;
    await callApi(gateway.url, 'POST', `/api/v1/shares/${share.token}/votes`, { body: { asset_ids: [asset_id] } });
    const { account, text } = await download(token);
    expect(account).toMatchObject({ projects: [{ shares: [{ token: share.token, votes: [{ asset_id, votes: 1 }] }] }] });
    expect(text).not.toContain('voter');
  });

  test('gives the press pages with their text', async () => {
    const { access_token: token } = await signUpSomebody(gateway.url);
    const { body } = await callApi(gateway.url, 'POST', '/api/v1/projects', { token, body: { taste_profile: aTasteProfile() } });
    await gateway.platform.pool.query("INSERT INTO press_pages (project_id, token, boilerplate, created_at) VALUES ($1, 'a-token-of-a-press-page', 'We roast in Dover.', now())", [body.project_id]);
    const { account } = await download(token);
    expect(account).toMatchObject({ projects: [{ press_pages: [{ token: 'a-token-of-a-press-page', boilerplate: 'We roast in Dover.' }] }] });
  });

  test('Z3: the drawings of an unpaid project are not among the files', async () => {
    const customer = await signUpSomebody(gateway.url);
    const { body } = await callApi(gateway.url, 'POST', '/api/v1/projects', { token: customer.access_token, body: { taste_profile: aTasteProfile() } });
    await generationOn(gateway.platform).generate(body.project_id);
    expect((await download(customer.access_token)).names.filter((name) => name.endsWith('.svg'))).toEqual([]);
    await gateway.platform.pool.query('UPDATE projects SET is_paid = true WHERE id = $1', [body.project_id]);
    expect((await download(customer.access_token)).names.filter((name) => name.endsWith('.svg'))).toHaveLength(15);
  });

  test('gives what was written to support and the subscription to the status, once the address is confirmed', async () => {
    const { access_token: token, user } = await signUpSomebody(gateway.url);
    const email = user.email.toUpperCase();
    const message = { name: 'Ada', email, subject: 'A file', message: 'It will not open.' };
    await callApi(gateway.url, 'POST', '/api/v1/contact', { body: message });
    await callApi(gateway.url, 'POST', '/api/v1/status/subscriptions', { body: { email } });
    expect((await download(token)).account).toMatchObject({ contact_messages: [], status_subscriptions: [] });
    await gateway.platform.pool.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [user.id]);
    const { account } = await download(token);
    expect(account).toMatchObject({ contact_messages: [message], status_subscriptions: [{ confirmed_at: null }] });
  });

  test('Z1: holds nothing of another customer', async () => {
    const [one, other] = [await signUpSomebody(gateway.url), await signUpSomebody(gateway.url)];
    expect((await download(one.access_token)).text).not.toContain(other.user.id);
  });
});
