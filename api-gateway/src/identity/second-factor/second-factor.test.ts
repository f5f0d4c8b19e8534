import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { callApi, PASSWORD, signUpSomebody } from '../../testing/api-client.ts';
import { openApp } from '../../testing/authenticator-app.ts';
import { mailsTo, mailTokenOf } from '../../testing/mail-token.ts';
import { openBrowser } from '../../testing/oauth-browser.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { twoStepCustomer, type TwoStepCustomer } from '../../testing/two-step-customer.ts';
import { verifiedCustomer } from '../../testing/verified-customer.ts';

const MINUTE_MS = 60_000;
const NEW = 'another horse battery';

let gateway: TestGateway;
let aheadMs = 0;
const now = (): Date => new Date(Date.now() + aheadMs);
beforeAll(async () => {
  gateway = await startTestGateway({ adapt: (platform) => ({ ...platform, now }) });
});
afterAll(() => gateway.stop());

const post = (path: string, body?: unknown, token?: string) => callApi(gateway.url, 'POST', `/api/v1/${path}`, { body, token });
const me = (token: string) => callApi(gateway.url, 'GET', '/api/v1/auth/me', { token });
const security = async (token: string) => (await callApi(gateway.url, 'GET', '/api/v1/users/security', { token })).body;
const login = (email: string, password = PASSWORD) => post('auth/login', { email, password });
const secondStep = (challenge: string, code: string) => post('auth/second-step', { challenge, code });
const eventsOf = async (userId: string): Promise<string[]> => {
  const { rows } = await gateway.platform.pool.query<{ kind: string }>('SELECT kind FROM security_events WHERE user_id = $1 ORDER BY id', [userId]);
  return rows.map(({ kind }) => kind);
};
/** Past every code that was used so far. */
const nextStep = (): void => void (aheadMs += 2 * MINUTE_MS);

const guarded = async (): Promise<TwoStepCustomer> => {
  const one = await twoStepCustomer(gateway, now);
  nextStep();
  return one;
};
const challengeOf = async ({ customer }: TwoStepCustomer): Promise<string> => (await login(customer.user.email)).body.challenge;

describe('turning two-step sign-in on', () => {
  test('takes the password and a code of the app; nothing is on before; ten recovery codes are told once', async () => {
    const { access_token, user } = await verifiedCustomer(gateway);
    const setup = (await post('users/second-factor', { password: PASSWORD }, access_token)).body;
    expect(setup.uri).toMatch(new RegExp(`^otpauth://totp/.*secret=${setup.secret}`));
    expect((await login(user.email)).status).toBe(200);
    const app = openApp(setup.secret, now);
    expect(await post('users/second-factor/confirmation', { code: '000000' === app.code() ? '000001' : '000000' }, access_token)).toMatchObject({ status: 403, body: { code: 'wrong_code', errors: [{ field: 'code' }] } });
    // Six characters, and more than six bytes.
    expect(await post('users/second-factor/confirmation', { code: '🦉🦉🦉' }, access_token)).toMatchObject({ status: 403, body: { code: 'wrong_code' } });
    const { status, body } = await post('users/second-factor/confirmation', { code: app.code() }, access_token);
    expect(status).toBe(200);
    expect(new Set(body.recovery_codes).size).toBe(10);
    for (const code of body.recovery_codes) expect(code).toMatch(/^[0-9a-z]{4}(-[0-9a-z]{4}){3}$/);
    expect((await security(access_token)).second_factor).toMatchObject({ is_on: true, recovery_codes_left: 10 });
    expect(await mailsTo(gateway.platform, user.email)).toContain('second-factor-on');
    expect(await eventsOf(user.id)).toEqual(expect.arrayContaining(['second_factor_failed', 'second_factor_on']));
  });

  test('asks for the right password, and an address that is confirmed', async () => {
    const { access_token } = await verifiedCustomer(gateway);
    expect(await post('users/second-factor', { password: 'not it' }, access_token)).toMatchObject({ status: 403, body: { code: 'wrong_password', errors: [{ field: 'password' }] } });
    expect((await post('users/second-factor', {}, access_token)).status).toBe(400);
    const stranger = await signUpSomebody(gateway.url);
    expect(await post('users/second-factor', { password: PASSWORD }, stranger.access_token)).toMatchObject({ status: 403, body: { code: 'email_not_confirmed' } });
  });

  test('ends every other session, also one that begins at the same moment', async () => {
    const { access_token, user } = await verifiedCustomer(gateway);
    const before = (await login(user.email)).body;
    const { secret } = (await post('users/second-factor', { password: PASSWORD }, access_token)).body;
    const confirm = post('users/second-factor/confirmation', { code: openApp(secret, now).code() }, access_token);
    const [confirmed, ...logins] = await Promise.all([confirm, ...Array.from({ length: 6 }, () => login(user.email))]);
    expect(confirmed.status).toBe(200);
    expect((await me(before.access_token)).status).toBe(401);
    for (const { body } of logins) if (body.access_token) expect((await me(body.access_token)).status).toBe(401);
    expect((await me(access_token)).status).toBe(200);
  });

  test('is not begun again while it is on: a stolen session cannot replace the app', async () => {
    const { customer, app, ...one } = await guarded();
    expect(await post('users/second-factor', { password: PASSWORD }, customer.access_token)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await secondStep(await challengeOf({ customer, app, ...one }), app.code())).status).toBe(200);
  });

  test('stores neither the secret nor a recovery code in readable form', async () => {
    const { customer, secret, codes } = await guarded();
    const tables = ['authenticators', 'recovery_codes', 'pending_sign_ins', 'security_events', 'mails'];
    await challengeOf({ customer, secret, codes, app: openApp(secret, now) });
    for (const table of tables) {
      const { rows } = await gateway.platform.pool.query(`SELECT * FROM ${table}`);
      for (const text of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))]) expect(JSON.stringify(rows)).not.toContain(text);
    }
  });
});

describe('signing in with two steps', () => {
  test('the password alone opens nothing; a code of the app does', async () => {
    const one = await guarded();
    const first = await login(one.customer.user.email);
    expect(first).toMatchObject({ status: 401, body: { code: 'second_factor_required' } });
    expect(first.body).not.toHaveProperty('access_token');
    const { status, body } = await secondStep(first.body.challenge, one.app.code());
    expect(status).toBe(200);
    expect((await me(body.access_token)).body).toMatchObject({ id: one.customer.user.id });
  });

  test('the challenge of a first step is not a token: no call of the API takes it', async () => {
    const challenge = await challengeOf(await guarded());
    expect((await me(challenge)).status).toBe(401);
    expect((await security(challenge)).code).toBe('session_ended');
    expect((await post('auth/oauth/refresh', { refresh_token: challenge })).status).toBe(401);
    expect((await post('users/second-factor/removal', { password: PASSWORD, code: '000000' }, challenge)).status).toBe(401);
    expect((await post('auth/password/reset', { token: challenge, password: NEW })).status).toBe(410);
  });

  test('a code is taken once: neither again nor one before it', async () => {
    const one = await guarded();
    const [old, code] = [one.app.code(-1), one.app.code()];
    expect((await secondStep(await challengeOf(one), code)).status).toBe(200);
    expect(await secondStep(await challengeOf(one), code)).toMatchObject({ status: 403, body: { code: 'wrong_code', detail: 'That code was used already. Wait for the next one.' } });
    expect((await secondStep(await challengeOf(one), old)).status).toBe(403);
    expect((await secondStep(await challengeOf(one), one.app.code(1))).status).toBe(200);
  });

  test('four sign-ins with one code at the same moment open one session', async () => {
    const one = await guarded();
    const challenges = await Promise.all(Array.from({ length: 4 }, () => challengeOf(one)));
    const code = one.app.code();
    const answers = await Promise.all(challenges.map((challenge) => secondStep(challenge, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test.each([
    [-2, 403],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 403],
  ])('a phone whose clock is %i steps of 30 s away answers %i', async (steps, status) => {
    const one = await guarded();
    expect((await secondStep(await challengeOf(one), one.app.code(steps))).status).toBe(status);
  });

  test('spaces and dashes in a code count for nothing', async () => {
    const one = await guarded();
    const code = one.app.code();
    expect((await secondStep(await challengeOf(one), ` ${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(200);
  });

  test('A4: guesses end after five, whatever challenges they come with; the right code waits too, a recovery code works, and the owner is notified', async () => {
    const one = await guarded();
    const wrong = one.app.code() === '123456' ? '654321' : '123456';
    const statuses: number[] = [];
    for (let i = 0; i < 7; i += 1) statuses.push((await secondStep(await challengeOf(one), wrong)).status);
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429]);
    expect((await secondStep(await challengeOf(one), one.app.code())).status).toBe(429);
    expect((await mailsTo(gateway.platform, one.customer.user.email)).filter((mail) => mail === 'second-factor-guessed')).toHaveLength(1);
    const events = await eventsOf(one.customer.user.id);
    expect(events.filter((kind) => kind === 'second_factor_failed')).toHaveLength(5);
    expect(events.filter((kind) => kind === 'rate_limited')).toHaveLength(1);
    expect((await secondStep(await challengeOf(one), one.codes[0] ?? '')).status).toBe(200);
    aheadMs += 16 * MINUTE_MS;
    expect((await secondStep(await challengeOf(one), one.app.code())).status).toBe(200);
  });

  test('A4: thirty guesses at the same moment get five tries', async () => {
    const one = await guarded();
    const challenge = await challengeOf(one);
    const right = one.app.code();
    const guesses = Array.from({ length: 30 }, (_, i) => String(i).padStart(6, '0')).filter((guess) => guess !== right);
    const answers = await Promise.all(guesses.map((guess) => secondStep(challenge, guess)));
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(guesses.length - 5);
  });

  test('a challenge is good for one session, and ends after ten minutes', async () => {
    const one = await guarded();
    const challenge = await challengeOf(one);
    expect((await secondStep(challenge, one.app.code())).status).toBe(200);
    nextStep();
    expect(await secondStep(challenge, one.app.code())).toMatchObject({ status: 401, body: { code: 'sign_in_expired' } });
    const late = await challengeOf(one);
    aheadMs += 11 * MINUTE_MS;
    expect((await secondStep(late, one.app.code())).body.code).toBe('sign_in_expired');
    expect((await secondStep('nonsense', one.app.code())).body.code).toBe('sign_in_expired');
  });

  test('the code of one customer does not finish the sign-in of another', async () => {
    const [one, other] = [await guarded(), await guarded()];
    expect((await secondStep(await challengeOf(one), other.app.code())).status).toBe(403);
    expect((await secondStep(await challengeOf(one), other.codes[0] ?? '')).status).toBe(403);
  });

  test('a remembered sign-in is remembered through its second step', async () => {
    const one = await guarded();
    const { body } = await post('auth/login', { email: one.customer.user.email, password: PASSWORD, remember_me: true });
    const { access_token } = (await secondStep(body.challenge, one.app.code())).body;
    const current = (await security(access_token)).sessions.find(({ is_current }: { is_current: boolean }) => is_current);
    expect((new Date(current.expires_at).getTime() - new Date(current.created_at).getTime()) / (24 * 60 * MINUTE_MS)).toBe(30);
  });

  test('Google is asked for the code too', async () => {
    const one = await guarded();
    const browser = openBrowser(gateway.url);
    const redirect = `http://localhost:${gateway.platform.config.port}/auth/callback`;
    const { url } = (await browser.start(redirect)).body;
    const answer = await browser.finish(await browser.signInAt(url, one.customer.user.email));
    expect(answer).toMatchObject({ status: 401, body: { code: 'second_factor_required' } });
    const { status, body } = await secondStep(answer.body.challenge, one.app.code());
    expect(status).toBe(200);
    const current = (await security(body.access_token)).sessions.find(({ is_current }: { is_current: boolean }) => is_current);
    expect(current.method).toBe('google');
  });
});

describe('recovery codes', () => {
  test('each signs in once, however it is typed; the owner is told how many are left', async () => {
    const one = await guarded();
    const [first = '', second = ''] = one.codes;
    expect((await secondStep(await challengeOf(one), first)).status).toBe(200);
    expect(await secondStep(await challengeOf(one), first)).toMatchObject({ status: 403, body: { code: 'wrong_code' } });
    const { body } = await secondStep(await challengeOf(one), ` ${second.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'I')}`);
    expect((await security(body.access_token)).second_factor.recovery_codes_left).toBe(8);
    expect((await mailsTo(gateway.platform, one.customer.user.email)).filter((mail) => mail === 'recovery-code-used')).toHaveLength(2);
  });

  test('one that is used four times at the same moment opens one session', async () => {
    const one = await guarded();
    const challenges = await Promise.all(Array.from({ length: 4 }, () => challengeOf(one)));
    const answers = await Promise.all(challenges.map((challenge) => secondStep(challenge, one.codes[0] ?? '')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('are made again with password and code; the old ones end', async () => {
    const one = await guarded();
    const { access_token } = one.customer;
    const renew = (body: unknown) => post('users/second-factor/recovery-codes', body, access_token);
    expect((await renew({ code: one.app.code() })).status).toBe(400);
    expect((await renew({ password: 'not it', code: one.app.code() })).body.code).toBe('wrong_password');
    expect((await renew({ password: PASSWORD, code: '1' })).body.code).toBe('wrong_code');
    const { status, body } = await renew({ password: PASSWORD, code: one.app.code() });
    expect(status).toBe(200);
    expect((await secondStep(await challengeOf(one), one.codes[0] ?? '')).status).toBe(403);
    expect((await secondStep(await challengeOf(one), body.recovery_codes[0])).status).toBe(200);
    expect(await mailsTo(gateway.platform, one.customer.user.email)).toContain('recovery-codes-renewed');
  });
});

describe('turning two-step sign-in off', () => {
  test('takes the password and a code; then the password signs in alone, and the owner is notified', async () => {
    const one = await guarded();
    const { access_token, user } = one.customer;
    const off = (body: unknown) => post('users/second-factor/removal', body, access_token);
    expect((await off({ code: one.app.code() })).status).toBe(400);
    expect((await off({ password: PASSWORD })).status).toBe(400);
    expect((await off({ password: 'not it', code: one.app.code() })).body.code).toBe('wrong_password');
    expect((await off({ password: PASSWORD, code: '1' })).body.code).toBe('wrong_code');
    expect((await login(user.email)).status).toBe(401);
    expect((await off({ password: PASSWORD, code: one.app.code() })).status).toBe(204);
    expect((await login(user.email)).status).toBe(200);
    expect((await security(access_token)).second_factor).toEqual({ is_on: false, turned_on_at: null, recovery_codes_left: 0 });
    expect(await mailsTo(gateway.platform, user.email)).toContain('second-factor-off');
  });

  test('works with a recovery code, for who has lost the phone', async () => {
    const one = await guarded();
    expect((await post('users/second-factor/removal', { password: PASSWORD, code: one.codes[3] }, one.customer.access_token)).status).toBe(204);
  });
});

describe('a new password', () => {
  test('by the link of a mail does not go around the second factor', async () => {
    const one = await guarded();
    const { email, id } = one.customer.user;
    await post('auth/password/forgot', { email });
    const token = await eventually(() => mailTokenOf(gateway.platform, id, 'reset'));
    const reset = await post('auth/password/reset', { token, password: NEW });
    expect(reset).toMatchObject({ status: 204, text: '' });
    const first = await login(email, NEW);
    expect(first).toMatchObject({ status: 401, body: { code: 'second_factor_required' } });
    expect((await secondStep(first.body.challenge, one.app.code())).status).toBe(200);
  });

  test('ends a sign-in that waits for its code', async () => {
    const one = await guarded();
    const challenge = await challengeOf(one);
    await post('users/password', { current_password: PASSWORD, new_password: NEW }, one.customer.access_token);
    expect((await secondStep(challenge, one.app.code())).body.code).toBe('sign_in_expired');
  });
});

const eventually = async <T>(read: () => Promise<T>): Promise<T> => {
  for (let tries = 0; ; tries += 1) {
    try {
      return await read();
    } catch (error) {
      if (tries === 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
};
