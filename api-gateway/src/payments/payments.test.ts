import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Stripe } from 'stripe';
import type { Bank } from '../dev/stripe/bank.ts';
import { armFaults } from '../dev/stripe/faults.ts';
import { purgeDeletedProjects } from '../projects/deleted-projects.store.ts';
import { giveBack } from '../refunds/give-back.ts';
import { aCustomer, aProject, bankOf, type Customer, differencesOf, openCredits, openKit, paymentsOn } from '../testing/money.ts';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts';
import { callApi } from '../testing/api-client.ts';
import type { Payments } from './compose-payments.ts';
import { WEBHOOK_PATH } from './webhook.routes.ts';

let gateway: TestGateway;
let payments: Payments;
let bank: Bank;
beforeAll(async () => {
  // Events are only those that the tests send: the stand-in's own reach nobody without a worker.
  gateway = await startTestGateway({ environment: { STRIPE_TIMEOUT_MS: '400' } });
  payments = await paymentsOn(gateway);
  bank = bankOf(gateway);
});
afterAll(async () => {
  await payments.stop();
  await gateway.stop();
});

const rows = async <T = Record<string, unknown>>(statement: string, ...values: unknown[]): Promise<T[]> =>
  (await gateway.platform.pool.query(statement, values)).rows as T[];
const orderOf = async (session: string) => (await rows<{ id: string; number: string }>('SELECT * FROM orders WHERE session_id = $1', session))[0];
const eventsAbout = async (session: string): Promise<Stripe.Event[]> => {
  const found = await rows<{ body: Stripe.Event }>(
    `SELECT e.body FROM stripe_stand_in.objects e, stripe_stand_in.objects s
     WHERE s.id = $1 AND e.object = 'event' AND (e.body #>> '{data,object,id}' = $1
       OR e.body #>> '{data,object,id}' = s.body ->> 'payment_intent' OR e.body #>> '{data,object,payment_intent}' = s.body ->> 'payment_intent')
     ORDER BY e.seq`,
    session,
  );
  return found.map(({ body }) => body);
};
const signed = (payload: string, secret = payments.cashier.account.webhookSecret, timestamp?: number): string =>
  new Stripe('sk_test_1').webhooks.generateTestHeaderString({ payload, secret, ...(timestamp && { timestamp }) });
const deliver = (payload: string, signature: string): Promise<Response> =>
  fetch(gateway.url + WEBHOOK_PATH, { method: 'POST', body: payload, headers: { 'content-type': 'application/json', 'stripe-signature': signature } });
const handleAll = async (): Promise<void> => {
  for (const { id } of await rows<{ id: string }>('SELECT id FROM payment_events WHERE handled_at IS NULL')) await payments.eventsService.handle(id);
};
const isPaid = async (customer: Customer, project: string): Promise<boolean> => (await customer.call('GET', `projects/${project}`)).body.is_paid;
const refund = async (session: string, cents?: number) => {
  const order = await payments.orders.findByNumber((await orderOf(session))?.number ?? '');
  if (!order) throw new Error('no order');
  return giveBack(payments, order, cents);
};
/** Templates of the mails about an order, in the order of their writing. */
const mailsAbout = async ({ customer, session }: { customer: Customer; session: string }): Promise<string[]> => {
  const order = await orderOf(session);
  const found = await rows<{ template: string }>(
    `SELECT template FROM mails WHERE template NOT LIKE 'confirm%' AND (user_id = $1 OR ref LIKE '%' || $2) ORDER BY created_at, template`,
    customer.user.id, order?.id,
  );
  return found.map(({ template }) => template);
};
/** What the sweeper does a day after a deletion. */
const purge = (): Promise<void> =>
  purgeDeletedProjects(gateway.platform.db, { ask: () => Promise.resolve() }, { unpaid: new Date(Date.now() + 1000), paid: new Date(0) });
const paidKit = async () => {
  const customer = await aCustomer(gateway);
  const project = await aProject(customer);
  const session = await openKit(customer, project);
  await bank.pay(session);
  await payments.fulfilment.fulfil(session);
  return { customer, project, session };
};

describe('news of a payment', () => {
  test('P1: one webhook, sent 100 times at once, gives one credit', async () => {
    const customer = await aCustomer(gateway);
    const session = await openCredits(customer);
    await bank.pay(session);
    const event = (await eventsAbout(session)).find(({ type }) => type === 'checkout.session.completed');
    const payload = JSON.stringify({ ...event, id: 'evt_p1' });
    const answers = await Promise.all(Array.from({ length: 100 }, () => deliver(payload, signed(payload))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await rows(`SELECT id FROM payment_events WHERE id = 'evt_p1'`)).toHaveLength(1);
    await Promise.all(Array.from({ length: 10 }, () => payments.eventsService.handle('evt_p1')));
    const posted = await rows(`SELECT 1 FROM credit_entries WHERE user_id = $1 AND kind = 'purchase'`, customer.user.id);
    expect(posted).toHaveLength(1);
    expect(await customer.credits()).toBe(150);
    figure('P1', `100 deliveries at once: ${posted.length} credit posted`);
  }, 60_000);

  test('P2: five events of a payment that was paid and given back come in every order to the same state', async () => {
    const outcomes = new Set<string>();
    let orders = 0;
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }), async (order) => {
        orders += 1;
        const customer = await aCustomer(gateway);
        const session = await openCredits(customer);
        await bank.pay(session);
        await bank.refund({ payment_intent: (await payments.provider.lookUp(session))?.paymentIntentId ?? '', amount: 400 });
        const events = await eventsAbout(session);
        expect(events).toHaveLength(5);
        for (const place of order) {
          const payload = JSON.stringify(events[place]);
          await deliver(payload, signed(payload));
          await handleAll();
        }
        const [state] = await rows('SELECT status, refunded_cents FROM orders WHERE session_id = $1', session);
        const documents = await rows('SELECT i.kind, i.amount_cents FROM invoices i JOIN orders o ON o.id = i.order_id WHERE o.session_id = $1 ORDER BY i.kind', session);
        outcomes.add(JSON.stringify([state, documents, await customer.credits()]));
      }),
      { numRuns: 12 },
    );
    expect([...outcomes]).toEqual([
      JSON.stringify([{ status: 'paid', refunded_cents: 400 }, [{ kind: 'credit_note', amount_cents: 400 }, { kind: 'invoice', amount_cents: 1000 }], 130]),
    ]);
    figure('P2', `${orders} orders of 5 events: ${outcomes.size} final state`);
  }, 120_000);

  test('P3: a bad, old or missing signature and one changed byte are 400, and nothing is kept', async () => {
    const payload = JSON.stringify({ id: 'evt_p3', object: 'event', type: 'checkout.session.completed', data: { object: { object: 'checkout.session', id: 'cs_test_x' } } });
    const good = signed(payload);
    const bytes = [...payload].map((char, place) => payload.slice(0, place) + (char === 'x' ? 'y' : 'x') + payload.slice(place + 1));
    const tries: [string, string][] = [
      [payload, signed(payload, 'whsec_another')],
      [payload, signed(payload, undefined, Math.floor(Date.now() / 1000) - 600)],
      [payload, good.replace(/v1=../, 'v1=00')],
      [payload, ''],
      [payload, 'nonsense'],
      [`${payload} `, good],
      ...bytes.map((changed): [string, string] => [changed, good]),
    ];
    for (const [body, signature] of tries) expect((await deliver(body, signature)).status).toBe(400);
    expect(await rows(`SELECT 1 FROM payment_events WHERE id LIKE 'evt_p3%'`)).toEqual([]);
    expect((await deliver(payload, good)).status).toBe(200);
    figure('P3', `${tries.length} forgeries: ${tries.length} refused, 0 kept`);
  }, 60_000);

  test('P4: webhook, landing page, polling and reconciler at the same moment fulfil once', async () => {
    const customer = await aCustomer(gateway);
    const project = await aProject(customer);
    const session = await openKit(customer, project);
    await bank.pay(session);
    const asked = [
      ...Array.from({ length: 8 }, () => payments.fulfilment.fulfil(session)),
      ...Array.from({ length: 8 }, () => customer.call('GET', `orders/by-session/${session}`)),
      ...Array.from({ length: 8 }, () => customer.call('GET', `projects/${project}/payment-status`)),
    ];
    await Promise.all(asked);
    const order = await orderOf(session);
    expect(await isPaid(customer, project)).toBe(true);
    for (const table of ['money_entries', 'invoices', 'transactions']) {
      expect(await rows(`SELECT 1 FROM ${table} WHERE order_id = $1`, order?.id)).toHaveLength(1);
    }
    expect(await rows(`SELECT 1 FROM mails WHERE user_id = $1 AND template = 'order-paid'`, customer.user.id)).toHaveLength(1);
    figure('P4', `${asked.length} who fulfil at once: 1 payment, 1 invoice, 1 mail`);
  }, 60_000);
});

describe('a provider with bad days', () => {
  test.each([
    ['answers 500', ['refuse']],
    ['never answers', ['hang']],
    ['does it and drops the answer', ['drop']],
    ['is away for longer than we try', ['refuse', 'drop', 'hang', 'refuse']],
  ] as const)('P8: one that %s opens one checkout an order', async (_name, faults) => {
    const customer = await aCustomer(gateway);
    await armFaults(gateway.platform.db, ...faults);
    const tries = [];
    for (let i = 0; i < 4; i += 1) tries.push(await customer.call('POST', 'credits/purchase', { package_id: 'credits-50' }));
    const failed = tries.filter(({ status }) => status !== 200);
    for (const { body } of failed) expect(body.code).toBe('checkout_failed');
    expect(tries.at(-1)?.status).toBe(200);
    const sessions = await rows(
      `SELECT id FROM stripe_stand_in.objects WHERE object = 'checkout.session' AND body #>> '{metadata,user_id}' = $1`,
      customer.user.id,
    );
    expect(sessions).toHaveLength(1);
    figure('P8', `${faults.join(', ')}: ${failed.length} of 4 clicks failed in words, ${sessions.length} checkout`);
  }, 60_000);

  test('P8: a key is replayed, refused for other parameters, and busy while it runs', async () => {
    const { stripe } = payments;
    const session = await openCredits(await aCustomer(gateway));
    await bank.pay(session);
    const intent = (await payments.provider.lookUp(session))?.paymentIntentId ?? '';
    const make = (amount: number) => stripe.refunds.create({ payment_intent: intent, amount }, { idempotencyKey: 'same', maxNetworkRetries: 0 });
    const first = await make(100);
    const again = await make(100);
    expect([again.id, again.lastResponse.headers['idempotent-replayed']]).toEqual([first.id, 'true']);
    await expect(make(200)).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
    await rows(`INSERT INTO stripe_stand_in.answers (key, fingerprint) SELECT 'running', fingerprint FROM stripe_stand_in.answers WHERE key = 'same'`);
    const running = stripe.refunds.create({ payment_intent: intent, amount: 100 }, { idempotencyKey: 'running', maxNetworkRetries: 0 });
    await expect(running).rejects.toMatchObject({ statusCode: 409 });
    await payments.fulfilment.fulfil(session);
  });

  test('a customer who asks while it is down gets an answer, and no claim', async () => {
    const customer = await aCustomer(gateway);
    const session = await openCredits(customer);
    await bank.pay(session);
    await armFaults(gateway.platform.db, 'refuse', 'refuse', 'refuse');
    expect(await customer.call('GET', `orders/by-session/${session}`)).toMatchObject({ status: 200, body: { status: 'pending' } });
    expect((await customer.call('GET', `orders/by-session/${session}`)).body.status).toBe('completed');
  });
});

describe('a payment that does not fit', () => {
  test.each([
    ['a wrong amount', `jsonb_set(body, '{amount_total}', '1')`],
    ['another currency', `jsonb_set(body, '{currency}', '"idr"')`],
    ['another customer', `jsonb_set(body, '{metadata,user_id}', '"00000000-0000-4000-8000-000000000000"')`],
    ['no order of ours', `jsonb_set(body, '{client_reference_id}', '"00000000-0000-4000-8000-000000000000"')`],
  ])('P9: %s fulfils nothing', async (_name, change) => {
    const customer = await aCustomer(gateway);
    const session = await openCredits(customer);
    await bank.pay(session);
    await rows(`UPDATE stripe_stand_in.objects SET body = ${change} WHERE id = $1`, session);
    await payments.fulfilment.fulfil(session);
    expect(await rows('SELECT status FROM orders WHERE session_id = $1', session)).toEqual([{ status: 'pending' }]);
    expect(await customer.credits()).toBe(100);
    // The provider is put right again, so that the last comparison of this suite is about nothing else.
    await rows(
      `UPDATE stripe_stand_in.objects o SET body = o.body || jsonb_build_object('amount_total', 1000, 'currency', 'usd', 'client_reference_id', r.id::text)
         || jsonb_build_object('metadata', (o.body -> 'metadata') || jsonb_build_object('user_id', r.user_id::text))
       FROM orders r WHERE r.session_id = o.id AND o.id = $1`,
      session,
    );
    await payments.fulfilment.fulfil(session);
    expect(await customer.credits()).toBe(150);
  });

  test('P9: the session of another customer is shown to nobody else, and pays for nothing of his', async () => {
    const { session } = await paidKit();
    const other = await aCustomer(gateway);
    const project = await aProject(other);
    expect((await other.call('GET', `orders/by-session/${session}`)).status).toBe(404);
    expect((await other.call('GET', `projects/${project}/payment-status?session_id=${session}`)).body).toEqual({ is_paid: false });
    figure('P9', '5 payments that do not fit: 0 fulfilled');
  });

  test('P10: forged names of sessions tell nothing and change no balance', async () => {
    const customer = await aCustomer(gateway);
    const forged = ['cs_test_forged', 'cs_live_1', 'cs_1', `cs_test_${'a'.repeat(190)}`, 'pi_123', '..%2F..', '%27%20OR%201%3D1', 'cs_test_%00'];
    for (const name of forged) expect([400, 404]).toContain((await customer.call('GET', `orders/by-session/${name}`)).status);
    expect(await customer.credits()).toBe(100);
    figure('P10', `${forged.length} forged sessions: 0 orders shown, balance unchanged`);
  });

  test('Z6: no field of any call makes a project paid', async () => {
    const customer = await aCustomer(gateway);
    const project = await aProject(customer);
    await customer.call('POST', `projects/${project}/purchase`, { is_paid: true, amount_cents: 1, session_id: 'cs_test_1' });
    await customer.call('PATCH', `projects/${project}`, { is_paid: true, project_name: 'Mine' });
    await callApi(gateway.url, 'POST', WEBHOOK_PATH, { body: { type: 'checkout.session.completed' } });
    expect((await customer.call('GET', `projects/${project}/payment-status?is_paid=true`)).body).toEqual({ is_paid: false });
    expect(await isPaid(customer, project)).toBe(false);
  });
});

describe('a debit that takes days', () => {
  test('P6: one that fails is told by mail, once, with the page that says why and where to try again', async () => {
    const customer = await aCustomer(gateway);
    const session = await openCredits(customer);
    await bank.payLater(session, 'failed');
    await payments.fulfilment.fulfil(session);
    expect(await mailsAbout({ customer, session })).toEqual([]);
    await rows(`UPDATE stripe_stand_in.objects SET settles_at = now() - interval '1 second' WHERE id = $1`, session);
    await bank.settleDue();
    for (const _ of [1, 2]) await payments.fulfilment.fulfil(session);
    expect(await mailsAbout({ customer, session })).toEqual(['payment-failed']);
    const [mail] = await rows<{ data: { sessionId: string } }>(`SELECT data FROM mails WHERE user_id = $1 AND template = 'payment-failed'`, customer.user.id);
    expect(mail?.data.sessionId).toBe(session);
    expect(await customer.credits()).toBe(100);
  });

  test('a project that was deleted meanwhile waits for its money, and comes back with it', async () => {
    const customer = await aCustomer(gateway);
    const project = await aProject(customer);
    const session = await openKit(customer, project);
    await bank.payLater(session, 'paid');
    await payments.fulfilment.fulfil(session);
    await customer.call('DELETE', `projects/${project}`);
    await purge();
    await rows(`UPDATE stripe_stand_in.objects SET settles_at = now() - interval '1 second' WHERE id = $1`, session);
    await bank.settleDue();
    await payments.fulfilment.fulfil(session);
    expect((await customer.call('GET', `projects/${project}`)).body).toMatchObject({ id: project, is_paid: true });
    expect(await mailsAbout({ customer, session })).toEqual(['order-paid']);
  });

  test('money for a project that is gone for good is asked back in the place of the customer, and given by a person', async () => {
    const customer = await aCustomer(gateway);
    const project = await aProject(customer);
    const session = await openKit(customer, project);
    await customer.call('DELETE', `projects/${project}`);
    await purge();
    await bank.pay(session);
    for (const _ of [1, 2]) await payments.fulfilment.fulfil(session);
    const { body } = await customer.call('GET', `orders/by-session/${session}`);
    expect(body).toMatchObject({ status: 'completed', project_name: null, refunded_cents: 0, refund_requested_at: expect.any(String) });
    expect(await mailsAbout({ customer, session })).toEqual(['order-paid', 'refund-to-decide']);
    await refund(session);
    expect((await customer.call('GET', `orders/by-session/${session}`)).body.status).toBe('refunded');
  });
});

describe('money that goes back', () => {
  test('P7: a part keeps the kit open, the rest closes it, a third refund is refused; each has its credit note', async () => {
    const { customer, project, session } = await paidKit();
    await refund(session, 900);
    expect(await isPaid(customer, project)).toBe(true);
    expect((await customer.call('GET', `orders/by-session/${session}`)).body).toMatchObject({ status: 'partially_refunded', refunded_cents: 900 });
    await refund(session);
    expect(await isPaid(customer, project)).toBe(false);
    await expect(refund(session)).rejects.toThrow(/refunded whole already/);
    const { body } = await customer.call('GET', `orders/by-session/${session}`);
    expect(body).toMatchObject({ status: 'refunded', refunded_cents: 2900, refundable_until: null });
    expect(body.credit_note_numbers).toHaveLength(2);
    expect((await customer.call('GET', 'billing/summary')).body.total_spent_cents).toBe(0);
  });

  test('P7: the same refund, ordered ten times at once, is one', async () => {
    const { session } = await paidKit();
    const done = await Promise.allSettled(Array.from({ length: 10 }, () => refund(session, 1000)));
    expect(done.some(({ status }) => status === 'fulfilled')).toBe(true);
    const [order] = await rows<{ refunded_cents: number }>('SELECT refunded_cents FROM orders WHERE session_id = $1', session);
    const notes = await rows(`SELECT 1 FROM invoices i JOIN orders o ON o.id = i.order_id WHERE o.session_id = $1 AND i.kind = 'credit_note'`, session);
    expect(order?.refunded_cents).toBe(notes.length * 1000);
    expect(order?.refunded_cents).toBeLessThanOrEqual(2000);
  }, 60_000);

  test('P7: refunded credits leave as far as they are there, and never more', async () => {
    const customer = await aCustomer(gateway);
    const session = await openCredits(customer, 'credits-150');
    await bank.pay(session);
    await payments.fulfilment.fulfil(session);
    await rows(`SELECT hold_credits($1, 'p7', 240), settle_hold('p7', 'captured')`, customer.user.id);
    await refund(session);
    expect(await customer.credits()).toBe(0);
    const { body } = await customer.call('GET', 'billing/transactions?type=purchase');
    expect(body.transactions[0]).toMatchObject({ description: 'Refund: 150 credits', credits: -10, amount_cents: -2500, balance: 0 });
  });

  test('P7: a dispute closes the kit at once; won it opens again, lost it stays closed and is credited', async () => {
    const [won, lost] = [await paidKit(), await paidKit()];
    for (const [of, outcome] of [[won, 'won'], [lost, 'lost']] as const) {
      const dispute = await bank.dispute((await payments.provider.lookUp(of.session))?.paymentIntentId ?? '');
      await payments.fulfilment.fulfil(of.session);
      expect(await isPaid(of.customer, of.project)).toBe(false);
      expect((await of.customer.call('POST', `projects/${of.project}/purchase`)).body.code).toBe('payment_disputed');
      await bank.closeDispute(dispute.id, outcome);
      await payments.fulfilment.fulfil(of.session);
      await payments.fulfilment.fulfil(of.session);
    }
    expect([await isPaid(won.customer, won.project), await isPaid(lost.customer, lost.project)]).toEqual([true, false]);
    expect((await lost.customer.call('GET', `orders/by-session/${lost.session}`)).body).toMatchObject({ status: 'refunded', refunded_cents: 2900 });
    expect((await lost.customer.call('GET', 'billing/orders')).body[0].credit_note_numbers).toHaveLength(1);
    expect((await won.customer.call('GET', 'billing/orders')).body[0].credit_note_numbers).toEqual([]);
  });

  test('P7: both sides hear of a dispute, and the customer of its end; one that was lost is no gift of ours', async () => {
    const of = await paidKit();
    const dispute = await bank.dispute((await payments.provider.lookUp(of.session))?.paymentIntentId ?? '');
    for (const _ of [1, 2]) await payments.fulfilment.fulfil(of.session);
    await bank.closeDispute(dispute.id, 'won');
    await payments.fulfilment.fulfil(of.session);
    expect(await mailsAbout(of)).toEqual(['order-paid', 'dispute-opened', 'dispute-to-answer', 'dispute-won']);
  });

  test('a customer asks once, within 30 days, for a kit', async () => {
    const { customer, session } = await paidKit();
    const id = (await orderOf(session))?.id;
    const { body } = await customer.call('POST', `orders/${id}/refund-request`, { reason: 'It is\nnot for me' });
    expect(body.refund_requested_at).not.toBeNull();
    expect((await customer.call('POST', `orders/${id}/refund-request`, { reason: 'again' })).body).toEqual(body);
    expect(await rows(`SELECT template FROM mails WHERE user_id = $1 AND template LIKE 'refund%' ORDER BY 1`, customer.user.id)).toEqual([
      { template: 'refund-asked' }, { template: 'refund-to-decide' },
    ]);
    const late = await paidKit();
    await rows(`UPDATE orders SET paid_at = now() - interval '31 days' WHERE session_id = $1`, late.session);
    const refused = await late.customer.call('POST', `orders/${(await orderOf(late.session))?.id}/refund-request`, {});
    expect(refused).toMatchObject({ status: 409, body: { code: 'not_refundable', detail: 'The 30 days for a refund are over.' } });
  });

  test('P7: after all of this the books agree with the provider and with themselves', async () => {
    const differences = await differencesOf(gateway, payments);
    expect(differences).toEqual([]);
    const [counts] = await rows<{ orders: string; refunds: string }>(`SELECT (SELECT count(*) FROM orders) AS orders, (SELECT count(*) FROM money_entries WHERE kind = 'refund') AS refunds`);
    figure('P7', `${counts?.orders} orders with ${counts?.refunds} refunds: ${differences.length} differences`);
  });
});
