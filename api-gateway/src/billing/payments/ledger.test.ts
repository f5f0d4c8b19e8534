import { fork } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { CREDIT_PACKAGES, CURRENCY, KIT_PART_IDS, NO_CARD_DETAILS } from '@fifteen/contracts';
import { bundledProgram } from '@fifteen/tooling/jest/bundled-program.mjs';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Kysely } from 'kysely';
import { createBrandKitsStore } from '../../kits/brand-kits/brand-kits.store.ts';
import { openKitQueue } from '../../kits/brand-kits/kit-queue.ts';
import { holdCredits, openCreditAccount, postCredits, settleHold, settlePart } from '../credits/credits.store.ts';
import { inTransactionOn } from '../../platform/database/db.ts';
import type { Database } from '../../platform/database/schema/database.ts';
import type { Bank } from '../stripe-stand-in/bank.ts';
import { outboxOf } from '../../app/wiring/compose-outbox.ts';
import { describeOrder } from '../orders/describe-order.ts';
import { startBoss, stopBoss } from '../../platform/queue/boss.ts';
import { refundOrder } from '../refunds/refund.ts';
import { type Break, flakyDatabase } from '../../testing/flaky-database.ts';
import { aCustomer, aProject, bankOf, differencesOf, paymentsOn } from '../../testing/money.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import type { Payments } from '../../app/wiring/compose-payments.ts';
import { createFulfilment, type Fulfilment } from './fulfilment.service.ts';
import { createPaymentMails } from './payment-mails.ts';
import { createSettlementService } from './settlement.service.ts';

const OPERATIONS = 10_000;
const LANES = 10;
const CUSTOMERS = 25;

let gateway: TestGateway;
let payments: Payments;
let bank: Bank;
beforeAll(async () => {
  gateway = await startTestGateway();
  payments = await paymentsOn(gateway);
  bank = bankOf(gateway);
});
afterAll(async () => {
  await payments.stop();
  await gateway.stop();
});

const somebody = async (): Promise<string> => {
  const { db } = gateway.platform;
  const email = `${randomUUID()}@example.com`;
  const { id } = await db
    .insertInto('users')
    .values({ email, email_key: email, full_name: 'Ada', avatar_url: null, password_hash: null, email_verified_at: null, created_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await openCreditAccount(db, id);
  return id;
};

const openOrder = async (userId: string, turn: number): Promise<string> => {
  const chosen = CREDIT_PACKAGES[turn % CREDIT_PACKAGES.length] ?? CREDIT_PACKAGES[0];
  if (!chosen) throw new Error('There are no packages.');
  const { id: packageId, credits, priceUsd } = chosen;
  const order = await payments.orders.open({
    user_id: userId, kind: 'credits', package_id: packageId, credits, amount_cents: priceUsd * 100, currency: CURRENCY, created_at: new Date(),
  });
  if (order.session_id) return order.session_id;
  const { sessionId, url } = await payments.provider.openCheckout({
    orderId: order.id, orderNumber: order.number, userId, email: 'x@example.com', description: describeOrder(order),
    amountCents: order.amount_cents, currency: CURRENCY, successUrl: 'http://localhost/', cancelUrl: 'http://localhost/',
  });
  await payments.orders.setCheckout(order.id, sessionId, url);
  return sessionId;
};

/** The same services on connections that break. */
const flakyPayments = async (nextBreak: () => Break): Promise<Payments> =>
  paymentsOn({ ...gateway, platform: { ...gateway.platform, db: flakyDatabase(gateway.platform.pool, nextBreak) } });

/** Settles on another database, and asks the provider on the whole one. */
const fulfilmentOn = (db: Kysely<Database>): Fulfilment => {
  const { logger, now } = gateway.platform;
  const mails = createPaymentMails(outboxOf(gateway.platform, () => Promise.resolve()), 'client@example.com');
  const settlements = createSettlementService({ invoices: payments.invoices, mails, now });
  return createFulfilment({ provider: payments.provider, settlements, inTransaction: inTransactionOn(db), logger });
};

describe('the books', () => {
  test('P12: whatever happens at once, and wherever it breaks, they agree with the provider', async () => {
    let armed = false;
    let breaks = 0;
    const chance = fc.sample(fc.nat(999), { numRuns: 20_000, seed: 20_261_121 });
    let drawn = 0;
    const draw = (): number => chance[(drawn += 1) % chance.length] ?? 0;
    const flaky = await flakyPayments(() => {
      if (!armed || draw() >= 60) return undefined;
      breaks += 1;
      return draw() % 2 === 0 ? 'before' : 'after';
    });
    const users = await Promise.all(Array.from({ length: CUSTOMERS }, somebody));
    const { db } = gateway.platform;
    const sessions: string[] = [];
    const holds: string[] = [];
    const disputes: string[] = [];
    armed = true;

    const any = <T>(list: readonly T[]): T | undefined => list[draw() % Math.max(1, list.length)];
    const onSession = async (work: (session: string) => Promise<unknown>): Promise<void> => {
      const session = any(sessions);
      if (session) await work(session);
    };
    const intentOf = async (session: string): Promise<string> => (await payments.provider.lookUp(session))?.paymentIntentId ?? '';
    const money: ((userId: string) => Promise<unknown>)[] = [
      async (userId) => sessions.push(await openOrder(userId, draw())),
      () => onSession(bank.pay),
      () => onSession(bank.pay),
      () => onSession((session) => Promise.all([flaky.fulfilment.fulfil(session), flaky.fulfilment.fulfil(session)])),
      () => onSession((session) => flaky.fulfilment.fulfil(session)),
      () => onSession(async (session) => bank.refund({ payment_intent: await intentOf(session), amount: 100 + draw() })),
      () => onSession(async (session) => disputes.push((await bank.dispute(await intentOf(session))).id)),
      () => bank.closeDispute(any(disputes) ?? '', draw() % 2 === 0 ? 'won' : 'lost'),
      () => onSession(bank.expire),
    ];
    const ledger: ((userId: string) => Promise<unknown>)[] = [
      (userId) => postCredits(db, { userId, kind: 'grant', ref: randomUUID(), amount: 1 + (draw() % 5) }),
      async (userId) => {
        const ref = randomUUID();
        if ((await holdCredits(db, userId, ref, 5)) === 'held') holds.push(ref);
      },
      () => settlePart(db, { ref: any(holds) ?? '', part: String(draw() % 5), amount: 1, }, draw() % 3 === 0 ? 'released' : 'captured'),
      () => settleHold(db, any(holds) ?? '', draw() % 2 === 0 ? 'released' : 'captured'),
    ];

    let done = 0;
    const counts = { refused: 0 };
    const lane = async (): Promise<void> => {
      while (done < OPERATIONS) {
        done += 1;
        const act = any(draw() < 70 ? money : ledger);
        // What is refused, or breaks, must leave the books as they were: that is what is looked at in the end.
        await act?.(any(users) ?? '').catch(() => (counts.refused += 1));
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    armed = false;

    // The reconciler's turn: what broke is done now, in the end each payment once.
    for (const session of new Set(sessions)) await payments.fulfilment.fulfil(session);
    const differences = await differencesOf(gateway, payments);
    expect(differences).toEqual([]);
    const { rows } = await gateway.platform.pool.query(`SELECT count(*)::int AS paid, (SELECT min(available) FROM credit_accounts) AS least FROM orders WHERE status = 'paid'`);
    expect(rows[0].paid).toBeGreaterThan(5);
    expect(rows[0].least).toBeGreaterThanOrEqual(0);
    expect(breaks).toBeGreaterThan(20);
    await flaky.stop();
    figure('P12', `${done} random operations on ${CUSTOMERS} accounts, ${breaks} broken connections, ${rows[0].paid} payments: difference ${differences.length}`);
  }, 480_000);

  test('P5: killed at each database step of a payment, and delivered again, it is done once', async () => {
    const userId = await somebody();
    const session = await openOrder(userId, 0);
    await bank.pay(session);
    const program = await bundledProgram(new URL('../../testing/fulfil-and-die.ts', import.meta.url));
    const killedAt: number[] = [];
    const attempt = async (step: number): Promise<boolean> => {
      const child = fork(program, [session, String(step)], {
        execArgv: [],
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        env: {
          PATH: process.env.PATH, NODE_ENV: 'test', LOG_LEVEL: 'silent', ROLE: 'worker',
          DATABASE_URL: gateway.platform.databaseUrl, DATA_DIR: gateway.platform.config.dataDir, SECRET_KEY: gateway.platform.config.secretKey,
        },
      });
      const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
      if (signal === 'SIGKILL') killedAt.push(step);
      return signal === 'SIGKILL';
    };
    let step = 1;
    while (step < 40 && (await attempt(step))) {
      const { rows } = await gateway.platform.pool.query(`SELECT 1 FROM credit_entries WHERE user_id = $1 AND kind = 'purchase'`, [userId]);
      expect(rows.length).toBeLessThanOrEqual(1);
      step += 1;
    }
    // Every statement of the settlement was the last one of some process.
    expect(killedAt.length).toBeGreaterThan(10);
    await payments.fulfilment.fulfil(session);
    const { rows } = await gateway.platform.pool.query('SELECT available FROM credit_accounts WHERE user_id = $1', [userId]);
    expect(rows).toEqual([{ available: 50 }]);
    const { rows: bought } = await gateway.platform.pool.query(`SELECT 1 FROM credit_entries WHERE user_id = $1 AND kind = 'purchase'`, [userId]);
    expect(bought).toHaveLength(1);
    const differences = await differencesOf(gateway, payments);
    expect(differences).toEqual([]);
    figure('P5', `killed at each of ${killedAt.length} database steps: ${bought.length} purchase of credits, ${differences.length} differences`);
  }, 480_000);

  type Cut = NonNullable<Break>;
  /** Repeats an operation whose connection is cut at its first database step, then at its second, until it is through. */
  const cutAtEachStep = async (how: Cut, act: (nextBreak: () => Break) => Promise<unknown>, check: () => Promise<void>): Promise<number> => {
    for (let step = 1; ; step += 1) {
      let steps = 0;
      await act(() => ((steps += 1) === step ? how : undefined)).catch(() => undefined);
      if (steps < step) return step - 1;
      await check();
    }
  };

  test.each<Cut>(['before', 'after'])('P5: a refund that is cut off %s each database step, and given again, is given once', async (how) => {
    const { pool } = gateway.platform;
    const userId = await somebody();
    const session = await openOrder(userId, 0);
    await bank.pay(session);
    const number = (await payments.fulfilment.fulfil(session))?.order.number ?? '';
    const given = async (): Promise<number> =>
      (await pool.query(`SELECT count(*)::int AS count FROM money_entries WHERE kind = 'refund' AND user_id = $1`, [userId])).rows[0].count;
    const cuts = await cutAtEachStep(
      how,
      async (nextBreak) => {
        const order = await payments.orders.findByNumber(number);
        if (order) await refundOrder({ ...payments, fulfilment: fulfilmentOn(flakyDatabase(pool, nextBreak)) }, order);
      },
      async () => expect(await given()).toBeLessThanOrEqual(1),
    );
    const seen = await payments.provider.lookUp(session);
    const { rows } = await pool.query('SELECT available FROM credit_accounts WHERE user_id = $1', [userId]);
    expect([await given(), seen?.refundedCents, rows]).toEqual([1, 1000, [{ available: 0 }]]);
    expect(cuts).toBeGreaterThan(10);
    const differences = await differencesOf(gateway, payments);
    expect(differences).toEqual([]);
    figure('P5', `a refund cut off ${how} each of ${cuts} database steps: ${await given()} refund, ${differences.length} differences`);
  }, 120_000);

  test.each<Cut>(['before', 'after'])('P5: an order of a kit that is cut off %s each database step, and repeated, is one kit with each part once', async (how) => {
    const { pool } = gateway.platform;
    const customer = await aCustomer(gateway);
    const project = await aProject(customer);
    await pool.query('UPDATE projects SET is_paid = true WHERE id = $1', [project]);
    const { rows } = await pool.query<{ id: string }>(`UPDATE assets SET status = 'completed' WHERE project_id = $1 RETURNING id`, [project]);
    const boss = await startBoss(gateway.platform, 'gateway');
    const enqueue = await openKitQueue(boss);
    const counts = async () => {
      const { rows: found } = await pool.query(
        `SELECT count(DISTINCT o.id)::int AS kits, count(p.part)::int AS parts,
           (SELECT count(*)::int FROM pgboss.job WHERE name = 'kit-part' AND data ->> 'orderId' = min(o.id::text)) AS jobs
         FROM kit_orders o LEFT JOIN kit_parts p ON p.order_id = o.id WHERE o.project_id = $1`,
        [project],
      );
      return found[0];
    };
    const whole = { kits: 1, parts: KIT_PART_IDS.length, jobs: KIT_PART_IDS.length };
    const cuts = await cutAtEachStep(
      how,
      async (nextBreak) => {
        const kits = createBrandKitsStore(flakyDatabase(pool, nextBreak), enqueue);
        const logo = await kits.findLogo(customer.user.id, rows[0]?.id ?? '');
        if (logo) await kits.order(logo, NO_CARD_DETAILS, new Date());
      },
      // All of it, or nothing.
      async () => expect([{ kits: 0, parts: 0, jobs: 0 }, whole]).toContainEqual(await counts()),
    );
    await stopBoss(boss, 'gateway');
    const made = await counts();
    expect(made).toEqual(whole);
    expect(cuts).toBeGreaterThan(3);
    figure('P5', `an order of a kit cut off ${how} each of ${cuts} database steps: ${made.kits} kit, ${made.parts} parts, ${made.jobs} jobs`);
  }, 120_000);
});
