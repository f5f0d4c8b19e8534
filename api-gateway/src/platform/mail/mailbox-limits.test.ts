import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import type { PgBoss } from 'pg-boss';
import { startBoss, stopBoss } from '../queue/boss.ts';
import { callApi, PASSWORD, signUpSomebody } from '../../testing/api-client.ts';
import { mailTokenOf } from '../../testing/mail-token.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { composeOutbox } from '../../app/wiring/compose-outbox.ts';
import { mailboxOf } from './mailbox-limits.ts';
import type { Outbox } from './outbox.ts';

const HOUR_MS = 3_600_000;
/** What a mailbox gets at most in an hour of what strangers can cause. */
const FROM_STRANGERS = 4;

let gateway: TestGateway;
let boss: PgBoss;
let outbox: Outbox;
let aheadMs = 0;
beforeAll(async () => {
  const now = (): Date => new Date(Date.now() + aheadMs);
  gateway = await startTestGateway({ adapt: (platform) => ({ ...platform, now }) });
  boss = await startBoss(gateway.platform, 'gateway');
  outbox = await composeOutbox({ ...gateway.platform, now }, boss);
});
afterAll(async () => {
  await stopBoss(boss, 'gateway');
  await gateway.stop();
});

interface Job {
  readonly template: string;
  readonly startsInMs: number;
}

const post = (path: string, body: unknown, token?: string) => callApi(gateway.url, 'POST', `/api/v1/${path}`, { body, token });
const someone = (): string => `m${randomUUID().slice(0, 8)}@example.com`;

/** Every mail that was put into the queue for a name, also of accounts that are gone: the queue keeps the id alone. */
const queued = async (): Promise<number> => {
  const { rows } = await gateway.platform.pool.query(`SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'mail'`);
  return (rows[0] as { count: number }).count;
};

const queuedBy = async (work: () => Promise<unknown>): Promise<number> => {
  const before = await queued();
  await work();
  return (await queued()) - before;
};

const jobsTo = async (recipient: string): Promise<Job[]> => {
  const { rows } = await gateway.platform.pool.query(
    `SELECT m.template, extract(epoch FROM j.start_after - now()) * 1000 AS starts FROM pgboss.job j
     JOIN mails m ON m.id::text = j.data ->> 'mailId' WHERE j.name = 'mail' AND m.recipient = $1 ORDER BY m.created_at, j.start_after`,
    [recipient],
  );
  return (rows as { template: string; starts: number }[]).map(({ template, starts }) => ({ template, startsInMs: Math.round(starts) }));
};

const until = async (done: () => Promise<boolean>): Promise<void> => {
  for (let i = 0; i < 200 && !(await done()); i += 1) await new Promise((next) => setTimeout(next, 20));
};

const confirm = async (email: string) => {
  const customer = await signUpSomebody(gateway.url, email);
  const token = await mailTokenOf(gateway.platform, customer.user.id, 'verify');
  await post('auth/email/verify', { token }, customer.access_token);
  return customer;
};

describe('what strangers can cause', () => {
  test('sign-up and deletion twelve times, under every spelling of one mailbox, sends four mails and tells nobody', async () => {
    const name = `bombed${randomUUID().slice(0, 6)}`;
    const spellings = [`${name}@gmail.com`, `${name}+1@gmail.com`, `${name.toUpperCase()}@GMAIL.com`, `b.${name.slice(1)}@gmail.com`, `${name}@googlemail.com`, `${name}+x+y@googlemail.com`];
    const statuses: number[] = [];
    const sent = await queuedBy(async () => {
      for (let round = 0; round < 12; round += 1) {
        const email = spellings[round % spellings.length] ?? '';
        const { status, body } = await post('auth/signup', { email, password: PASSWORD });
        const gone = await post('users/deletion', { email, password: PASSWORD }, body.access_token);
        statuses.push(status, gone.status);
      }
    });
    expect(new Set(statuses)).toEqual(new Set([201, 204]));
    expect(sent).toBe(FROM_STRANGERS);
    figure('A12', `${statuses.length} sign-ups and deletions for one mailbox in ${spellings.length} spellings: ${sent} mails in the hour`);
  });

  test('all forms together share the limit', async () => {
    const email = someone();
    const sent = await queuedBy(async () => {
      const { access_token } = await signUpSomebody(gateway.url, email);
      for (let i = 0; i < 3; i += 1) {
        await post('auth/signup', { email, password: PASSWORD });
        await post('auth/password/forgot', { email });
        await post('status/subscriptions', { email });
        await post('users/password', { current_password: PASSWORD, new_password: PASSWORD }, access_token);
      }
      await new Promise((next) => setTimeout(next, 300));
    });
    expect(sent).toBe(FROM_STRANGERS);
  });

  test('asking for the link again says when it is too often, and works an hour later', async () => {
    const { access_token, user } = await signUpSomebody(gateway.url, someone());
    const again = (token = access_token) => post('auth/email/verification', undefined, token);
    // The first came with the account.
    for (let i = 1; i < FROM_STRANGERS; i += 1) expect((await again()).status).toBe(202);
    const refused = await again();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect(refused.body.detail).toContain('Check your inbox');
    aheadMs = HOUR_MS + 1_000;
    const { body } = await post('auth/login', { email: user.email, password: PASSWORD });
    expect((await again(body.access_token)).status).toBe(202);
    aheadMs = 0;
  });

  test('the security log hears of it once in the hour', async () => {
    const email = someone();
    for (let i = 0; i < 12; i += 1) {
      const { body } = await post('auth/signup', { email, password: PASSWORD });
      await post('users/deletion', { email, password: PASSWORD }, body.access_token);
    }
    const { rows } = await gateway.platform.pool.query(`SELECT detail FROM security_events WHERE kind = 'mail_held_back' ORDER BY id DESC LIMIT 100`);
    const told = (rows as { detail: { template: string; mails: string } }[]).filter(({ detail }) => detail.mails === 'from strangers');
    expect(told.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(email);
  });
});

describe('the owner of a confirmed mailbox', () => {
  test('gets a reset link though strangers have used up theirs', async () => {
    const email = someone();
    await confirm(email);
    for (let i = 0; i < 8; i += 1) {
      const alias = email.replace('@', `+${i}@`);
      const { body } = await post('auth/signup', { email: alias, password: PASSWORD });
      await post('users/deletion', { email: alias, password: PASSWORD }, body.access_token);
    }
    await post('auth/password/forgot', { email });
    await until(async () => (await jobsTo(email)).some(({ template }) => template === 'reset-password'));
    expect((await jobsTo(email)).map(({ template }) => template)).toContain('reset-password');
  });

  test('gets every receipt: those beyond the limit of an hour come later, in order', async () => {
    const email = someone();
    const { user } = await confirm(email);
    const data = { name: null, kind: 'credits', orderNumber: 'A', description: 'x', projectId: null, projectName: null, amountCents: 1, dispute: null, creditsTaken: 0, logo: null } as const;
    for (let i = 0; i < 25; i += 1) {
      const invoiceNumber = `${user.id}-${i}`;
      await outbox.write(gateway.platform.db, { template: 'order-paid', ref: `order-paid:${invoiceNumber}`, userId: user.id, recipient: email, isConfirmed: true, data: { ...data, invoiceNumber } });
    }
    const receipts = (await jobsTo(email)).filter(({ template }) => template === 'order-paid');
    expect(receipts).toHaveLength(25);
    const hours = receipts.map(({ startsInMs }) => Math.max(0, Math.ceil((startsInMs - 60_000) / HOUR_MS)));
    expect(hours.filter((hour) => hour === 0)).toHaveLength(10);
    expect(hours.filter((hour) => hour === 1)).toHaveLength(10);
    expect(hours.filter((hour) => hour === 2)).toHaveLength(5);
    expect(hours).toEqual(hours.toSorted());
  });

  test('hears of many changes of the password at once by a few mails, the last of which waits', async () => {
    const email = someone();
    const { user } = await confirm(email);
    for (let i = 0; i < 20; i += 1) {
      const data = { name: null, at: new Date().toISOString() };
      await outbox.write(gateway.platform.db, { template: 'password-changed', ref: `password-changed:${user.id}:${i}`, userId: user.id, recipient: email, isConfirmed: true, data });
    }
    const told = (await jobsTo(email)).filter(({ template }) => template === 'password-changed');
    expect(told).toHaveLength(7);
    expect(told.at(-1)?.startsInMs).toBeGreaterThan(HOUR_MS / 2);
  });

  test('is no way around the limit: messages to ourselves are not counted', async () => {
    const sent = await queuedBy(async () => {
      for (let i = 0; i < 8; i += 1) {
        await post('contact', { name: 'A', email: someone(), subject: `Number ${i}`, message: 'Something that is long enough to be a message.' });
      }
    });
    // Each reaches support, and each sender hears that it did.
    expect(sent).toBe(16);
  });
});

describe('mailboxOf', () => {
  test.each([
    ['Ada@Example.com', 'ada@example.com'],
    ['ada+news@example.com', 'ada@example.com'],
    ['ada+a+b@example.com', 'ada@example.com'],
    ['a.d.a@gmail.com', 'ada@gmail.com'],
    ['A.da+x@GoogleMail.com', 'ada@gmail.com'],
    ['a.d.a@example.com', 'a.d.a@example.com'],
    ['+tag@example.com', '+tag@example.com'],
    ['ada@MÜNCHEN.example', 'ada@xn--mnchen-3ya.example'],
  ])('%s is the mailbox %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });
});
