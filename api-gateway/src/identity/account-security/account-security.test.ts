import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { AccountSecurity, SignedIn } from '@fifteen/contracts';
import { callApi, PASSWORD, signUpSomebody } from '../../testing/api-client.ts';
import { mailsTo } from '../../testing/mail-token.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const NEW = 'another horse battery';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const call = (method: string, path: string, token?: string, body?: unknown) =>
  callApi(gateway.url, method, `/api/v1/${path}`, { token, body });
const login = async (email: string, userAgent: string): Promise<SignedIn> =>
  (
    await callApi(gateway.url, 'POST', '/api/v1/auth/login', {
      body: { email, password: PASSWORD },
      headers: { 'user-agent': userAgent },
    })
  ).body;
const security = async (token: string): Promise<AccountSecurity> => (await call('GET', 'users/security', token)).body;
const isAlive = async (token: string): Promise<boolean> => (await call('GET', 'auth/me', token)).status === 200;

/** Three devices of one customer. */
const devices = async () => {
  const first = await signUpSomebody(gateway.url);
  const { email } = first.user;
  return { email, first, fox: await login(email, FIREFOX), phone: await login(email, IPHONE) };
};

describe('the sessions of a customer', () => {
  test('are listed in words, the newest first; the own one is marked', async () => {
    const { fox } = await devices();
    const { sessions, ...rest } = await security(fox.access_token);
    expect(rest).toEqual({ has_password: true, has_google: false, email_verified: false, is_fresh: false, second_factor: { is_on: false, turned_on_at: null, recovery_codes_left: 0 }, passkeys: [] });
    expect(sessions.map(({ device, is_current }) => [device, is_current])).toEqual([
      ['Safari on iOS', false],
      ['Firefox on Linux', true],
      ['Unknown device', false],
    ]);
  });

  test('A3: one is ended from another device, at once', async () => {
    const { fox, phone } = await devices();
    const { sessions } = await security(fox.access_token);
    const id = sessions.find(({ device }) => device === 'Safari on iOS')?.id;
    expect((await call('DELETE', `users/sessions/${id}`, fox.access_token)).status).toBe(204);
    expect(await isAlive(phone.access_token)).toBe(false);
    expect((await call('DELETE', `users/sessions/${id}`, fox.access_token)).status).toBe(404);
    expect(await isAlive(fox.access_token)).toBe(true);
  });

  test('Z1: nobody ends the session of another customer', async () => {
    const { fox } = await devices();
    const { access_token } = await signUpSomebody(gateway.url);
    const id = (await security(fox.access_token)).sessions[0]?.id;
    expect((await call('DELETE', `users/sessions/${id}`, access_token)).status).toBe(404);
    expect((await security(fox.access_token)).sessions).toHaveLength(3);
  });

  test('all others are ended together', async () => {
    const { first, fox, phone } = await devices();
    expect((await call('DELETE', 'users/sessions', fox.access_token)).status).toBe(204);
    expect([await isAlive(first.access_token), await isAlive(fox.access_token), await isAlive(phone.access_token)]).toEqual([false, true, false]);
  });
});

describe('the password', () => {
  const change = (token: string, current_password: string, new_password = NEW) =>
    call('POST', 'users/password', token, { current_password, new_password });

  test('A3: is changed with the current one; other sessions end, this one goes on, and the customer is notified', async () => {
    const { email, first, fox, phone } = await devices();
    expect((await change(fox.access_token, PASSWORD)).status).toBe(204);
    expect([await isAlive(first.access_token), await isAlive(fox.access_token), await isAlive(phone.access_token)]).toEqual([false, true, false]);
    expect((await call('POST', 'auth/login', undefined, { email, password: PASSWORD })).status).toBe(401);
    expect((await call('POST', 'auth/login', undefined, { email, password: NEW })).status).toBe(200);
    expect(await mailsTo(gateway.platform, email)).toEqual(['confirm-email', 'password-changed']);
  });

  test('stays where the current one is wrong or the new one too easy; the field is named', async () => {
    const { fox } = await devices();
    expect(await change(fox.access_token, 'not it')).toMatchObject({ status: 403, body: { code: 'wrong_password', errors: [{ field: 'current_password' }] } });
    expect(await change(fox.access_token, PASSWORD, 'iloveyou')).toMatchObject({ status: 422, body: { errors: [{ field: 'new_password' }] } });
    expect((await change(fox.access_token, PASSWORD, 'short')).status).toBe(400);
    expect((await call('POST', 'auth/login', undefined, { email: fox.user.email, password: PASSWORD })).status).toBe(200);
  });

  test('is not guessed by who holds a session', async () => {
    const { access_token } = await signUpSomebody(gateway.url);
    const statuses: number[] = [];
    for (let i = 0; i < 12; i += 1) statuses.push((await change(access_token, `guess ${i}`)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(403), 429, 429]);
  });
});

describe('the name', () => {
  test('is changed, trimmed, and taken away', async () => {
    const { access_token } = await signUpSomebody(gateway.url);
    const rename = (full_name: unknown) => call('PATCH', 'users/profile', access_token, { full_name });
    expect((await rename('  Ada Lovelace ')).body).toMatchObject({ full_name: 'Ada Lovelace' });
    expect((await call('GET', 'auth/me', access_token)).body).toMatchObject({ full_name: 'Ada Lovelace' });
    expect((await rename('')).body).toMatchObject({ full_name: null });
    expect((await rename('x'.repeat(101))).status).toBe(400);
    expect((await rename('nul\0nul')).status).toBe(200);
  });

  test('Z2: brings no other field along', async () => {
    const { access_token, user } = await signUpSomebody(gateway.url);
    const { body } = await call('PATCH', 'users/profile', access_token, { full_name: 'Ada', credits: 9999, email: 'x@example.com', id: 'x', email_verified_at: 'now' });
    expect(body).toEqual({ ...user, full_name: 'Ada' });
    expect((await security(access_token)).email_verified).toBe(false);
  });
});

describe('the security log', () => {
  test('tells what happened, without a secret, an e-mail or an address', async () => {
    const { email, fox } = await devices();
    await call('POST', 'auth/login', undefined, { email, password: 'a wrong one' });
    await call('POST', 'users/password', fox.access_token, { current_password: PASSWORD, new_password: NEW });
    await call('POST', 'auth/logout', fox.access_token);
    const { rows } = await gateway.platform.pool.query('SELECT * FROM security_events WHERE user_id = $1 ORDER BY id', [fox.user.id]);
    expect(rows.map(({ kind }) => kind)).toEqual(['signed_up', 'signed_in', 'signed_in', 'sign_in_failed', 'password_changed', 'signed_out']);
    const text = JSON.stringify(rows);
    for (const secret of [email, PASSWORD, NEW, 'a wrong one', '127.0.0.1', fox.refresh_token, fox.access_token]) expect(text).not.toContain(secret);
  });
});
