import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { callApi, PASSWORD } from '../testing/api-client.ts';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts';

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

const among = (statuses: number[], status: number): number => statuses.filter((one) => one === status).length;

describe('guesses', () => {
  test('A4: at one account from many addresses end at the limit, and the owner still gets in', async () => {
    const email = 'owner@example.com';
    await from('192.0.2.1', 'signup', email);
    const guesses = await statusesOf(40, (i) => from(`198.51.100.${i}`, 'login', email, 'a guess'));
    expect(among(guesses, 401)).toBe(10);
    expect(among(guesses, 429)).toBe(30);
    expect((await from('203.0.113.9', 'login', email)).status).toBe(429);
    expect((await from('192.0.2.1', 'login', email)).status).toBe(200);
  }, 30_000);

  test('A5: at a thousand accounts from one address end at the limit', async () => {
    const tries = Array.from({ length: 105 }, (_, i) => from('192.0.2.77', 'login', `nobody${i}@example.com`, 'a guess'));
    const guesses = (await Promise.all(tries)).map(({ status }) => status);
    expect(among(guesses, 429)).toBe(5);
  }, 30_000);

  test('A6: a forged X-Forwarded-For moves no limit', async () => {
    const signups = await statusesOf(5, (i) =>
      from('192.0.2.50', 'signup', `forger${i}@example.com`, PASSWORD, `10.0.0.${i}, 192.0.2.50`),
    );
    expect(signups).toEqual([201, 201, 201, 429, 429]);
  });

  test('A5: an IPv6 customer who changes within the own network stays one address', async () => {
    const signups = await statusesOf(5, (i) => from(`2001:db8:1:2::${i}`, 'signup', `six${i}@example.com`));
    expect(signups).toEqual([201, 201, 201, 429, 429]);
    expect((await from('2001:db8:1:3::1', 'signup', 'neighbour@example.com')).status).toBe(201);
  });

  test('the table of limits holds no address and no e-mail', async () => {
    const { rows } = await gateway.platform.pool.query('SELECT key FROM rate_limits');
    expect(rows.length).toBeGreaterThan(0);
    for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/);
  });
});
