import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { callApi, PASSWORD, signUpSomebody } from '../../testing/api-client.ts';
import { openApp } from '../../testing/authenticator-app.ts';
import { mailsTo } from '../../testing/mail-token.ts';
import { aTasteProfile } from '../../testing/taste-profile.ts';
import { verifiedCustomer } from '../../testing/verified-customer.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { usageOf } from '../../platform/command-line/run-command.ts';
import { COMMANDS } from './commands.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const run = (name: string, ...args: string[]): Promise<string[]> | undefined => COMMANDS[name]?.run(gateway.platform, args);

describe('the security log', () => {
  test('is read by account, kind and date, newest first', async () => {
    const { user, access_token } = await signUpSomebody(gateway.url, 'Ada@example.com');
    await signUpSomebody(gateway.url);
    await callApi(gateway.url, 'POST', '/api/v1/auth/logout', { token: access_token });
    const lines = (await run('security-log', '--email', 'ada@EXAMPLE.com')) ?? [];
    expect(lines.map((line) => line.split(/\s+/)[1])).toEqual(['signed_out', 'signed_up']);
    expect(lines.join('\n')).toContain(user.id);
    expect(lines.join('\n')).not.toContain('ada@');
    expect(await run('security-log', '--kind', 'signed_up', '--limit', '1')).toHaveLength(1);
    expect(await run('security-log', '--since', '2100-01-01')).toEqual(['Nothing is recorded.']);
  });

  test.each([
    [['--email', 'nobody@example.com'], /Nobody has an account/],
    [['--since', 'soon'], /--since is a date/],
    [['--limit', '0'], /--limit is a number/],
    [['--what'], /Unknown option/],
  ])('says what is wrong with %j', async (args, words) => {
    await expect(run('security-log', ...args)).rejects.toThrow(words);
  });
});

test('two-step sign-in is turned off for somebody who has lost phone and codes: sessions end, the password is still asked for, and they are mailed', async () => {
  const { access_token, user } = await verifiedCustomer(gateway);
  await expect(run('end-two-step', user.email)).rejects.toThrow(/has no two-step sign-in/);
  const post = (path: string, body: unknown) => callApi(gateway.url, 'POST', `/api/v1/${path}`, { token: access_token, body });
  const { secret } = (await post('users/second-factor', { password: PASSWORD })).body;
  await post('users/second-factor/confirmation', { code: openApp(secret, () => new Date()).code() });
  expect((await post('auth/login', { email: user.email, password: PASSWORD })).status).toBe(401);
  expect(await run('end-two-step', user.email)).toEqual(['Two-step sign-in is off, and every session of the account has ended. They are told by mail.']);
  expect((await callApi(gateway.url, 'GET', '/api/v1/auth/me', { token: access_token })).status).toBe(401);
  expect((await post('auth/login', { email: user.email, password: 'not it' })).status).toBe(401);
  expect((await post('auth/login', { email: user.email, password: PASSWORD })).status).toBe(200);
  expect(await mailsTo(gateway.platform, user.email)).toContain('second-factor-off');
});

test('mails that were given up are listed', async () => {
  expect(await run('mails')).toEqual(['No mail was given up.']);
  const { user } = await signUpSomebody(gateway.url);
  await gateway.platform.db.updateTable('mails').set({ failed_at: new Date(), tries: 3 }).where('user_id', '=', user.id).execute();
  expect((await run('mails'))?.[0]).toMatch(/confirm-email +3 tries/);
});

test('a deleted project is listed and brought back', async () => {
  const { user, access_token: token } = await signUpSomebody(gateway.url);
  const { project_id: id } = (await callApi(gateway.url, 'POST', '/api/v1/projects', { token, body: { taste_profile: aTasteProfile() } })).body;
  expect(await run('restore-project', id)).toEqual(['It is not deleted.']);
  await callApi(gateway.url, 'DELETE', `/api/v1/projects/${id}`, { token });
  expect((await run('deleted-projects', user.email))?.[0]).toMatch(new RegExp(`^${id}  deleted .* unpaid$`));
  expect(await run('restore-project', id)).toEqual(['It is back.']);
  expect((await callApi(gateway.url, 'GET', `/api/v1/projects/${id}`, { token })).status).toBe(200);
  expect(await run('deleted-projects', user.email)).toEqual(['Nothing is deleted.']);
  await expect(run('restore-project', 'nonsense')).rejects.toThrow('There is no project nonsense.');
});

test('the usage names every command', () => {
  for (const name of Object.keys(COMMANDS)) expect(usageOf('admin', COMMANDS)).toContain(`npm run admin -- ${name}`);
});
