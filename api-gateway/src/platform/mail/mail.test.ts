import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { composeMail } from '../../app/wiring/compose-mail.ts';
import { startBoss, stopBoss } from '../queue/boss.ts';
import { callApi, PASSWORD, signUpSomebody } from '../../testing/api-client.ts';
import { mailTokenOf } from '../../testing/mail-token.ts';
import { openDrawingPool } from '../../rendering/interactive-pool/drawing-pool.ts';
import { startMoodyMailServer, type MoodyMailServer } from '../../testing/moody-mail-server.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { messageIdOf } from './mail-sender.ts';
import type { CaughtMail } from './stand-in/caught-mails.ts';
import { INTERACTIVE_THREAD } from '../../app/wiring/interactive-thread.ts';

let gateway: TestGateway;
let server: MoodyMailServer;
let stopWorker: (() => Promise<void>)[] = [];
beforeAll(async () => {
  gateway = await startTestGateway();
  server = await startMoodyMailServer();
});
afterEach(async () => {
  for (const stop of stopWorker) await stop();
  stopWorker = [];
});
afterAll(async () => {
  await room.stop();
  await server.stop();
  await gateway.stop();
});

const room = openDrawingPool(pino({ level: 'silent' }), INTERACTIVE_THREAD);
/** The worker's end of the mail, on the gateway's database. */
const startWorker = async (smtpUrl: string | undefined, logger = gateway.platform.logger): Promise<void> => {
  const platform = { ...gateway.platform, logger, config: { ...gateway.platform.config, smtpUrl } };
  const boss = await startBoss(platform, 'worker');
  const mail = await composeMail(platform, boss, room.draw);
  stopWorker.push(() => stopBoss(boss, 'worker'), mail.stop);
};

const until = async (done: () => boolean | Promise<boolean>): Promise<void> => {
  for (let i = 0; i < 400; i += 1) {
    if (await done()) return;
    await new Promise((next) => setTimeout(next, 50));
  }
  throw new Error('It did not come about in 20 seconds');
};

const rowOf = async (email: string) =>
  gateway.platform.db.selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('created_at', 'desc').executeTakeFirstOrThrow();
const toOne = (sources: readonly string[], email: string): string[] => sources.filter((source) => source.includes(`To: ${email}`));
const signUp = () => signUpSomebody(gateway.url, `m${randomUUID().slice(0, 8)}@example.com`);

describe('a mail', () => {
  test('is sent once, and what it told is forgotten', async () => {
    await startWorker(server.url);
    const { user } = await signUp();
    await until(async () => (await rowOf(user.email)).sent_at !== null);
    expect(toOne(server.taken, user.email)).toHaveLength(1);
    const row = await rowOf(user.email);
    expect(row).toMatchObject({ tries: 1, data: {}, failed_at: null });
    expect(server.taken.at(-1)).toContain(messageIdOf(row.ref, gateway.platform.config.mailFrom));
  }, 30_000);

  test('waits while the server is busy or breaks off, and comes under the same Message-ID', async () => {
    server.next(450, 'drop-answer');
    await startWorker(server.url);
    const { user } = await signUp();
    await until(async () => (await rowOf(user.email)).sent_at !== null);
    const came = toOne(server.taken, user.email);
    expect((await rowOf(user.email)).tries).toBe(3);
    expect(came).toHaveLength(2);
    expect(new Set(came.map((source) => /^Message-ID: (.*)$/im.exec(source)?.[1])).size).toBe(1);
  }, 60_000);

  test('is given up where the server refuses it for good, and an operator finds it', async () => {
    server.next(550);
    await startWorker(server.url);
    const { user } = await signUp();
    await until(async () => (await rowOf(user.email)).failed_at !== null);
    expect(await rowOf(user.email)).toMatchObject({ tries: 1, sent_at: null, data: {} });
  }, 30_000);

  test('H5: that waits or is given up leaves its address in no log and no job', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
    server.next(450, 550);
    await startWorker(server.url, logger);
    const { user } = await signUp();
    await until(async () => (await rowOf(user.email)).failed_at !== null);
    const { rows } = await gateway.platform.pool.query('SELECT to_jsonb(job)::text AS job FROM pgboss.job');
    const told = [...lines, ...rows.map(({ job }) => String(job))].join('\n');
    expect(told).toContain('a mail could not be sent yet');
    expect(told).toContain('a mail is given up');
    expect(told).not.toContain(user.email);
  }, 30_000);

  test('greets by name only at an address that its owner has confirmed', async () => {
    const email = `m${randomUUID().slice(0, 8)}@example.com`;
    const body = { email, password: PASSWORD, full_name: 'You won! Call 555' };
    const { body: signedUp } = await callApi(gateway.url, 'POST', '/api/v1/auth/signup', { body });
    expect((await rowOf(email)).data).toMatchObject({ name: null });
    const token = await mailTokenOf(gateway.platform, signedUp.user.id, 'verify');
    await callApi(gateway.url, 'POST', '/api/v1/auth/email/verify', { token: signedUp.access_token, body: { token } });
    const change = { current_password: PASSWORD, new_password: 'another horse battery' };
    await callApi(gateway.url, 'POST', '/api/v1/users/password', { token: signedUp.access_token, body: change });
    expect(await rowOf(email)).toMatchObject({ template: 'password-changed', data: { name: 'You won! Call 555' } });
  });

  test('that is written while no worker runs is sent by the next one', async () => {
    const { user } = await signUp();
    expect((await rowOf(user.email)).sent_at).toBeNull();
    await startWorker(server.url);
    await until(async () => (await rowOf(user.email)).sent_at !== null);
  }, 30_000);

  test('of an account that is deleted meanwhile is not sent; the farewell is, and its address is forgotten', async () => {
    const { user, access_token } = await signUp();
    const { status } = await callApi(gateway.url, 'POST', '/api/v1/users/deletion', { token: access_token, body: { email: user.email, password: PASSWORD } });
    expect(status).toBe(204);
    await startWorker(server.url);
    await until(() => toOne(server.taken, user.email).length > 0);
    const rows = () => gateway.platform.db.selectFrom('mails').selectAll().where('ref', '=', `account-deleted:${user.id}`).executeTakeFirstOrThrow();
    await until(async () => (await rows()).sent_at !== null);
    expect(await rows()).toMatchObject({ recipient: '', data: {} });
    expect(toOne(server.taken, user.email).map((source) => /^Subject: (.*)$/m.exec(source)?.[1]?.trim())).toEqual(['Your account is deleted']);
  }, 30_000);
});

describe('the local catcher', () => {
  test('catches mail over SMTP; /dev/mail lists it, shows it without scripts, and gives its source', async () => {
    await startWorker(undefined);
    const { user } = await signUp();
    const caught = async (): Promise<CaughtMail[]> => (await callApi(gateway.url, 'GET', `/dev/mail.json?to=${user.email}`)).body;
    await until(async () => (await caught()).length === 1);
    const [mail] = await caught();
    expect(mail).toMatchObject({ subject: 'Confirm your email address', to: [user.email], from: 'hello@fifteen.example' });
    const page = async (path: string) => callApi(gateway.url, 'GET', path);
    expect((await page('/dev/mail')).text).toContain('delivered to nobody');
    expect((await page(`/dev/mail/${mail?.id}`)).text).toContain('<iframe sandbox');
    const shown = await page(`/dev/mail/${mail?.id}/html`);
    expect(shown.headers.get('content-security-policy')).toContain('sandbox');
    expect(shown.text).toContain('Confirm my address');
    expect((await page(`/dev/mail/${mail?.id}/source`)).text).toContain('Message-ID');
    for (const path of ['/dev/mail/nothing', '/dev/mail/..%2f..%2fsecret/source']) expect((await page(path)).status).toBe(404);
  }, 30_000);

  test('the link of the mail confirms the address', async () => {
    await startWorker(undefined);
    const { user, access_token } = await signUp();
    const caught = async (): Promise<CaughtMail[]> => (await callApi(gateway.url, 'GET', `/dev/mail.json?to=${user.email}`)).body;
    await until(async () => (await caught()).length === 1);
    const token = /#token=([\w.-]+)/.exec((await caught())[0]?.text ?? '')?.[1];
    expect((await callApi(gateway.url, 'POST', '/api/v1/auth/email/verify', { token: access_token, body: { token } })).status).toBe(204);
  }, 30_000);
});
