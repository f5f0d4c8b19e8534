import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { callApi, PASSWORD } from '../../testing/api-client.ts';
import { mailsTo, mailTokenOf } from '../../testing/mail-token.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

/** As many as design goals A4 and A5 ask for. */
const GUESSES = 10_000;
const ACCOUNTS = 1_000;

/** One proxy is trusted, so that the tests may call from where they like. */
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ environment: { TRUST_PROXY: '1', SIGNUPS_AN_HOUR: '3' } });
});
afterAll(() => gateway.stop());

const from = (address: string, path: string, email: string, password = PASSWORD, forwarded = address) =>
  callApi(gateway.url, 'POST', `/api/v1/auth/${path}`, {
    body: { email, password },
    headers: { 'x-forwarded-for': forwarded },
  });

const statusesOf = async (count: number, act: (i: number) => ReturnType<typeof from>): Promise<number[]> => {
  const statuses: number[] = [];
  for (let i = 0; i < count; i += 1) statuses.push((await act(i)).status);
  return statuses;
};

/** Many at once, as a crowd comes, but no more than the machine has sockets for. */
const crowd = async (count: number, act: (i: number) => ReturnType<typeof from>): Promise<number[]> => {
  const statuses: number[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < count) {
      next += 1;
      statuses.push((await act(next)).status);
    }
  };
  await Promise.all(Array.from({ length: 32 }, lane));
  return statuses;
};

const until = async (done: () => Promise<boolean>): Promise<void> => {
  for (let i = 0; i < 200 && !(await done()); i += 1) await new Promise((resolve) => setTimeout(resolve, 20));
};

const among = (statuses: number[], status: number): number => statuses.filter((one) => one === status).length;

describe('guesses', () => {
  test('A4: ten thousand at one account, each from another address, end at the limit, and the owner still gets in', async () => {
    const email = 'owner@example.com';
    await from('192.0.2.1', 'signup', email);
    const guesses = await crowd(GUESSES, (i) => from(`10.1.${i >> 8}.${i & 255}`, 'login', email, 'a guess'));
    expect(among(guesses, 401)).toBe(10);
    expect(among(guesses, 429)).toBe(GUESSES - 10);
    const stranger = await from('203.0.113.9', 'login', email);
    expect(stranger).toMatchObject({ status: 429, body: { code: 'rate_limited', detail: 'Rate limit exceeded' } });
    expect(Number(stranger.headers.get('retry-after'))).toBeGreaterThan(0);
    const owner = await from('192.0.2.1', 'login', email);
    expect(owner.status).toBe(200);
    figure('A4', `${guesses.length} guesses at one account, each from another address: ${among(guesses, 401)} tried, the owner is ${owner.status < 400 ? 'let in' : 'locked out'}`);
  }, 600_000);

  test('A4: an owner on a new network gets in while the guessing goes on, by the link of a mail', async () => {
    const email = `${randomUUID()}@example.com`;
    const { body } = await from('192.0.2.9', 'signup', email);
    const guess = () => crowd(12, (i) => from(`198.18.0.${i}`, 'login', email, 'a guess'));
    await guess();
    const home = '203.0.113.80';
    expect((await from(home, 'login', email)).status).toBe(429);
    const at = { headers: { 'x-forwarded-for': home } };
    await callApi(gateway.url, 'POST', '/api/v1/auth/password/forgot', { body: { email }, ...at });
    await until(async () => (await mailsTo(gateway.platform, email)).includes('reset-password'));
    const token = await mailTokenOf(gateway.platform, body.user.id, 'reset');
    await callApi(gateway.url, 'POST', '/api/v1/auth/password/reset', { body: { token, password: 'a new harbour 44' }, ...at });
    await guess();
    expect((await from(home, 'login', email, 'a new harbour 44')).status).toBe(200);
  }, 30_000);

  test('A5: at a thousand accounts from one address end at the limit', async () => {
    const guesses = await crowd(ACCOUNTS, (i) => from('192.0.2.77', 'login', `nobody${i}@example.com`, 'a guess'));
    expect(among(guesses, 401)).toBe(100);
    expect(among(guesses, 429)).toBe(ACCOUNTS - 100);
    figure('A5', `${guesses.length} accounts from one address: ${among(guesses, 401)} tries allowed`);
  }, 60_000);

  test('A6: a forged X-Forwarded-For moves no limit', async () => {
    const signups = await statusesOf(5, (i) =>
      from('192.0.2.50', 'signup', `forger${i}@example.com`, PASSWORD, `10.0.0.${i}, 192.0.2.50`),
    );
    expect(signups).toEqual([201, 201, 201, 429, 429]);
    figure('A6', `${signups.length} sign-ups, each with another forged X-Forwarded-For: ${among(signups, 201)} made`);
  });

  test('A5: an IPv6 customer who changes within the own network stays one address', async () => {
    const signups = await statusesOf(5, (i) => from(`2001:db8:1:2::${i}`, 'signup', `six${i}@example.com`));
    expect(signups).toEqual([201, 201, 201, 429, 429]);
    expect((await from('2001:db8:1:3::1', 'signup', 'neighbour@example.com')).status).toBe(201);
  });

  test('A4: the security log hears of a limit once a key and window, however many tries follow', async () => {
    const email = `${randomUUID()}@example.com`;
    const { body } = await from('192.0.2.31', 'signup', email);
    const limited = () => gateway.platform.db.selectFrom('security_events').selectAll().where('kind', '=', 'rate_limited').orderBy('id').execute();
    const before = await limited();
    await crowd(40, (i) => from(`10.9.0.${i}`, 'login', email, 'a guess'));
    await crowd(130, (i) => from('10.9.1.1', 'login', `${randomUUID()}${i}@example.com`, 'a guess'));
    const events = (await limited()).slice(before.length);
    expect(events.map(({ user_id, detail }) => [user_id, detail])).toEqual([
      [body.user.id, { call: 'login' }],
      [null, { call: 'login' }],
    ]);
  });

  test('the table of limits holds no address and no e-mail', async () => {
    const { rows } = await gateway.platform.pool.query('SELECT key FROM rate_limits');
    expect(rows.length).toBeGreaterThan(0);
    for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/);
  });
});
