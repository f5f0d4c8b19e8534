import type { PasskeyCreation, SignedIn } from '@fifteen/contracts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { callApi, PASSWORD, signUpSomebody } from '../../testing/api-client.ts';
import { openApp } from '../../testing/authenticator-app.ts';
import { mailsTo } from '../../testing/mail-token.ts';
import { createAuthenticator } from '../../testing/software-authenticator.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { verifiedCustomer } from '../../testing/verified-customer.ts';

const MINUTE_MS = 60_000;

let gateway: TestGateway;
let aheadMs = 0;
const now = (): Date => new Date(Date.now() + aheadMs);
beforeAll(async () => {
  gateway = await startTestGateway({ environment: { PUBLIC_URL: 'https://fifteen.example' }, adapt: (platform) => ({ ...platform, now }) });
});
afterAll(() => gateway.stop());

const SITE = { origin: 'https://fifteen.example', rpId: 'fifteen.example' };
const call = (method: string, path: string, body?: unknown, token?: string) => callApi(gateway.url, method, `/api/v1/${path}`, { body, token });
const post = (path: string, body?: unknown, token?: string) => call('POST', path, body, token);
const listed = async (token: string) => (await call('GET', 'users/security', undefined, token)).body.passkeys;
const begin = async (token: string, proof: unknown = { password: PASSWORD }): Promise<PasskeyCreation> => (await post('users/passkeys/options', proof, token)).body;
const request = async () => (await post('auth/passkey/options', {})).body;
const signIn = (response: unknown, rest: object = {}) => post('auth/passkey', { response, ...rest });

type Authenticator = ReturnType<typeof createAuthenticator>;
interface Holder {
  readonly customer: SignedIn;
  readonly key: Authenticator;
  readonly id: string;
}

const holder = async (): Promise<Holder> => {
  const customer = await verifiedCustomer(gateway);
  const key = createAuthenticator(SITE);
  const made = key.create(await begin(customer.access_token));
  const { body } = await post('users/passkeys', { name: 'My laptop', response: made }, customer.access_token);
  return { customer, key, id: body.id };
};

describe('adding a passkey', () => {
  test('takes the password; it is listed by its name, and the owner is notified', async () => {
    const { access_token, user } = await verifiedCustomer(gateway);
    const options = await begin(access_token);
    expect(options).toMatchObject({ rp: { id: 'fifteen.example' }, user: { name: user.email }, authenticatorSelection: { residentKey: 'required', userVerification: 'required' }, attestation: 'none', excludeCredentials: [] });
    const made = createAuthenticator(SITE).create(options);
    expect(await post('users/passkeys', { name: ' My laptop ', response: made }, access_token)).toMatchObject({ status: 201, body: { name: 'My laptop', is_synced: false, last_used_at: null } });
    expect(await listed(access_token)).toMatchObject([{ name: 'My laptop' }]);
    expect(await mailsTo(gateway.platform, user.email)).toContain('passkey-added');
    expect((await begin(access_token)).excludeCredentials).toMatchObject([{ id: made.id, transports: ['internal'] }]);
  });

  test('several are added, renamed and removed', async () => {
    const { customer, id } = await holder();
    const { access_token, user } = customer;
    const other = createAuthenticator(SITE).create(await begin(access_token));
    await post('users/passkeys', { name: 'Phone', response: other }, access_token);
    expect((await call('PATCH', `users/passkeys/${id}`, { name: 'Old laptop' }, access_token)).body.name).toBe('Old laptop');
    expect((await listed(access_token)).map(({ name }: { name: string }) => name)).toEqual(['Old laptop', 'Phone']);
    expect((await call('PATCH', `users/passkeys/${id}`, { name: ' ' }, access_token)).status).toBe(400);
    expect((await call('DELETE', `users/passkeys/${id}`, undefined, access_token)).status).toBe(204);
    expect((await call('DELETE', `users/passkeys/${id}`, undefined, access_token)).status).toBe(404);
    expect((await listed(access_token)).map(({ name }: { name: string }) => name)).toEqual(['Phone']);
    expect(await mailsTo(gateway.platform, user.email)).toContain('passkey-removed');
  });

  test('a stolen session adds none: it takes the password, and the code where two-step sign-in is on', async () => {
    const { access_token } = await verifiedCustomer(gateway);
    expect((await post('users/passkeys/options', {}, access_token)).status).toBe(400);
    expect((await post('users/passkeys/options', { password: 'not it' }, access_token)).body.code).toBe('wrong_password');
    const { secret } = (await post('users/second-factor', { password: PASSWORD }, access_token)).body;
    const app = openApp(secret, now);
    await post('users/second-factor/confirmation', { code: app.code() }, access_token);
    aheadMs += 2 * MINUTE_MS;
    expect(await post('users/passkeys/options', { password: PASSWORD }, access_token)).toMatchObject({ status: 400, body: { errors: [{ field: 'code' }] } });
    expect((await post('users/passkeys/options', { password: PASSWORD, code: '1' }, access_token)).body.code).toBe('wrong_code');
    expect((await post('users/passkeys/options', { password: PASSWORD, code: app.code() }, access_token)).status).toBe(200);
  });

  test('nobody leaves one behind in an account with a stranger\'s address', async () => {
    const { access_token } = await signUpSomebody(gateway.url);
    expect(await post('users/passkeys/options', { password: PASSWORD }, access_token)).toMatchObject({ status: 403, body: { code: 'email_not_confirmed' } });
  });

  test.each([
    ['for another site', { origin: 'https://fifteen.example.evil.example' }],
    ['by a person whom the device did not verify', { isVerified: false }],
    ['as an answer to a sign-in', { type: 'webauthn.get' }],
  ])('one that was made %s is refused', async (_name, how) => {
    const { access_token } = await verifiedCustomer(gateway);
    const made = createAuthenticator(SITE).create(await begin(access_token), how);
    expect((await post('users/passkeys', { name: 'x', response: made }, access_token)).status).toBe(400);
    expect(await listed(access_token)).toEqual([]);
  });

  test('a challenge is good once, for the session that asked, and for adding alone', async () => {
    const one = await verifiedCustomer(gateway);
    const other = await verifiedCustomer(gateway);
    const options = await begin(one.access_token);
    const made = createAuthenticator(SITE).create(options);
    expect((await post('users/passkeys', { name: 'x', response: made }, other.access_token)).status).toBe(409);
    const foreign = createAuthenticator(SITE).create({ ...options, challenge: (await request()).challenge });
    expect((await post('users/passkeys', { name: 'x', response: foreign }, one.access_token)).status).toBe(409);
    expect((await post('users/passkeys', { name: 'x', response: made }, one.access_token)).status).toBe(201);
    expect((await post('users/passkeys', { name: 'x', response: made }, one.access_token)).status).toBe(409);
  });
});

describe('Z1: the passkey of another customer', () => {
  test('is neither renamed nor removed, and answers as if there were none', async () => {
    const { customer, id } = await holder();
    const { access_token } = await verifiedCustomer(gateway);
    const unknown = '6f1c1b9e-0000-4000-8000-000000000001';
    for (const [method, body] of [['PATCH', { name: 'Mine' }], ['DELETE', undefined]] as const) {
      const [foreign, none] = [await call(method, `users/passkeys/${id}`, body, access_token), await call(method, `users/passkeys/${unknown}`, body, access_token)];
      expect(foreign.status).toBe(404);
      expect({ ...foreign.body, request_id: '' }).toEqual({ ...none.body, request_id: '' });
    }
    expect(await listed(customer.access_token)).toMatchObject([{ id, name: 'My laptop' }]);
  });
});

describe('signing in with a passkey', () => {
  test('opens a session without a name or a password, and says when it was used', async () => {
    const { customer, key } = await holder();
    const { status, body } = await signIn(key.get(await request()), { remember_me: true });
    expect(status).toBe(200);
    expect(body.user.id).toBe(customer.user.id);
    const { sessions, passkeys, is_fresh } = (await call('GET', 'users/security', undefined, body.access_token)).body;
    const current = sessions.find(({ is_current }: { is_current: boolean }) => is_current);
    expect(current).toMatchObject({ method: 'passkey' });
    expect(new Date(current.expires_at).getTime() - now().getTime()).toBeGreaterThan(29 * 24 * 60 * MINUTE_MS);
    expect(passkeys[0].last_used_at).not.toBeNull();
    expect(is_fresh).toBe(true);
  });

  test('counts as both factors where two-step sign-in is on', async () => {
    const { customer, key } = await holder();
    const { secret } = (await post('users/second-factor', { password: PASSWORD }, customer.access_token)).body;
    await post('users/second-factor/confirmation', { code: openApp(secret, now).code() }, customer.access_token);
    aheadMs += 2 * MINUTE_MS;
    expect((await post('auth/login', { email: customer.user.email, password: PASSWORD })).body.code).toBe('second_factor_required');
    expect((await signIn(key.get(await request()))).status).toBe(200);
  });

  test.each([
    ['was signed for another site', { origin: 'https://evil.example' }],
    ['does not say that the person was verified', { isVerified: false }],
    ['was signed to add a passkey', { type: 'webauthn.create' }],
    ['names another owner', { userHandle: Buffer.from('6f1c1b9e-0000-4000-8000-000000000001').toString('base64url') }],
  ])('an answer that %s is refused and noted', async (_name, how) => {
    const { customer, key } = await holder();
    expect(await signIn(key.get(await request(), how))).toMatchObject({ status: 401, body: { code: 'passkey_refused' } });
    const { rows } = await gateway.platform.pool.query('SELECT detail FROM security_events WHERE user_id = $1 AND kind = $2', [customer.user.id, 'passkey_refused']);
    expect(rows).toEqual([{ detail: { why: 'not_verified' } }]);
  });

  test('an answer whose signature was changed, or made by another key, is refused', async () => {
    const { key } = await holder();
    const good = key.get(await request());
    const stranger = createAuthenticator(SITE);
    stranger.create({ challenge: 'x', user: { id: 'x' } });
    const forged = { ...good, response: { ...stranger.get(await request()).response, userHandle: good.response.userHandle } };
    expect((await signIn(forged)).body.code).toBe('passkey_refused');
  });

  test('an answer that is sent twice opens one session; so does one that is sent four times at once', async () => {
    const { key } = await holder();
    const answer = key.get(await request());
    const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(answer)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401]);
    expect((await signIn(answer)).body.code).toBe('sign_in_expired');
  });

  test('a counter that goes back, as of a copied key, is refused; one that never counts is taken', async () => {
    const { customer, key } = await holder();
    expect((await signIn(key.get(await request(), { counter: 9 }))).status).toBe(200);
    expect((await signIn(key.get(await request(), { counter: 9 }))).body.code).toBe('passkey_refused');
    expect((await signIn(key.get(await request(), { counter: 3 }))).body.code).toBe('passkey_refused');
    expect((await signIn(key.get(await request(), { counter: 0 }))).body.code).toBe('passkey_refused');
    expect((await signIn(key.get(await request(), { counter: 10 }))).status).toBe(200);
    const still = createAuthenticator(SITE);
    await post('users/passkeys', { name: 'Synced', response: still.create(await begin(customer.access_token), { counter: 0 }) }, customer.access_token);
    expect((await signIn(still.get(await request(), { counter: 0 }))).status).toBe(200);
    expect((await signIn(still.get(await request(), { counter: 0 }))).status).toBe(200);
  });

  test('one that was removed signs in no more, and a challenge ends after ten minutes', async () => {
    const { customer, key, id } = await holder();
    const late = key.get(await request());
    aheadMs += 11 * MINUTE_MS;
    expect((await signIn(late)).body.code).toBe('sign_in_expired');
    await call('DELETE', `users/passkeys/${id}`, undefined, customer.access_token);
    expect((await signIn(key.get(await request()))).body.code).toBe('passkey_refused');
  });

  test.each([
    ['bytes that are no JSON', (answer: ReturnType<Authenticator['get']>) => ({ ...answer, response: { ...answer.response, clientDataJSON: 'AAAA' } })],
    ['a challenge that is no text', (answer: ReturnType<Authenticator['get']>) => ({ ...answer, response: { ...answer.response, clientDataJSON: Buffer.from('{"challenge":{}}').toString('base64url') } })],
    ['authenticator data that is too short', (answer: ReturnType<Authenticator['get']>) => ({ ...answer, response: { ...answer.response, authenticatorData: 'AAAA' } })],
  ])('an answer with %s is refused, and never a failure of ours', async (_name, broken) => {
    const { key } = await holder();
    const { status } = await signIn(broken(key.get(await request())));
    expect(status).toBe(401);
  });
});
