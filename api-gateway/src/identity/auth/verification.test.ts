import { randomUUID } from 'node:crypto';
import type { SignedIn } from '@fifteen/contracts';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { callApi, PASSWORD, signUpSomebody } from '../../testing/api-client.ts';
import { mailsTo, mailTokenOf } from '../../testing/mail-token.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

const WEEK_MS = 7 * 86_400_000;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let gateway: TestGateway;
let aheadMs = 0;
beforeAll(async () => {
  const now = (): Date => new Date(Date.now() + aheadMs);
  gateway = await startTestGateway({ adapt: (platform) => ({ ...platform, now }) });
});
afterAll(() => gateway.stop());

const post = (path: string, body?: unknown, token?: string) => callApi(gateway.url, 'POST', `/api/v1/auth/${path}`, { body, token });
const login = (email: string, password = PASSWORD) => post('login', { email, password });
const isVerified = async (token: string): Promise<boolean> =>
  (await callApi(gateway.url, 'GET', '/api/v1/users/security', { token })).body.email_verified;
const linkOf = ({ user }: SignedIn) => mailTokenOf(gateway.platform, user.id, 'verify');

test('the link tells which account it confirms, as often as it is asked, and confirms nothing by that', async () => {
  const email = `${randomUUID()}@example.com`;
  const { body } = await callApi(gateway.url, 'POST', '/api/v1/auth/signup', { body: { email, password: PASSWORD }, headers: { 'user-agent': FIREFOX } });
  const token = await linkOf(body);
  for (let i = 0; i < 2; i += 1) {
    expect(await post('email/link', { token })).toMatchObject({ status: 200, body: { email, device: 'Firefox on Linux', signed_up_at: body.user.created_at } });
  }
  expect(await isVerified(body.access_token)).toBe(false);
});

test('A12: the owner of a mailbox who clicks in good faith does not confirm an account that somebody else signed up with it', async () => {
  const victim = `${randomUUID()}@example.com`;
  const attacker = await signUpSomebody(gateway.url, victim);
  const token = await linkOf(attacker);
  const bystander = await signUpSomebody(gateway.url);
  const tries = [await post('email/verify', { token }), await post('email/verify', { token }, bystander.access_token)];
  expect(tries.map(({ status }) => status)).toEqual([401, 403]);
  expect(await isVerified(attacker.access_token)).toBe(false);
  // The refused tries have not used it up.
  expect((await post('email/link', { token })).status).toBe(200);
  const confirmed = tries.filter(({ status }) => status < 300).length;
  figure('A12', `a good-faith click on the confirmation of an account that somebody else made, signed out or in elsewhere: ${confirmed} of ${tries.length} confirm it`);
});

test('A12: "I did not sign up" ends the password, session, refresh token and links of the person who did', async () => {
  const victim = `${randomUUID()}@example.com`;
  const attacker = await signUpSomebody(gateway.url, victim);
  const token = await linkOf(attacker);
  await post('password/forgot', { email: victim });
  expect((await post('email/disown', { token })).status).toBe(204);
  const doors = [
    await login(victim),
    await callApi(gateway.url, 'GET', '/api/v1/auth/me', { token: attacker.access_token }),
    await post('oauth/refresh', { refresh_token: attacker.refresh_token }),
  ];
  expect(doors.map(({ status }) => status)).toEqual([401, 401, 401]);
  for (const path of ['link', 'disown']) expect((await post(`email/${path}`, { token })).status).toBe(410);
  const open = doors.filter(({ status }) => status < 300).length;
  figure('A12', `the owner of the mailbox says that the account is not theirs: ${open} of ${doors.length} ways in are left`);
});

test('two answers at the same moment, yes and no, end in one of them', async () => {
  const customer = await signUpSomebody(gateway.url);
  const token = await linkOf(customer);
  const [yes, no] = await Promise.all([post('email/verify', { token }, customer.access_token), post('email/disown', { token })]);
  expect([yes.status === 204, no.status === 204].filter(Boolean)).toHaveLength(1);
  expect((await login(customer.user.email)).status).toBe(yes.status === 204 ? 200 : 401);
});

test('a confirmed account cannot be disowned by an older link', async () => {
  const customer = await signUpSomebody(gateway.url);
  const first = await linkOf(customer);
  await gateway.platform.db.updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', customer.user.id).execute();
  expect((await post('email/link', { token: first })).status).toBe(410);
  expect((await post('email/disown', { token: first })).status).toBe(410);
  expect((await login(customer.user.email)).status).toBe(200);
});

test('who disowned an account by mistake gets it back by the link of a mail', async () => {
  const customer = await signUpSomebody(gateway.url);
  await post('email/disown', { token: await linkOf(customer) });
  await post('password/forgot', { email: customer.user.email });
  for (let i = 0; i < 100 && !(await mailsTo(gateway.platform, customer.user.email)).includes('reset-password'); i += 1) {
    await new Promise((next) => setTimeout(next, 20));
  }
  const token = await mailTokenOf(gateway.platform, customer.user.id, 'reset');
  expect((await post('password/reset', { token, password: 'another horse battery' })).status).toBe(204);
  expect((await login(customer.user.email, 'another horse battery')).status).toBe(200);
  const row = await gateway.platform.db.selectFrom('users').select('disowned_at').where('id', '=', customer.user.id).executeTakeFirstOrThrow();
  expect(row.disowned_at).toBeNull();
});

test('a link that has run out or is forged tells and does nothing', async () => {
  const customer = await signUpSomebody(gateway.url);
  const token = await linkOf(customer);
  const forged = `${token.split('.')[0]}.${'A'.repeat(43)}`;
  for (const path of ['link', 'disown']) expect((await post(`email/${path}`, { token: forged })).status).toBe(410);
  aheadMs = WEEK_MS + 1;
  for (const path of ['link', 'disown']) expect((await post(`email/${path}`, { token })).status).toBe(410);
  aheadMs = 0;
  expect((await login(customer.user.email)).status).toBe(200);
});
