import { randomUUID } from 'node:crypto';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { callApi, PASSWORD, signUpSomebody } from '../../testing/api-client.ts';
import { mailsTo, mailTokenOf } from '../../testing/mail-token.ts';
import { openBrowser } from '../../testing/oauth-browser.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

const HERE = 'https://fifteen.example/auth/callback';

let gateway: TestGateway;
let aheadMs = 0;
beforeAll(async () => {
  const now = (): Date => new Date(Date.now() + aheadMs);
  gateway = await startTestGateway({
    environment: { PUBLIC_URL: 'https://fifteen.example', TRUST_PROXY: '1' },
    // The provider of this machine plays Google, which it never does on a public address.
    adapt: (platform) => ({ ...platform, config: { ...platform.config, standIns: true }, now }),
  });
});
afterAll(() => gateway.stop());

const someone = (): string => `${randomUUID()}@example.com`;
const security = async (token: string) => (await callApi(gateway.url, 'GET', '/api/v1/users/security', { token })).body;
const login = (email: string, password = PASSWORD) => callApi(gateway.url, 'POST', '/api/v1/auth/login', { body: { email, password } });
const me = async (token: string): Promise<number> => (await callApi(gateway.url, 'GET', '/api/v1/auth/me', { token })).status;

const throughGoogle = async (email: string) => {
  const browser = openBrowser(gateway.url);
  const { body } = await browser.start(HERE);
  return browser.finish(await browser.signInAt(body.url, email));
};

describe('signing in through Google', () => {
  test('makes an account with a verified e-mail, the name and 100 credits; the second time it is the same one', async () => {
    const email = `ada.lovelace.${randomUUID().slice(0, 4)}@example.com`;
    const first = await throughGoogle(email);
    expect(first).toMatchObject({ status: 200, body: { user: { email, credits: 100, full_name: expect.stringMatching(/^Ada Lovelace/) } } });
    expect(await security(first.body.access_token)).toMatchObject({ has_password: false, has_google: true, email_verified: true, is_fresh: true });
    const second = await throughGoogle(email);
    expect(second.body.user.id).toBe(first.body.user.id);
    expect(await mailsTo(gateway.platform, email)).toEqual([]);
  });

  test('links the account whose e-mail is confirmed; its password goes on, and the customer is notified', async () => {
    const { user, access_token } = await signUpSomebody(gateway.url, someone());
    const token = await mailTokenOf(gateway.platform, user.id, 'verify');
    await callApi(gateway.url, 'POST', '/api/v1/auth/email/verify', { token: access_token, body: { token } });
    const { body } = await throughGoogle(user.email);
    expect(body.user.id).toBe(user.id);
    expect((await login(user.email)).status).toBe(200);
    expect(await mailsTo(gateway.platform, user.email)).toEqual(['confirm-email', 'google-linked']);
  });

  test('A12: who registered the e-mail of somebody else first is locked out when its owner comes', async () => {
    const victim = someone();
    const attacker = await signUpSomebody(gateway.url, victim);
    const open = await mailTokenOf(gateway.platform, attacker.user.id, 'verify');
    const owner = await throughGoogle(victim);
    expect(owner.status).toBe(200);
    const statuses = [(await login(victim)).status, await me(attacker.access_token)];
    const refreshed = await callApi(gateway.url, 'POST', '/api/v1/auth/oauth/refresh', { body: { refresh_token: attacker.refresh_token } });
    statuses.push(refreshed.status);
    for (const path of ['link', 'disown']) statuses.push((await callApi(gateway.url, 'POST', `/api/v1/auth/email/${path}`, { body: { token: open } })).status);
    expect(statuses).toEqual([401, 401, 401, 410, 410]);
    expect(await me(owner.body.access_token)).toBe(200);
    figure('A12', `password, session, refresh token and open links of who came first: ${statuses.filter((status) => status < 400).length} of ${statuses.length} still open the account`);
  });

  test('an e-mail that the provider has not verified signs nobody in', async () => {
    const { status, body } = await throughGoogle(`unverified+${someone()}`);
    expect([status, body.code, body.detail]).toEqual([401, 'oauth_failed', 'Your Google account has no verified email address.']);
  });

  test('two returns of one person at the same moment make one account', async () => {
    const email = someone();
    const both = await Promise.all([throughGoogle(email), throughGoogle(email)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(both.map(({ body }) => body.user.id)).size).toBe(1);
    // No mail tells of a new way to sign in to an account that began with it.
    expect(await mailsTo(gateway.platform, email)).toEqual([]);
  });

  test('two returns at the same moment link an account once, and tell of it once', async () => {
    const { user } = await signUpSomebody(gateway.url, someone());
    const both = await Promise.all([throughGoogle(user.email), throughGoogle(user.email)]);
    expect(both.map(({ body }) => body.user.id)).toEqual([user.id, user.id]);
    expect(await mailsTo(gateway.platform, user.email)).toEqual(['confirm-email', 'google-linked']);
  });

  test('an account with a password too may be deleted by a fresh sign-in through Google, and by no old one', async () => {
    const { user, access_token } = await signUpSomebody(gateway.url, someone());
    const token = await mailTokenOf(gateway.platform, user.id, 'verify');
    await callApi(gateway.url, 'POST', '/api/v1/auth/email/verify', { token: access_token, body: { token } });
    const { body } = await throughGoogle(user.email);
    const byPassword = await login(user.email);
    const remove = (by: string) => callApi(gateway.url, 'POST', '/api/v1/users/deletion', { token: by, body: { email: user.email } });
    expect(await remove(byPassword.body.access_token)).toMatchObject({ status: 400, body: { errors: [{ field: 'password' }] } });
    aheadMs = 11 * 60_000;
    expect((await remove(body.access_token)).status).toBe(400);
    aheadMs = 0;
    expect((await remove(body.access_token)).status).toBe(204);
  });

  test('a person without a password deletes the account by a fresh sign-in only', async () => {
    const email = someone();
    const { body } = await throughGoogle(email);
    const remove = () => callApi(gateway.url, 'POST', '/api/v1/users/deletion', { token: body.access_token, body: { email } });
    aheadMs = 11 * 60_000;
    expect(await remove()).toMatchObject({ status: 403, body: { code: 'fresh_sign_in_required' } });
    aheadMs = 0;
    expect((await remove()).status).toBe(204);
  });
});

describe('A9: the return', () => {
  test('is good once', async () => {
    const browser = openBrowser(gateway.url);
    const returned = await browser.signInAt((await browser.start(HERE)).body.url, someone());
    expect((await browser.finish(returned)).status).toBe(200);
    expect((await browser.finish(returned)).status).toBe(401);
  });

  test('is refused to another browser, also to one that began a sign-in of its own', async () => {
    const [mine, stranger] = [openBrowser(gateway.url), openBrowser(gateway.url)];
    const returned = await mine.signInAt((await mine.start(HERE)).body.url, someone());
    await stranger.start(HERE);
    expect((await stranger.finish(returned)).status).toBe(401);
    expect((await openBrowser(gateway.url).finish(returned)).status).toBe(401);
  });

  test('is refused with a foreign, empty or swapped state, or with the code of another attempt', async () => {
    const browser = openBrowser(gateway.url);
    const one = await browser.signInAt((await browser.start(HERE)).body.url, someone());
    const two = await browser.signInAt((await browser.start(HERE)).body.url, someone());
    const forged = [{ state: 'x'.repeat(43) }, { state: '' }, { code: two.searchParams.get('code') ?? '' }];
    const statuses: number[] = [];
    for (const change of forged) statuses.push((await browser.finish(one, change)).status);
    expect(statuses).toEqual([401, 400, 401]);
    figure('A9', `state foreign, state missing, another code: ${statuses.filter((status) => status < 400).length} of ${statuses.length} accepted`);
  });

  test('of a second tab is good too, after the first', async () => {
    const browser = openBrowser(gateway.url);
    const [one, two] = [(await browser.start(HERE)).body.url, (await browser.start(HERE)).body.url];
    const email = someone();
    const returned = [await browser.signInAt(one, email), await browser.signInAt(two, email)];
    for (const tab of returned) expect((await browser.finish(tab)).status).toBe(200);
  });

  test('is tied to the browser by a cookie that no script, no other site and no sister domain can read or set', async () => {
    const { headers } = await openBrowser(gateway.url).start(HERE);
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-fifteen_oauth=[\w-]{43}; Max-Age=600; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/)]);
  });

  test('is refused after ten minutes', async () => {
    const browser = openBrowser(gateway.url);
    const returned = await browser.signInAt((await browser.start(HERE)).body.url, someone());
    aheadMs = 11 * 60_000;
    expect((await browser.finish(returned)).status).toBe(401);
    aheadMs = 0;
  });

  test('the database holds no state and no cookie that could be used', async () => {
    const browser = openBrowser(gateway.url);
    const { body } = await browser.start(HERE);
    const { rows } = await gateway.platform.pool.query('SELECT * FROM oauth_attempts');
    expect(JSON.stringify(rows)).not.toContain(new URL(body.url).searchParams.get('state'));
  });
});

const HOSTILE = [
  'https://evil.example/auth/callback', 'https://fifteen.example.evil.example/auth/callback', 'https://fifteen.example@evil.example/auth/callback',
  'https://evil.example#https://fifteen.example/auth/callback', 'https://evil.example?https://fifteen.example/auth/callback', 'https://evil.example\\@fifteen.example/auth/callback',
  '//evil.example/auth/callback', '///evil.example', '/\\evil.example', '\\\\evil.example', '/auth/callback', 'auth/callback', '', ' ', '.', '..',
  'http://fifteen.example/auth/callback', 'https://fifteen.example:8443/auth/callback', 'https://fifteen.example:443/auth/callback', 'https://FIFTEEN.example/auth/callback',
  'https://fifteen.example./auth/callback', 'https://www.fifteen.example/auth/callback', 'https://fifteen.example/auth/callback/', 'https://fifteen.example/auth/callback/..',
  'https://fifteen.example/auth/callback/../../x', 'https://fifteen.example/auth/callback?next=//evil.example', 'https://fifteen.example/auth/callback#x',
  'https://fifteen.example/auth/callback%2f..', 'https://fifteen.example/AUTH/callback', 'https://fifteen.example//auth/callback', 'https://fifteen.example/auth//callback',
  'https://fifteen.example/', 'https://fifteen.example', 'https://fifteen.example/login', 'https://fifteen.example/auth/callback\n', '\thttps://fifteen.example/auth/callback',
  'https://fifteen.example/auth/callback\0', 'https://fifteen.example/auth/callback\u2028', 'https://fifteen\u3002example/auth/callback', 'https://ﬁfteen.example/auth/callback',
  'https://fifteen.exаmple/auth/callback', 'javascript:alert(1)', 'JavaScript:alert(1)//https://fifteen.example/auth/callback', 'data:text/html,x', 'vbscript:x', 'file:///etc/passwd',
  'blob:https://fifteen.example/x', 'ftp://fifteen.example/auth/callback', 'ws://fifteen.example/auth/callback', 'about:blank', 'http://127.0.0.1/auth/callback', 'http://localhost:1/auth/callback',
  'http://[::1]/auth/callback', 'http://169.254.169.254/latest/meta-data', 'http://0/auth/callback', 'http://2130706433/auth/callback', 'https://user:pass@fifteen.example/auth/callback',
  'https:fifteen.example/auth/callback', 'https:/fifteen.example/auth/callback', 'https:///fifteen.example/auth/callback', 'h\nttps://fifteen.example/auth/callback', '%68ttps://fifteen.example/auth/callback',
];

describe('A10: the address to return to', () => {
  test(`is ours to the letter: ${HOSTILE.length} others are refused`, async () => {
    const statuses: number[] = [];
    for (const [index, redirect_url] of HOSTILE.entries()) {
      // From an address of its own: the limit of the call is not what is tried here.
      const headers = { 'x-forwarded-for': `198.18.1.${index}` };
      const body = { provider: 'google', redirect_url };
      statuses.push((await callApi(gateway.url, 'POST', '/api/v1/auth/oauth/signin', { body, headers })).status);
    }
    expect(statuses).toEqual(HOSTILE.map(() => 400));
    figure('A10', `${HOSTILE.length} hostile redirect_urls: ${statuses.filter((status) => status === 200).length} escapes`);
  });
});
