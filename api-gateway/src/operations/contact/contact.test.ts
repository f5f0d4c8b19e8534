import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { COMMANDS } from '../../app/admin/commands.ts';
import { openDrawingPool } from '../../rendering/interactive-pool/drawing-pool.ts';
import { composeMail } from '../../app/wiring/compose-mail.ts';
import { startBoss, stopBoss } from '../../platform/queue/boss.ts';
import { composeRetention } from '../../app/wiring/compose-retention.ts';
import { KEPT_MS } from '../retention/terms.ts';
import { callApi } from '../../testing/api-client.ts';
import { startMoodyMailServer, type MoodyMailServer } from '../../testing/moody-mail-server.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { INTERACTIVE_THREAD } from '../../app/wiring/interactive-thread.ts';

const SUPPORT = 'releaseClient@example.org';
let gateway: TestGateway;
let server: MoodyMailServer;
let aheadMs = 0;
const stops: (() => Promise<void>)[] = [];
beforeAll(async () => {
  const now = (): Date => new Date(Date.now() + aheadMs);
  gateway = await startTestGateway({
    environment: { SUPPORT_EMAIL: SUPPORT, CHAT_URL: 'https://chat.example.org/fifteen' },
    adapt: (platform) => ({ ...platform, now }),
  });
  server = await startMoodyMailServer();
  const platform = { ...gateway.platform, config: { ...gateway.platform.config, smtpUrl: server.url } };
  const room = openDrawingPool(platform.logger, INTERACTIVE_THREAD);
  const boss = await startBoss(platform, 'worker');
  const mail = await composeMail(platform, boss, room.draw);
  stops.push(() => stopBoss(boss, 'worker'), mail.stop, room.stop);
});
afterEach(async () => {
  await gateway.platform.pool.query('DELETE FROM rate_limits');
});
afterAll(async () => {
  for (const stop of stops) await stop();
  await server.stop();
  await gateway.stop();
});

const aMessage = (changes: Record<string, unknown> = {}) => ({
  name: 'Ada Byron',
  email: `c${randomUUID().slice(0, 8)}@example.com`,
  subject: 'My file will not open',
  message: 'Dear all,\n\nthe EPS of my kit does not open.\nWhat now?',
  ...changes,
});
const send = (body: unknown) => callApi(gateway.url, 'POST', '/api/v1/contact', { body });
const stored = async (email: string) =>
  gateway.platform.db.selectFrom('contact_messages').selectAll().where('email', '=', email).execute();

/** Mail programs see the source with its lines unfolded, and its quoted printable read. */
const unfolded = (source: string): string => source.replaceAll(/\r\n[ \t]+/g, ' ').replaceAll(/=\r\n/g, '');
const until = async (find: () => string | undefined): Promise<string> => {
  for (let i = 0; i < 400; i += 1) {
    const found = find();
    if (found !== undefined) return unfolded(found);
    await new Promise((next) => setTimeout(next, 50));
  }
  throw new Error('It did not come about in 20 seconds');
};
const mailTo = (recipient: string, mentions: string): Promise<string> =>
  until(() => server.taken.find((source) => source.includes(`To: ${recipient}`) && source.includes(mentions)));
const headersOf = (source: string): string => source.split('\r\n\r\n')[0] ?? '';

describe('a message', () => {
  test('is stored, mailed to support with the sender to answer to, and acknowledged', async () => {
    const message = aMessage({ topic: 'chat' });
    expect((await send(message)).status).toBe(204);
    expect(await stored(message.email)).toMatchObject([{ name: 'Ada Byron', subject: message.subject, message: message.message, topic: 'chat' }]);
    const toSupport = await mailTo(SUPPORT, message.email);
    expect(headersOf(toSupport)).toMatch(new RegExp(`^Reply-To: ${message.email}`, 'm'));
    expect(headersOf(toSupport)).toContain('Subject: Contact: My file will not open');
    expect(toSupport).toContain('the EPS of my kit does not open.');
    const acknowledged = await mailTo(message.email, 'We have your message');
    expect(acknowledged).not.toContain('Ada');
    expect(acknowledged).not.toContain('EPS');
    expect((await COMMANDS['contact-messages']?.run(gateway.platform, []))?.join('\n')).toContain(message.email);
  }, 30_000);

  test('T1: makes no header and no element in a mail, whatever is typed', async () => {
    const name = 'Eve\r\nBcc: everybody@example.com <script>alert(1)</script>\0';
    const subject = 'Hello\r\nBcc: everybody@example.com\r\n\r\n<img src=x onerror=alert(1)>';
    const message = aMessage({ name, subject, message: '</p><script>alert(1)</script>\r\n.\r\nMAIL FROM:<x@y.z>' });
    expect((await send(message)).status).toBe(204);
    const source = await mailTo(SUPPORT, message.email);
    expect(headersOf(source)).not.toMatch(/^Bcc:/im);
    const html = source.slice(source.indexOf('<!doctype'));
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    const envelope = server.taken.filter((mail) => mail.includes('To: everybody@example.com'));
    expect(envelope).toEqual([]);
  }, 30_000);

  test.each([
    [{ name: '   ' }, 'name'],
    [{ email: 'ada' }, 'email'],
    [{ email: 'ada@example.com\r\nBcc: x@example.com' }, 'email'],
    [{ subject: '' }, 'subject'],
    [{ message: '' }, 'message'],
    [{ message: 'a'.repeat(5001) }, 'message'],
    [{ topic: 'gossip' }, 'topic'],
  ])('%j is refused by the name of its field', async (changes, field) => {
    const { status, body } = await send(aMessage(changes));
    expect([status, body.code, body.errors[0].field]).toEqual([400, 'invalid_request', field]);
    expect(body.errors[0].message).not.toBe('');
  });

  test('of a machine that fills in the hidden field is answered like any other, and goes nowhere', async () => {
    const message = aMessage({ website: 'https://cheap-pills.example' });
    expect((await send(message)).status).toBe(204);
    expect(await stored(message.email)).toEqual([]);
    expect(await gateway.platform.db.selectFrom('mails').select('id').where('recipient', '=', message.email).execute()).toEqual([]);
  });

  test('is forgotten after its term', async () => {
    const message = aMessage();
    await send(message);
    const boss = await startBoss(gateway.platform, 'gateway');
    const retention = await composeRetention(gateway.platform, boss);
    aheadMs = KEPT_MS.contactMessage - 86_400_000;
    await retention.sweep();
    expect(await stored(message.email)).toHaveLength(1);
    aheadMs = KEPT_MS.contactMessage + 86_400_000;
    await retention.sweep();
    expect(await stored(message.email)).toEqual([]);
    aheadMs = 0;
    await stopBoss(boss, 'gateway');
  }, 30_000);
});

test('one network may write ten times an hour, and hears when it may again', async () => {
  for (let i = 0; i < 10; i += 1) expect((await send(aMessage())).status).toBe(204);
  const refused = await send(aMessage());
  expect([refused.status, Number(refused.headers.get('retry-after')) > 3000]).toEqual([429, true]);
  aheadMs = 61 * 60_000;
  expect((await send(aMessage())).status).toBe(204);
  aheadMs = 0;
});

test('one mailbox gets three acknowledgements a day, and support every message', async () => {
  const { email } = aMessage();
  for (let i = 0; i < 5; i += 1) expect((await send(aMessage({ email }))).status).toBe(204);
  const refs = (await stored(email)).map(({ id }) => `contact:${id}`);
  const acknowledged = await gateway.platform.db.selectFrom('mails').select('id').where('ref', 'in', refs).execute();
  const told = await gateway.platform.db.selectFrom('mails').select('id').where('ref', 'in', refs.map((ref) => `${ref}:support`)).execute();
  expect([acknowledged.length, told.length]).toEqual([3, 5]);
});

test('the page learns of the hosted chat, where there is one', async () => {
  expect((await callApi(gateway.url, 'GET', '/api/v1/contact')).body).toEqual({ chat_url: 'https://chat.example.org/fifteen' });
});
