import { randomUUID } from 'node:crypto';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { callApi, PASSWORD, signUpSomebody } from '../../testing/api-client.ts';
import { mailsTo, mailTokenOf } from '../../testing/mail-token.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

const HOUR_MS = 3_600_000;
const NEW = 'another horse battery';

let gateway: TestGateway;
let aheadMs = 0;
beforeAll(async () => {
  const now = (): Date => new Date(Date.now() + aheadMs);
  gateway = await startTestGateway({ adapt: (platform) => ({ ...platform, now }) });
});
afterAll(() => gateway.stop());

const post = (path: string, body?: unknown, token?: string) =>
  callApi(gateway.url, 'POST', `/api/v1/auth/${path}`, { body, token });
const forgot = (email: string) => post('password/forgot', { email });
const reset = (token: string, password = NEW) => post('password/reset', { token, password });

/** The work behind an answer that does not wait for it. */
const until = async (done: () => Promise<boolean>): Promise<void> => {
  for (let i = 0; i < 100 && !(await done()); i += 1) await new Promise((next) => setTimeout(next, 20));
};

const asked = async (email: string, userId: string): Promise<string> => {
  expect((await forgot(email)).status).toBe(202);
  await until(async () => (await mailsTo(gateway.platform, email)).includes('reset-password'));
  return mailTokenOf(gateway.platform, userId, 'reset');
};

describe('a lost password', () => {
  test('is reset by the link of the mail; every session ends and the owner is notified', async () => {
    const email = `${randomUUID()}@example.com`;
    const { access_token, refresh_token, user } = await signUpSomebody(gateway.url, email);
    expect((await reset(await asked(email, user.id))).status).toBe(204);
    expect((await callApi(gateway.url, 'GET', '/api/v1/auth/me', { token: access_token })).status).toBe(401);
    expect((await post('oauth/refresh', { refresh_token })).status).toBe(401);
    expect((await post('login', { email, password: PASSWORD })).status).toBe(401);
    expect((await post('login', { email, password: NEW })).status).toBe(200);
    expect(await mailsTo(gateway.platform, email)).toEqual(['confirm-email', 'reset-password', 'password-changed']);
  });

  test('the link works once, within an hour, and for nothing else', async () => {
    const email = `${randomUUID()}@example.com`;
    const { user, access_token } = await signUpSomebody(gateway.url, email);
    const token = await asked(email, user.id);
    expect((await post('email/verify', { token }, access_token)).status).toBe(410);
    aheadMs = 2 * HOUR_MS;
    expect((await reset(token)).status).toBe(410);
    aheadMs = 0;
    expect((await reset(token)).status).toBe(204);
    expect(await reset(token)).toMatchObject({ status: 410, body: { code: 'mail_link_invalid' } });
  });

  test('two uses of one link at the same moment set one password', async () => {
    const email = `${randomUUID()}@example.com`;
    const { user } = await signUpSomebody(gateway.url, email);
    const token = await asked(email, user.id);
    const both = await Promise.all([reset(token, 'the first horse'), reset(token, 'the second horse')]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 410]);
  });

  test('a password that is too common leaves the link good', async () => {
    const email = `${randomUUID()}@example.com`;
    const { user } = await signUpSomebody(gateway.url, email);
    const token = await asked(email, user.id);
    expect(await reset(token, 'iloveyou')).toMatchObject({ status: 422, body: { errors: [{ field: 'password' }] } });
    expect((await reset(token)).status).toBe(204);
  });

  test.each(['', 'x', `${randomUUID()}.${'A'.repeat(43)}`, 'a'.repeat(5000)])('the forged link %j opens nothing', async (token) => {
    expect([400, 410]).toContain((await reset(token)).status);
  });

  test('A7: known and unknown e-mail get the same answer in the same time', async () => {
    const known = `${randomUUID()}@example.com`;
    await signUpSomebody(gateway.url, known);
    const took: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    const answers = new Set<string>();
    for (let round = 0; round < 7; round += 1) {
      for (const kind of ['known', 'unknown'] as const) {
        const start = performance.now();
        const { status, text } = await forgot(kind === 'known' ? known : `${randomUUID()}@example.com`);
        took[kind].push(performance.now() - start);
        answers.add(`${status} ${text}`);
      }
    }
    expect([...answers]).toEqual(['202 ']);
    const [quickest, beside] = [Math.min(...took.known), Math.min(...took.unknown)];
    const ratio = quickest / beside;
    figure('A7', `reset: known ${quickest.toFixed(1)} ms, unknown ${beside.toFixed(1)} ms, ${answers.size} answer`);
    expect(ratio).toBeGreaterThan(0.2);
    expect(ratio).toBeLessThan(5);
  });

  test('a flood of requests sends five mails an hour, and the first link stays good', async () => {
    const email = `${randomUUID()}@example.com`;
    const { user } = await signUpSomebody(gateway.url, email);
    await gateway.platform.db.updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', user.id).execute();
    // The tests before this one have used up what one address may ask for.
    aheadMs = 3 * HOUR_MS;
    const token = await asked(email, user.id);
    for (let i = 0; i < 8; i += 1) expect((await forgot(email)).status).toBe(202);
    await until(async () => (await mailsTo(gateway.platform, email)).length === 6);
    expect((await mailsTo(gateway.platform, email)).filter((mail) => mail === 'reset-password')).toHaveLength(5);
    expect((await reset(token)).status).toBe(204);
    aheadMs = 0;
  });
});

describe('the address of an account', () => {
  test('is confirmed by the link of the mail, once', async () => {
    const { user, access_token } = await signUpSomebody(gateway.url);
    const token = await mailTokenOf(gateway.platform, user.id, 'verify');
    const verified = async () => (await callApi(gateway.url, 'GET', '/api/v1/users/security', { token: access_token })).body.email_verified;
    expect(await verified()).toBe(false);
    expect((await post('email/verify', { token }, access_token)).status).toBe(204);
    expect(await verified()).toBe(true);
    expect((await post('email/verify', { token }, access_token)).status).toBe(410);
    expect((await post('email/verification', undefined, access_token)).status).toBe(202);
    expect(await mailsTo(gateway.platform, user.email)).toEqual(['confirm-email']);
  });

  test('is asked for again on demand, and both links work until one is used', async () => {
    const { user, access_token } = await signUpSomebody(gateway.url);
    const first = await mailTokenOf(gateway.platform, user.id, 'verify');
    expect((await post('email/verification', undefined, access_token)).status).toBe(202);
    expect(await mailsTo(gateway.platform, user.email)).toEqual(['confirm-email', 'confirm-email']);
    expect((await post('email/verify', { token: first }, access_token)).status).toBe(204);
    expect(await gateway.platform.db.selectFrom('mail_tokens').where('user_id', '=', user.id).selectAll().execute()).toEqual([]);
  });

  test('tells its owner that somebody tried to sign up with it, once a day', async () => {
    const { user } = await signUpSomebody(gateway.url);
    for (let i = 0; i < 3; i += 1) await post('signup', { email: user.email, password: NEW });
    await until(async () => (await mailsTo(gateway.platform, user.email)).length === 2);
    expect(await mailsTo(gateway.platform, user.email)).toEqual(['confirm-email', 'signup-tried']);
  });
});
