import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Status } from '@fifteen/contracts';
import { fixedKey } from '../../platform/keys/keys.ts';
import { createMailTokenSigner } from '../../identity/mail-tokens/mail-token-signer.ts';
import { COMMANDS } from '../../app/admin/commands.ts';
import { openDrawingPool } from '../../rendering/interactive-pool/drawing-pool.ts';
import { composeMail } from '../../app/wiring/compose-mail.ts';
import { startBoss, stopBoss } from '../../platform/queue/boss.ts';
import { callApi } from '../../testing/api-client.ts';
import { startMoodyMailServer, type MoodyMailServer } from '../../testing/moody-mail-server.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { createBeatsStore } from './beats.store.ts';
import { composeMeasuring } from '../../app/wiring/compose-status.ts';
import { beat } from './keep-beating.ts';
import { createMeasuring } from './measuring.ts';
import type { Probes } from './probes.ts';
import { createSamplesStore, type SamplesStore } from './samples.store.ts';
import { INTERACTIVE_THREAD } from '../../app/wiring/interactive-thread.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

let gateway: TestGateway;
let server: MoodyMailServer;
let aheadMs = 0;
const now = (): Date => new Date(Date.now() + aheadMs);
const stops: (() => Promise<void>)[] = [];
beforeAll(async () => {
  gateway = await startTestGateway({ adapt: (platform) => ({ ...platform, now }) });
  server = await startMoodyMailServer();
  const platform = { ...gateway.platform, config: { ...gateway.platform.config, smtpUrl: server.url } };
  const room = openDrawingPool(platform.logger, INTERACTIVE_THREAD);
  const boss = await startBoss(platform, 'worker');
  const mail = await composeMail(platform, boss, room.draw);
  stops.push(() => stopBoss(boss, 'worker'), mail.stop, room.stop);
});
afterEach(async () => {
  // Past what is cached.
  aheadMs += 10_000;
  await gateway.platform.pool.query('DELETE FROM rate_limits; DELETE FROM status_samples; DELETE FROM status_days; DELETE FROM status_beats');
});
afterAll(async () => {
  for (const stop of stops) await stop();
  await server.stop();
  await gateway.stop();
});

const readStatus = async (): Promise<Status> => {
  aheadMs += 10_000;
  return (await callApi(gateway.url, 'GET', '/api/v1/status')).body;
};
const serviceOf = ({ services }: Status, id: string) => services.find((service) => service.id === id);
const run = async (name: string, ...args: string[]): Promise<string> => (await COMMANDS[name]?.run(gateway.platform, args))?.join('\n') ?? '';
const samplesOf = async (where = 'true') => {
  const { rows } = await gateway.platform.pool.query(`SELECT count(*)::int AS count FROM status_samples WHERE ${where}`);
  return rows[0].count as number;
};
const until = async <T>(find: () => Promise<T | undefined> | T | undefined): Promise<T> => {
  for (let i = 0; i < 400; i += 1) {
    const found = await find();
    if (found !== undefined) return found;
    await new Promise((next) => setTimeout(next, 50));
  }
  throw new Error('It did not come about in 20 seconds');
};

describe('what was never measured', () => {
  test('has no figure, and no day', async () => {
    const status = await readStatus();
    expect([status.measured_at, status.measured_since]).toEqual([null, null]);
    expect(status.services).toHaveLength(7);
    for (const service of status.services) expect(service).toMatchObject({ status: null, uptime: null, response_time: null, days: [], response_times: [] });
  });
});

describe('a measurement', () => {
  test('asks each service itself: what answers is timed, what does not is an outage', async () => {
    await beat({ beats: createBeatsStore(gateway.platform.db), greetMail: () => Promise.resolve(), now });
    // This gateway has no pages: its website truly does not answer.
    await composeMeasuring(gateway.platform, gateway.url, () => Promise.reject(new Error('no provider'))).measure();
    const status = await readStatus();
    for (const id of ['website', 'payments']) expect(serviceOf(status, id)).toMatchObject({ status: 'outage', uptime: 0, response_time: null });
    for (const id of ['api', 'database', 'files', 'mail']) {
      expect(serviceOf(status, id)).toMatchObject({ uptime: 100, response_time: expect.any(Number), days: [{ measured: 1, outage: 0 }] });
    }
    expect(serviceOf(status, 'generation')).toMatchObject({ status: 'operational', uptime: 100 });
    expect(status.measured_since).toBe(status.measured_at);
  }, 30_000);

  test('tells a worker that is gone, and a mail server that does not answer', async () => {
    const beats = createBeatsStore(gateway.platform.db);
    await beat({ beats, greetMail: () => Promise.reject(new Error('refused')), now });
    const measuring = composeMeasuring(gateway.platform, gateway.url, () => Promise.resolve());
    await measuring.measure();
    expect(serviceOf(await readStatus(), 'mail')).toMatchObject({ status: 'outage' });
    aheadMs += 2 * MINUTE_MS;
    await measuring.measure();
    expect(serviceOf(await readStatus(), 'generation')).toMatchObject({ status: 'outage', days: [{ measured: 2, outage: 1 }] });
  }, 30_000);

  test('is made once a minute, however many gateways try', async () => {
    let looks = 0;
    const probes = { api: () => Promise.resolve({ state: 'operational' as const, milliseconds: (looks += 1) }) } as unknown as Probes;
    const samples = createSamplesStore(gateway.platform.db);
    const gateways = Array.from({ length: 8 }, () => createMeasuring({ samples, probes, now }));
    await Promise.all(gateways.map(({ measure }) => measure()));
    for (const { measure } of gateways) await measure();
    expect([looks, await samplesOf()]).toEqual([1, 1]);
    aheadMs += MINUTE_MS;
    await gateways[0]?.measure();
    expect([looks, await samplesOf()]).toEqual([2, 2]);
  });

  test('during an outage of the database is kept, and written once it is back', async () => {
    const real = createSamplesStore(gateway.platform.db);
    let isAway = true;
    const samples: SamplesStore = { ...real, alone: (work) => (isAway ? Promise.reject(Object.assign(new Error('away'), { code: '57P03' })) : real.alone(work)) };
    const probes = { database: () => Promise.resolve(isAway ? { state: 'outage', milliseconds: null } : { state: 'operational', milliseconds: 3 }) } as unknown as Probes;
    const { measure } = createMeasuring({ samples, probes, now });
    for (let i = 0; i < 3; i += 1) {
      await measure();
      aheadMs += MINUTE_MS;
    }
    isAway = false;
    await measure();
    expect(serviceOf(await readStatus(), 'database')).toMatchObject({ status: 'operational', uptime: 25 });
    expect(await samplesOf("state = 'outage'")).toBe(3);
  });

  test('that is older than three minutes tells nothing of now', async () => {
    const samples = createSamplesStore(gateway.platform.db);
    await samples.add([{ service: 'api', minute: new Date(now().getTime() - 5 * MINUTE_MS), state: 'operational', milliseconds: 4 }]);
    expect(serviceOf(await readStatus(), 'api')).toMatchObject({ status: null, uptime: 100 });
  });

  test('counts once when it is written twice, is kept 48 hours, and its day 90 days', async () => {
    const samples = createSamplesStore(gateway.platform.db);
    const at = new Date(Math.floor(now().getTime() / MINUTE_MS) * MINUTE_MS);
    const old = (days: number) => ({ service: 'api', minute: new Date(at.getTime() - days * DAY_MS), state: 'degraded' as const, milliseconds: 2_000 });
    const all = [old(0), old(1), old(3), old(89), old(91)];
    await samples.add(all);
    await samples.add(all);
    await samples.forget(at);
    expect(await samplesOf()).toBe(2);
    const api = serviceOf(await readStatus(), 'api');
    expect(api?.days.map(({ measured, degraded }) => [measured, degraded])).toEqual(Array.from({ length: 4 }, () => [1, 1]));
    expect(api?.uptime).toBe(100);
  });
});

test('many who ask are answered from one reading, and may keep it some seconds', async () => {
  const answer = await callApi(gateway.url, 'GET', '/api/v1/status');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=5');
});

const sourceTo = (email: string, mentions: string): Promise<string> =>
  until(() => server.taken.map((source) => source.replaceAll(/=\r\n/g, '').replaceAll('=3D', '=')).find((source) => source.includes(`To: ${email}`) && source.includes(mentions)));
const post = (path: string, body?: unknown, headers?: Record<string, string>) =>
  callApi(gateway.url, 'POST', `/api/v1/status/${path}`, { body, ...(headers && { headers }) });
const tokenIn = (source: string): string => /#token=([\w.-]+)/.exec(source)?.[1] ?? '';

describe('a subscription', () => {
  test('begins once the mailbox has confirmed it, hears of incidents, and ends by one click of the mail program', async () => {
    const email = `s${randomUUID().slice(0, 8)}@example.com`;
    expect((await post('subscriptions', { email })).status).toBe(202);
    const token = tokenIn(await sourceTo(email, 'Confirm your subscription'));
    expect(await run('incident', 'open', 'Before anybody listens', 'Nobody hears it.')).toContain('0 subscribers');
    expect((await post('subscriptions/confirm', { token })).status).toBe(204);
    expect((await post('subscriptions/confirm', { token })).status).toBe(204);
    const opened = await run('incident', 'open', 'Slow\r\nBcc: x@example.com', '<b>Previews</b> take longer.', '--severity', 'major');
    expect(opened).toContain('1 subscriber');
    const source = await sourceTo(email, 'Monitoring: Slow');
    expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
    expect(source).not.toMatch(/^Bcc:/m);
    const address = /^List-Unsubscribe:\s+<[^>]*(\/api\/v1\/status\/unsubscribe\?token=[^>]+)>/m.exec(source)?.[1] ?? '';
    const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'List-Unsubscribe=One-Click' };
    expect((await fetch(gateway.url + address, form)).status).toBe(204);
    expect((await fetch(gateway.url + address, form)).status).toBe(204);
    const id = /^Incident (\d+)/.exec(opened)?.[1] ?? '';
    expect(await run('incident', 'resolve', id, 'It is quick again.')).toContain('0 subscribers');
    const rows = await gateway.platform.db.selectFrom('status_subscribers').select('id').where('email', '=', email).execute();
    expect(rows).toEqual([]);
  }, 40_000);

  test('answers the same for a mailbox that has one, and mails it nothing', async () => {
    const email = `s${randomUUID().slice(0, 8)}@example.com`;
    await post('subscriptions', { email });
    await post('subscriptions/confirm', { token: tokenIn(await sourceTo(email, 'Confirm your subscription')) });
    expect((await post('subscriptions', { email: email.toUpperCase() })).status).toBe(202);
    expect(await gateway.platform.db.selectFrom('mails').select('id').where('recipient', '=', email.toUpperCase()).execute()).toEqual([]);
  }, 30_000);

  test('is not made by a forged or an old token, and no mailbox is flooded', async () => {
    const email = `s${randomUUID().slice(0, 8)}@example.com`;
    const forged = createMailTokenSigner(fixedKey(Buffer.alloc(32, 7))).sign(randomUUID());
    for (const token of ['x', forged]) expect((await post('subscriptions/confirm', { token })).status).toBe(410);
    await post('subscriptions', { email });
    const token = tokenIn(await sourceTo(email, 'Confirm your subscription'));
    aheadMs += 8 * DAY_MS;
    expect((await post('subscriptions/confirm', { token })).status).toBe(410);
    const answers = [];
    for (let i = 0; i < 4; i += 1) answers.push((await post('subscriptions', { email })).status);
    expect(answers).toEqual([202, 202, 202, 429]);
    expect((await post('subscriptions', { email: 'nobody' })).status).toBe(400);
  }, 30_000);
});

describe('the operator', () => {
  test('opens, updates and resolves an incident, and the page tells it', async () => {
    const id = /^Incident (\d+)/.exec(await run('incident', 'open', 'Uploads fail', 'We look into it.'))?.[1] ?? '';
    await run('incident', 'update', id, 'A disk was full.');
    const find = async () => (await readStatus()).incidents.find((incident) => incident.id === id);
    expect(await find()).toMatchObject({ status: 'Monitoring', severity: 'minor', description: 'A disk was full.' });
    await run('incident', 'resolve', id, 'It has room again.');
    const resolved = await find();
    expect(resolved?.status).toBe('Resolved');
    expect(resolved?.updates.map(({ text }) => text)).toEqual(['It has room again.', 'A disk was full.', 'We look into it.']);
    expect(await run('incident', 'list')).toContain('Uploads fail');
    await expect(run('incident', 'resolve', id, 'Again.')).rejects.toThrow(`There is no open incident ${id}.`);
  });

  test('plans maintenance, lists it and cancels it', async () => {
    const day = new Date(now().getTime() + DAY_MS).toISOString().slice(0, 10);
    const planned = await run('maintenance', 'plan', `${day}T02:00:00Z`, `${day}T04:00:00Z`, 'New disks', 'Drawing pauses.');
    const id = /^Maintenance (\d+)/.exec(planned)?.[1] ?? '';
    expect((await readStatus()).maintenance).toMatchObject([{ id, title: 'New disks', impact: 'Drawing pauses.' }]);
    expect(await run('maintenance', 'list')).toContain('New disks');
    await run('maintenance', 'cancel', id);
    expect((await readStatus()).maintenance).toEqual([]);
  });

  test.each([
    [['incident'], /open, update, resolve or list/],
    [['incident', 'open', 'Title only'], /It wants/],
    [['incident', 'open', 'T', 'x', '--severity', 'huge'], /--severity is/],
    [['incident', 'update', 'x', 'text'], /There is no open incident x/],
    [['maintenance', 'plan', 'soon', '2100-01-01', 'T', 'I'], /is a time such as/],
    [['maintenance', 'plan', '2100-01-02', '2100-01-01', 'T', 'I'], /ends before it begins/],
  ])('hears what is wrong with %j', async ([name = '', ...args], words) => {
    await expect(run(name, ...args)).rejects.toThrow(words);
  });
});

test('T1: the feeds tell incidents exactly, and run nothing', async () => {
  const title = '</title><script>alert(1)</script> & "co" ]]>\u0007';
  await run('incident', 'open', title, '<img src=x onerror=alert(1)>');
  await readStatus();
  const feed = await callApi(gateway.url, 'GET', '/api/v1/status/feed.json');
  expect(feed.headers.get('content-type')).toContain('application/feed+json');
  expect(feed.body.items[0].title).toContain('</title><script>alert(1)</script> & "co" ]]>');
  const rss = await callApi(gateway.url, 'GET', '/api/v1/status/feed.rss');
  expect(rss.headers.get('content-type')).toContain('application/rss+xml');
  expect(rss.text).not.toMatch(/<script|<img|]]>/);
  expect(rss.text).not.toContain('\u0007');
  expect(rss.text).toContain('&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;co&quot;');
});
