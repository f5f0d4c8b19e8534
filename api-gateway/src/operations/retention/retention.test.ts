import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { PgBoss } from 'pg-boss';
import { startBoss, stopBoss } from '../../platform/queue/boss.ts';
import { callApi, PASSWORD, signUpSomebody } from '../../testing/api-client.ts';
import { mailTokenOf } from '../../testing/mail-token.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { composeRetention } from '../../app/wiring/compose-retention.ts';
import type { Retention } from './retention.ts';
import { KEPT_MS } from './terms.ts';

const DAY_MS = 86_400_000;

let gateway: TestGateway;
let boss: PgBoss;
let retention: Retention;
let aheadMs = 0;
beforeAll(async () => {
  const now = (): Date => new Date(Date.now() + aheadMs);
  gateway = await startTestGateway({ adapt: (platform) => ({ ...platform, now }) });
  boss = await startBoss(gateway.platform, 'gateway');
  retention = await composeRetention(gateway.platform, boss);
});
afterAll(async () => {
  await stopBoss(boss, 'gateway');
  await gateway.stop();
});

const post = (path: string, body?: unknown, token?: string) => callApi(gateway.url, 'POST', `/api/v1/auth/${path}`, { body, token });
const count = async (table: string, where = 'true', values: unknown[] = []): Promise<number> => {
  const { rows } = await gateway.platform.pool.query(`SELECT count(*)::int AS count FROM ${table} WHERE ${where}`, values);
  return rows[0].count;
};
const sweepAfter = async (ms: number): Promise<void> => {
  aheadMs = ms;
  await retention.sweep();
  aheadMs = 0;
};

test('a session is kept for its term after it was left or ran out, and forgotten then; one that lives stays', async () => {
  // The session of the sign-up runs out within a day.
  const { user } = await signUpSomebody(gateway.url);
  const remembered = () => post('login', { email: user.email, password: PASSWORD, remember_me: true });
  const left = await remembered();
  await remembered();
  await post('logout', undefined, left.body.access_token);
  const sessions = () => count('sessions', 'user_id = $1', [user.id]);
  await sweepAfter(KEPT_MS.session - DAY_MS);
  expect(await sessions()).toBe(3);
  await sweepAfter(KEPT_MS.session + 2 * DAY_MS);
  expect(await sessions()).toBe(1);
  await sweepAfter(2 * KEPT_MS.session + DAY_MS);
  expect(await sessions()).toBe(0);
});

const ENDING = ['mail_tokens', 'oauth_attempts', 'pending_sign_ins', 'passkey_challenges', 'rate_limits'];

test('tokens of mails, sign-ins that nobody finished, challenges and counted tries go with their end', async () => {
  await post('oauth/signin', { provider: 'google', redirect_url: `http://localhost:${gateway.platform.config.port}/auth/callback` });
  const { user } = await signUpSomebody(gateway.url);
  await post('login', { email: user.email, password: 'a guess' });
  await post('passkey/options', {});
  await gateway.platform.pool.query("INSERT INTO pending_sign_ins (challenge_hash, user_id, method, is_remembered, expires_at) VALUES ('x', $1, 'password', false, now() + interval '10 minutes')", [user.id]);
  const windows = (of: string) => count('rate_limits', 'key LIKE $1', [`${of} window %`]);
  await gateway.platform.pool.query("INSERT INTO rate_limits (key, used, window_ends_at) SELECT 'open window ' || n, 1, now() + interval '1 hour' FROM generate_series(1, 3) AS n");
  await gateway.platform.pool.query("INSERT INTO rate_limits (key, used, window_ends_at) SELECT 'ended window ' || n, 1, now() - interval '1 minute' FROM generate_series(1, 2) AS n");
  await sweepAfter(0);
  for (const table of ['oauth_attempts', 'pending_sign_ins', 'passkey_challenges']) expect([table, await count(table)]).toEqual([table, 1]);
  expect(await count('mail_tokens', 'user_id = $1', [user.id])).toBe(1);
  expect([await windows('open'), await windows('ended')]).toEqual([3, 0]);
  await sweepAfter(8 * DAY_MS);
  for (const table of ENDING) expect([table, await count(table)]).toEqual([table, 0]);
});

test('a mail that was sent loses its address after a month and is forgotten after a year; one that waits keeps it', async () => {
  const [sent, open] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`];
  const { user } = await signUpSomebody(gateway.url, sent);
  await signUpSomebody(gateway.url, open);
  await gateway.platform.pool.query('UPDATE mails SET sent_at = now() WHERE recipient = $1', [sent]);
  const mails = () => count('mails', 'user_id = $1', [user.id]);
  await sweepAfter(KEPT_MS.recipient + DAY_MS);
  expect([await count('mails', 'recipient = $1', [sent]), await count('mails', 'recipient = $1', [open]), await mails()]).toEqual([0, 1, 1]);
  await sweepAfter(KEPT_MS.mail + DAY_MS);
  expect(await mails()).toBe(0);
});

test('the security log goes back for a year', async () => {
  const { user } = await signUpSomebody(gateway.url);
  const events = () => count('security_events', 'user_id = $1', [user.id]);
  await sweepAfter(KEPT_MS.securityEvent - DAY_MS);
  expect(await events()).toBe(1);
  await sweepAfter(KEPT_MS.securityEvent + DAY_MS);
  expect(await events()).toBe(0);
});

test('more than one batch is forgotten in one sweep', async () => {
  await gateway.platform.pool.query(
    `INSERT INTO rate_limits (key, used, window_ends_at) SELECT 'batch ' || n, 1, now() - interval '1 minute' FROM generate_series(1, 2500) AS n`,
  );
  await retention.sweep();
  expect(await count('rate_limits', "key LIKE 'batch %'")).toBe(0);
});

test('a disowned account goes after its term, without a farewell to somebody who was never a customer', async () => {
  const { user } = await signUpSomebody(gateway.url);
  await post('email/disown', { token: await mailTokenOf(gateway.platform, user.id, 'verify') });
  await sweepAfter(KEPT_MS.disownedAccount - DAY_MS);
  expect(await count('users', 'id = $1', [user.id])).toBe(1);
  await sweepAfter(KEPT_MS.disownedAccount + DAY_MS);
  expect(await count('users', 'id = $1', [user.id])).toBe(0);
  expect(await count('mails', 'recipient = $1', [user.email])).toBe(0);
});
