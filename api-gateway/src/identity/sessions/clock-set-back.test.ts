import { randomUUID } from 'node:crypto';
import { REFRESH_GRACE_MS } from '@fifteen/contracts';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { callApi, PASSWORD, signUpSomebody } from '../../testing/api-client.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The server's clock, as somebody sets it. */
let gateway: TestGateway;
let offsetMs = 0;
beforeAll(async () => {
  gateway = await startTestGateway({ environment: { TRUST_PROXY: '1' }, adapt: (platform) => ({ ...platform, now: () => new Date(Date.now() + offsetMs) }) });
});
afterEach(() => {
  offsetMs = 0;
});
afterAll(() => gateway.stop());

const refresh = (refresh_token: string) => callApi(gateway.url, 'POST', '/api/v1/auth/oauth/refresh', { body: { refresh_token } });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A token that was rotated an hour ago by the server's clock, and an open session. */
const rotatedLongAgo = async () => {
  const { refresh_token: old, user } = await signUpSomebody(gateway.url);
  const { body } = await refresh(old);
  const rotatedAtMs = Date.now() + offsetMs;
  offsetMs += HOUR_MS;
  // The time that the gateway takes to notice that the token is over.
  await pause(6_000);
  return { old, newest: body.refresh_token as string, user, rotatedAtMs };
};

describe('A1: a refresh token that was rotated long ago', () => {
  test('is not revived by a clock that is set back to the moment of its rotation: the family dies', async () => {
    const { old, newest, user, rotatedAtMs } = await rotatedLongAgo();
    offsetMs = rotatedAtMs + REFRESH_GRACE_MS / 2 - Date.now();
    const statuses = [(await refresh(old)).status, (await refresh(newest)).status];
    expect(statuses).toEqual([401, 401]);
    const { rows } = await gateway.platform.pool.query(`SELECT kind FROM security_events WHERE user_id = $1 AND kind = 'token_reused'`, [user.id]);
    expect(rows).toHaveLength(1);
    figure('A1', `clock set back to ${REFRESH_GRACE_MS / 2000} s after a rotation that was an hour ago: ${statuses.filter((status) => status < 400).length} live tokens after a replay`);
  });

  test.each([MINUTE_MS, HOUR_MS, 30 * DAY_MS])('is not revived by a clock that is set back by %d ms more', async (ms) => {
    const { refresh_token: old } = await signUpSomebody(gateway.url);
    const { body } = await refresh(old);
    offsetMs -= ms;
    expect((await refresh(old)).status).toBe(401);
    expect((await refresh(body.refresh_token)).status).toBe(401);
  });
});

test('A2: after the clock was set back, two tabs refresh at once as before', async () => {
  const { refresh_token: first } = await signUpSomebody(gateway.url);
  offsetMs = -DAY_MS;
  const [one, two] = await Promise.all([refresh(first), refresh(first)]);
  expect([one.status, two.status]).toEqual([200, 200]);
  expect(one.body.refresh_token).toBe(two.body.refresh_token);
});

describe('A4: a limit that is used up', () => {
  const login = (email: string, address: string, password = 'a wrong guess') =>
    callApi(gateway.url, 'POST', '/api/v1/auth/login', { body: { email, password }, headers: { 'x-forwarded-for': address } });

  test('lasts no longer because the clock was set back', async () => {
    const { user } = await signUpSomebody(gateway.url, `${randomUUID()}@example.com`);
    const address = '203.0.113.50';
    for (let i = 0; i < 10; i += 1) expect((await login(user.email, address)).status).toBe(401);
    const refused = await login(user.email, address);
    expect(refused.status).toBe(429);
    offsetMs = -DAY_MS;
    const after = await login(user.email, address, PASSWORD);
    expect([after.status, Number(after.headers.get('retry-after') ?? 0) <= 15 * 60]).toEqual([200, true]);
  });

  test('of another call neither', async () => {
    const ask = () => callApi(gateway.url, 'POST', '/api/v1/auth/password/forgot', { body: { email: 'nobody@example.com' }, headers: { 'x-forwarded-for': '203.0.113.51' } });
    for (let i = 0; i < 30; i += 1) expect((await ask()).status).toBe(202);
    expect((await ask()).status).toBe(429);
    offsetMs = -DAY_MS;
    expect((await ask()).status).toBe(202);
  });
});
