import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { armFaults } from '../stripe-stand-in/faults.ts';
import { callApi } from '../../testing/api-client.ts';
import { openPaymentsHarness, type PaymentsHarness } from '../../testing/payments-harness.ts';
import { aCustomer, aProject, openCredits, openKit } from '../../testing/money.ts';
import { WEBHOOK_PATH } from './webhook-path.ts';

let harness: PaymentsHarness;
beforeAll(async () => {
  harness = await openPaymentsHarness();
});
afterAll(() => harness.close());

describe('news of a payment', () => {
  test('P1: one webhook, sent 100 times at once, gives one credit', async () => {
    const customer = await aCustomer(harness.gateway);
    const session = await openCredits(customer);
    await harness.bank.pay(session);
    const event = (await harness.eventsAbout(session)).find(({ type }) => type === 'checkout.session.completed');
    const payload = JSON.stringify({ ...event, id: 'evt_p1' });
    const answers = await Promise.all(Array.from({ length: 100 }, () => harness.deliver(payload, harness.signed(payload))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await harness.rows(`SELECT id FROM payment_events WHERE id = 'evt_p1'`)).toHaveLength(1);
    await Promise.all(Array.from({ length: 10 }, () => harness.payments.eventsService.handle('evt_p1')));
    const posted = await harness.rows(`SELECT 1 FROM credit_entries WHERE user_id = $1 AND kind = 'purchase'`, customer.user.id);
    expect(posted).toHaveLength(1);
    expect(await customer.credits()).toBe(150);
    figure('P1', `${answers.length} deliveries at once: ${posted.length} credit posted`);
  }, 60_000);

  test('P2: five events of a payment that was paid and given back come in every order to the same state', async () => {
    const outcomes = new Set<string>();
    let orders = 0;
    let sent = 0;
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }), async (order) => {
        orders += 1;
        const customer = await aCustomer(harness.gateway);
        const session = await openCredits(customer);
        await harness.bank.pay(session);
        await harness.bank.refund({ payment_intent: (await harness.payments.provider.lookUp(session))?.paymentIntentId ?? '', amount: 400 });
        const events = await harness.eventsAbout(session);
        expect(events).toHaveLength(5);
        for (const place of order) {
          const payload = JSON.stringify(events[place]);
          await harness.deliver(payload, harness.signed(payload));
          await harness.handleAll();
          sent += 1;
        }
        const [state] = await harness.rows('SELECT status, refunded_cents FROM orders WHERE session_id = $1', session);
        const documents = await harness.rows('SELECT i.kind, i.amount_cents FROM invoices i JOIN orders o ON o.id = i.order_id WHERE o.session_id = $1 ORDER BY i.kind', session);
        outcomes.add(JSON.stringify([state, documents, await customer.credits()]));
      }),
      { numRuns: 12 },
    );
    expect([...outcomes]).toEqual([
      JSON.stringify([{ status: 'paid', refunded_cents: 400 }, [{ kind: 'credit_note', amount_cents: 400 }, { kind: 'invoice', amount_cents: 1000 }], 130]),
    ]);
    figure('P2', `${sent} events in ${orders} orders: ${outcomes.size} final state`);
  }, 120_000);

  test('P3: a bad, old or missing signature and one changed byte are 400, and nothing is kept', async () => {
    const payload = JSON.stringify({ id: 'evt_p3', object: 'event', type: 'checkout.session.completed', data: { object: { object: 'checkout.session', id: 'cs_test_x' } } });
    const good = harness.signed(payload);
    const bytes = [...payload].map((char, place) => payload.slice(0, place) + (char === 'x' ? 'y' : 'x') + payload.slice(place + 1));
    const tries: [string, string][] = [
      [payload, harness.signed(payload, 'whsec_another')],
      [payload, harness.signed(payload, undefined, Math.floor(Date.now() / 1000) - 600)],
      [payload, good.replace(/v1=../, 'v1=00')],
      [payload, ''],
      [payload, 'nonsense'],
      [`${payload} `, good],
      ...bytes.map((changed): [string, string] => [changed, good]),
    ];
    let refused = 0;
    for (const [body, signature] of tries) {
      expect((await harness.deliver(body, signature)).status).toBe(400);
      refused += 1;
    }
    const kept = await harness.rows(`SELECT 1 FROM payment_events WHERE id LIKE 'evt_p3%'`);
    expect(kept).toEqual([]);
    expect((await harness.deliver(payload, good)).status).toBe(200);
    figure('P3', `${tries.length} forgeries: ${refused} refused, ${kept.length} kept`);
  }, 60_000);

  test('P4: webhook, landing page, polling and reconciler at the same moment fulfil once', async () => {
    const customer = await aCustomer(harness.gateway);
    const project = await aProject(customer);
    const session = await openKit(customer, project);
    await harness.bank.pay(session);
    const asked = [
      ...Array.from({ length: 8 }, () => harness.payments.fulfilment.fulfil(session)),
      ...Array.from({ length: 8 }, () => customer.call('GET', `orders/by-session/${session}`)),
      ...Array.from({ length: 8 }, () => customer.call('GET', `projects/${project}/payment-status`)),
    ];
    await Promise.all(asked);
    const order = await harness.orderOf(session);
    expect(await harness.isPaid(customer, project)).toBe(true);
    const [payments, invoices, transactions] = await Promise.all(
      ['money_entries', 'invoices', 'transactions'].map(async (table) => (await harness.rows(`SELECT 1 FROM ${table} WHERE order_id = $1`, order?.id)).length),
    );
    expect([payments, invoices, transactions]).toEqual([1, 1, 1]);
    const mails = await harness.rows(`SELECT 1 FROM mails WHERE user_id = $1 AND template = 'order-paid'`, customer.user.id);
    expect(mails).toHaveLength(1);
    figure('P4', `${asked.length} who fulfil at once: ${payments} payment, ${invoices} invoice, ${mails.length} mail`);
  }, 60_000);
});

describe('a provider with bad days', () => {
  test.each([
    ['answers 500', ['refuse']],
    ['never answers', ['hang']],
    ['does it and drops the answer', ['drop']],
    ['is away for longer than we try', ['refuse', 'drop', 'hang', 'refuse']],
  ] as const)('P8: one that %s opens one checkout an order', async (_name, faults) => {
    const customer = await aCustomer(harness.gateway);
    await armFaults(harness.gateway.platform.db, ...faults);
    const tries = [];
    for (let i = 0; i < 4; i += 1) tries.push(await customer.call('POST', 'credits/purchase', { package_id: 'credits-50' }));
    const failed = tries.filter(({ status }) => status !== 200);
    for (const { body } of failed) expect(body.code).toBe('checkout_failed');
    expect(tries.at(-1)?.status).toBe(200);
    const sessions = await harness.rows(
      `SELECT id FROM stripe_stand_in.objects WHERE object = 'checkout.session' AND body #>> '{metadata,user_id}' = $1`,
      customer.user.id,
    );
    expect(sessions).toHaveLength(1);
    figure('P8', `${faults.join(', ')}: ${failed.length} of ${tries.length} clicks failed in words, ${sessions.length} checkout`);
  }, 60_000);

  test('P8: a key is replayed, refused for other parameters, and busy while it runs', async () => {
    const { stripe } = harness.payments;
    const session = await openCredits(await aCustomer(harness.gateway));
    await harness.bank.pay(session);
    const intent = (await harness.payments.provider.lookUp(session))?.paymentIntentId ?? '';
    const make = (amount: number) => stripe.refunds.create({ payment_intent: intent, amount }, { idempotencyKey: 'same', maxNetworkRetries: 0 });
    const first = await make(100);
    const again = await make(100);
    expect([again.id, again.lastResponse.headers['idempotent-replayed']]).toEqual([first.id, 'true']);
    await expect(make(200)).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
    await harness.rows(`INSERT INTO stripe_stand_in.answers (key, fingerprint) SELECT 'running', fingerprint FROM stripe_stand_in.answers WHERE key = 'same'`);
    const running = stripe.refunds.create({ payment_intent: intent, amount: 100 }, { idempotencyKey: 'running', maxNetworkRetries: 0 });
    await expect(running).rejects.toMatchObject({ statusCode: 409 });
    await harness.payments.fulfilment.fulfil(session);
  });

  test('a customer who asks while it is down gets an answer, and no claim', async () => {
    const customer = await aCustomer(harness.gateway);
    const session = await openCredits(customer);
    await harness.bank.pay(session);
    await armFaults(harness.gateway.platform.db, 'refuse', 'refuse', 'refuse');
    expect(await customer.call('GET', `orders/by-session/${session}`)).toMatchObject({ status: 200, body: { status: 'pending' } });
    expect((await customer.call('GET', `orders/by-session/${session}`)).body.status).toBe('completed');
  });
});

describe('a payment that does not fit', () => {
  /** Payments that were tried and fulfilled nothing. */
  /** What became of the order of each. */
  const misfits: unknown[] = [];

  test.each([
    ['a wrong amount', `jsonb_set(body, '{amount_total}', '1')`],
    ['another currency', `jsonb_set(body, '{currency}', '"idr"')`],
    ['another customer', `jsonb_set(body, '{metadata,user_id}', '"00000000-0000-4000-8000-000000000000"')`],
    ['no order of ours', `jsonb_set(body, '{client_reference_id}', '"00000000-0000-4000-8000-000000000000"')`],
  ])('P9: %s fulfils nothing', async (_name, change) => {
    const customer = await aCustomer(harness.gateway);
    const session = await openCredits(customer);
    await harness.bank.pay(session);
    await harness.rows(`UPDATE stripe_stand_in.objects SET body = ${change} WHERE id = $1`, session);
    await harness.payments.fulfilment.fulfil(session);
    const orders = await harness.rows('SELECT status FROM orders WHERE session_id = $1', session);
    misfits.push(orders[0]?.status);
    expect(orders).toEqual([{ status: 'pending' }]);
    expect(await customer.credits()).toBe(100);
    // The provider is put right again, so that the last comparison of this suite is about nothing else.
    await harness.rows(
      `UPDATE stripe_stand_in.objects o SET body = o.body || jsonb_build_object('amount_total', 1000, 'currency', 'usd', 'client_reference_id', r.id::text)
         || jsonb_build_object('metadata', (o.body -> 'metadata') || jsonb_build_object('user_id', r.user_id::text))
       FROM orders r WHERE r.session_id = o.id AND o.id = $1`,
      session,
    );
    await harness.payments.fulfilment.fulfil(session);
    expect(await customer.credits()).toBe(150);
  });

  test('P9: the session of another customer is shown to nobody else, and pays for nothing of his', async () => {
    const { session } = await harness.paidKit();
    const other = await aCustomer(harness.gateway);
    const project = await aProject(other);
    expect((await other.call('GET', `orders/by-session/${session}`)).status).toBe(404);
    const { body } = await other.call('GET', `projects/${project}/payment-status?session_id=${session}`);
    expect(body).toEqual({ is_paid: false });
    misfits.push(body.is_paid ? 'paid' : 'pending');
    figure('P9', `payments that do not fit: ${misfits.length} tried, ${misfits.filter((status) => status !== 'pending').length} fulfilled`);
  });

  test('P10: forged names of sessions tell nothing and change no balance', async () => {
    const customer = await aCustomer(harness.gateway);
    const forged = ['cs_test_forged', 'cs_live_1', 'cs_1', `cs_test_${'a'.repeat(190)}`, 'pi_123', '..%2F..', '%27%20OR%201%3D1', 'cs_test_%00'];
    const statuses: number[] = [];
    for (const name of forged) statuses.push((await customer.call('GET', `orders/by-session/${name}`)).status);
    expect(statuses.filter((status) => status !== 400 && status !== 404)).toEqual([]);
    const credits = await customer.credits();
    expect(credits).toBe(100);
    figure('P10', `${statuses.length} forged sessions: ${statuses.filter((status) => status < 400).length} orders shown, ${credits} credits as before`);
  });

  test('Z6: no field of any call makes a project paid', async () => {
    const customer = await aCustomer(harness.gateway);
    const project = await aProject(customer);
    await customer.call('POST', `projects/${project}/purchase`, { is_paid: true, amount_cents: 1, session_id: 'cs_test_1' });
    await customer.call('PATCH', `projects/${project}`, { is_paid: true, project_name: 'Mine' });
    await callApi(harness.gateway.url, 'POST', WEBHOOK_PATH, { body: { type: 'checkout.session.completed' } });
    expect((await customer.call('GET', `projects/${project}/payment-status?is_paid=true`)).body).toEqual({ is_paid: false });
    expect(await harness.isPaid(customer, project)).toBe(false);
  });
});

