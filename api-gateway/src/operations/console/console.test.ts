import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { tokensOf } from '../../app/wiring/compose-release-client.ts';
import { processStatesStore } from '../../platform/metrics/process-states.store.ts';
import { requestFiguresStore } from '../../platform/metrics/request-figures.store.ts';
import { startBoss, stopBoss } from '../../platform/queue/boss.ts';
import { openModelQueue } from '../../projects/generation/generation-queue.ts';
import { variationsOn } from '../../testing/fake-engine.ts';
import { openBrowser, type OperatorBrowser } from '../../testing/operator-browser.ts';
import { refiningOn } from '../../testing/refining.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { auditStore } from '../operators/audit.store.ts';

let gateway: TestGateway;
let operator: OperatorBrowser;
let token: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  // A queue of the worker's alone.
  const boss = await startBoss(gateway.platform, 'gateway');
  await openModelQueue(boss);
  await stopBoss(boss, 'gateway');
  token = (await tokensOf(gateway.platform).create('operator', 'night watch', 'test')).token;
  operator = openBrowser(gateway.url, gateway.platform.config.publicUrl);
  expect((await operator.post('/operations/sign-in', { token, to: '/operations' })).headers.get('location')).toBe('/operations');
});
afterAll(() => gateway.stop());

const { query, aCustomer, books, started, statusesOf } = refiningOn(() => gateway);

/** As the queue leaves a job whose tries are used up. */
const failJob = async (queue: string, data: object, id: string = randomUUID()): Promise<string> => {
  await query(
    `INSERT INTO pgboss.job (id, name, data, state, retry_count, retry_limit, output, completed_on, deletion_seconds)
     VALUES ($1, $2, $3, 'failed', 10, 10, '{"message":"Error: the disk is <full>"}', now(), 1209600)
     ON CONFLICT (name, id) DO UPDATE SET state = 'failed', retry_count = 10, retry_limit = 10, output = excluded.output, completed_on = now()`,
    id,
    queue,
    JSON.stringify(data),
  );
  return id;
};
const stateOf = async (id: string): Promise<string> => (await query('SELECT state FROM pgboss.job WHERE id = $1', id))[0]?.state;
const retry = (queue: string, id: string) => operator.post('/operations/jobs/retry', { queue, id });
const auditLines = async (): Promise<number> => (await query('SELECT count(*)::int AS lines FROM operator_audit'))[0].lines;

describe('a failed refinement', () => {
  test('whose credits are still set aside is retried: it draws, and is charged once', async () => {
    const customer = await aCustomer();
    const id = await started(customer);
    await failJob('refinement', { refinementId: id }, id);
    expect(await books(customer)).toEqual({ available: 95, held: 5 });
    const answer = await retry('refinement', id);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/operations?retried=1#failed']);
    expect(await stateOf(id)).toBe('retry');
    expect(await auditStore.list(gateway.platform.db, 1)).toMatchObject([{ actor: 'night watch (operator)', action: 'retry job', target: `refinement ${id}`, detail: 'after 11 tries: Error: the disk is <full>' }]);
    // What the worker does, twice: a job that comes again finds nothing to do.
    await variationsOn(gateway.platform).draw(id);
    await variationsOn(gateway.platform).draw(id);
    expect(await statusesOf(customer)).toEqual(Array.from({ length: 5 }, () => 'completed'));
    expect(await books(customer)).toEqual({ available: 95, held: 0 });
    expect((await retry('refinement', id)).status).toBe(409);
  });

  test('whose credits went back is refused in words, and nothing is charged, drawn or written down', async () => {
    const customer = await aCustomer();
    const id = await started(customer);
    await failJob('refinement', { refinementId: id }, id);
    await variationsOn(gateway.platform).giveUp(id);
    const [before, lines] = [await books(customer), await auditLines()];
    expect(before).toEqual({ available: 100, held: 0 });
    const { status, html } = await retry('refinement', id);
    expect([status, html]).toEqual([409, expect.stringContaining('role="alert">Not retried. Its variations have ended, and the credits that were set aside for it went back.')]);
    expect([await stateOf(id), await books(customer), await auditLines()]).toEqual(['failed', before, lines]);
    // Were it in the queue all the same, it would find nothing to do.
    await variationsOn(gateway.platform).draw(id);
    expect([await books(customer), await statusesOf(customer)]).toEqual([before, Array.from({ length: 5 }, () => 'failed')]);
  });
});

describe('a failed job', () => {
  test('two operators retry it once', async () => {
    const [mail] = await query("INSERT INTO mails (template, ref, recipient, data, created_at) VALUES ('x', $1, 'a@example.com', '{}', now()) RETURNING id", randomUUID());
    const id = await failJob('mail', { mailId: mail.id });
    const statuses = (await Promise.all([retry('mail', id), retry('mail', id)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([303, 409]);
    expect(await query("SELECT count(*)::int AS lines FROM operator_audit WHERE target = $1", `mail ${id}`)).toEqual([{ lines: 1 }]);
  });

  test('is refused while another job does its work', async () => {
    const [mail] = await query("INSERT INTO mails (template, ref, recipient, data, created_at) VALUES ('x', $1, 'a@example.com', '{}', now()) RETURNING id", randomUUID());
    const id = await failJob('mail', { mailId: mail.id });
    await query("INSERT INTO pgboss.job (name, data) VALUES ('mail', $1)", JSON.stringify({ mailId: mail.id }));
    expect((await retry('mail', id)).html).toContain('Another job does this work already.');
  });

  test.each([
    ['generation', { projectId: randomUUID() }, 'Its concepts have ended without it.'],
    ['model-concepts', { projectId: randomUUID() }, 'Its concepts have ended without it.'],
    ['kit-part', { orderId: randomUUID(), part: 'business_cards', round: 1 }, 'This part of the kit has ended'],
    ['mail', { mailId: randomUUID() }, 'This email was sent, or given up'],
    ['payments', { eventId: 'evt_1' }, 'This news of a payment was handled.'],
    ['release-check', { remote: 'info', version: '1.0.0', actor: 'a team' }, 'This version was checked since, or is gone.'],
  ])('of %s without open work is refused in words', async (queue, data, words) => {
    const id = await failJob(queue, data);
    const { status, html } = await retry(queue, id);
    expect([status, html.includes(words), await stateOf(id)]).toEqual([409, true, 'failed']);
  });

  test('that is unknown, of another state or not named is refused', async () => {
    expect((await retry('mail', randomUUID())).html).toContain('does not wait for a retry any more');
    expect((await retry('nothing', randomUUID())).status).toBe(409);
    expect((await operator.post('/operations/jobs/retry', { queue: 'mail', id: "x' OR 1" })).status).toBe(400);
  });
});

test('the page shows health, queue, failed jobs, problems, spending, releases, alerts and the audit, and makes strangers’ words safe', async () => {
  const { db } = gateway.platform;
  await failJob('mail', { mailId: randomUUID() });
  await query("INSERT INTO contact_messages (name, email, email_key, subject, message, topic, created_at) VALUES ('Eve', 'eve@example.com', 'eve@example.com', '<script>alert(1)</script>', 'secret words', 'billing', now())");
  await requestFiguresStore.add(db, [{ call: 'projects.create', status: 503, answers: 7, slow: 0 }, { call: 'projects.create', status: 201, answers: 3, slow: 1 }], new Date());
  await processStatesStore.save(db, { instance: 'machine:4000', role: 'gateway', startedAt: new Date(), freeBytes: 12.3e9, isLow: false, logLinesLost: 0 }, new Date());
  const { status, html, headers } = await operator.get('/operations');
  expect(status).toBe(200);
  for (const id of ['alerts', 'health', 'queue', 'failed', 'problems', 'spending', 'releases', 'audit', 'sessions']) expect(html).toContain(`<h2 id="${id}">`);
  for (const words of ['Error: the disk is &lt;full&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;', 'projects.create', '<span class="tag refused">7</span>', 'machine:4000', '12.3 GB', 'mfe-projects', 'night watch (operator)', 'by a token', 'No language model is configured']) expect(html).toContain(words);
  expect(html).not.toMatch(/<script|eve@example\.com|secret words/);
  expect([headers.get('cache-control'), headers.get('content-security-policy')]).toEqual(['no-store', expect.stringContaining("script-src 'self'")]);
});

test('answers are counted by call and status for all gateways, each second', async () => {
  const answered = async (): Promise<number> => (await query("SELECT coalesce(sum(answers), 0)::int AS answers FROM request_figures WHERE call = 'status.get' AND status = 200"))[0].answers;
  const before = await answered();
  for (let i = 0; i < 3; i += 1) await fetch(`${gateway.url}/api/v1/status`);
  for (let i = 0; i < 50 && (await answered()) < before + 3; i += 1) await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await answered()).toBe(before + 3);
});

test('what a process says of its log and its disk keeps since when', async () => {
  const { db } = gateway.platform;
  const said = { instance: 'box:1', role: 'worker', startedAt: new Date('2026-01-01'), freeBytes: 1, isLow: true, logLinesLost: 0 } as const;
  const at = (minute: number): Date => new Date(Date.UTC(2026, 0, 1, 0, minute));
  await processStatesStore.save(db, said, at(1));
  await processStatesStore.save(db, { ...said, logLinesLost: 4 }, at(2));
  await processStatesStore.save(db, { ...said, logLinesLost: 4 }, at(3));
  const state = (await processStatesStore.list(db, at(0))).find(({ instance }) => instance === 'box:1');
  expect(state).toMatchObject({ seenAt: at(3), lowSince: at(1), lostAt: at(2), freeBytes: 1 });
  await processStatesStore.save(db, { ...said, isLow: false, logLinesLost: 4 }, at(4));
  expect((await processStatesStore.list(db, at(0))).find(({ instance }) => instance === 'box:1')?.lowSince).toBeNull();
});
