import { WELCOME_CREDITS } from '@fifteen/contracts';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { aCustomer, aProject, bankOf, differencesOf, openCredits, openKit, paymentsOn, sessionIn, startMoneyWorker, until } from '../../testing/money.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import type { Payments } from '../../app/wiring/compose-payments.ts';
import type { Bank } from '../stripe-stand-in/bank.ts';

let gateway: TestGateway;
let payments: Payments;
let bank: Bank;
let stopWorker: () => Promise<void>;
beforeAll(async () => {
  gateway = await startTestGateway();
  payments = await paymentsOn(gateway);
  bank = bankOf(gateway);
  stopWorker = await startMoneyWorker(gateway);
});
afterAll(async () => {
  await stopWorker();
  await payments.stop();
  await gateway.stop();
});

const pay = async (session: string, form: Record<string, string>, way = 'card'): Promise<Response> =>
  fetch(`${gateway.url}/dev/stripe/pay/${session}/${way}`, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

describe('buying the kit of a project', () => {
  test('the webhook alone makes it paid; the order has an invoice, the mail is written', async () => {
    const customer = await aCustomer(gateway);
    const project = await aProject(customer);
    const session = await openKit(customer, project);
    const page = await fetch(`${gateway.url}/dev/stripe/pay/${session}`);
    expect(await page.text()).toContain('$29.00');
    const answer = await pay(session, { card: '4242 4242 4242 4242' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `http://localhost:0/projects/${project}/select?session_id=${session}`]);
    await until(async () => (await customer.call('GET', `projects/${project}`)).body.is_paid);
    const { body: order } = await customer.call('GET', `orders/by-session/${session}`);
    expect(order).toMatchObject({ kind: 'brand-kit', status: 'completed', amount_cents: 2900, project_id: project, refunded_cents: 0 });
    expect(order.number).toMatch(/^ORD-\d{4}-\d{6}$/);
    expect(order.invoice_number).toMatch(/^INV-\d{4}-\d{6}$/);
    const { rows } = await gateway.platform.pool.query(`SELECT template FROM mails WHERE recipient = $1 AND template LIKE 'order-%'`, [customer.user.email]);
    expect(rows).toEqual([{ template: 'order-paid' }]);
    expect((await customer.call('POST', `projects/${project}/purchase`)).body.code).toBe('already_paid');
    expect(await differencesOf(gateway, payments)).toEqual([]);
  });

  test('two clicks, and a click after coming back, lead to the same checkout', async () => {
    const customer = await aCustomer(gateway);
    const project = await aProject(customer);
    const both = await Promise.all([openKit(customer, project), openKit(customer, project), openKit(customer, project)]);
    expect(new Set([...both, await openKit(customer, project)]).size).toBe(1);
  });

  test('after a checkout that expired another one opens', async () => {
    const customer = await aCustomer(gateway);
    const project = await aProject(customer);
    const first = await openKit(customer, project);
    await bank.expire(first);
    const second = await openKit(customer, project);
    expect(second).not.toBe(first);
    expect((await customer.call('GET', `orders/by-session/${first}`)).body.status).toBe('expired');
    await bank.pay(second);
    expect((await customer.call('GET', `projects/${project}/payment-status`)).body).toEqual({ is_paid: true });
  });

  test('another customer can neither buy, ask about nor read it', async () => {
    const [owner, other] = [await aCustomer(gateway), await aCustomer(gateway)];
    const project = await aProject(owner);
    const session = await openKit(owner, project);
    for (const answer of [
      await other.call('POST', `projects/${project}/purchase`),
      await other.call('GET', `projects/${project}/payment-status`),
      await other.call('GET', `orders/by-session/${session}`),
    ]) {
      expect(answer.status).toBe(404);
    }
  });
});

describe('the test cards', () => {
  test.each([
    ['4000 0000 0000 0002', 'Your card was declined.'],
    ['4000 0000 0000 9995', 'Your card has insufficient funds.'],
    ['4000 0000 0000 0069', 'Your card has expired.'],
    ['5555 4444 3333 1111', 'none of the test cards'],
  ])('P6: %s is refused, nothing is paid, and the same checkout may still be paid', async (card, words) => {
    const customer = await aCustomer(gateway);
    const session = await openCredits(customer);
    const refused = await pay(session, { card });
    expect(refused.status).toBe(402);
    expect(await refused.text()).toContain(words);
    expect((await customer.call('GET', `orders/by-session/${session}`)).body.status).toBe('pending');
    expect(await customer.credits()).toBe(100);
    expect((await pay(session, { card: '4242424242424242' })).status).toBe(303);
    await until(async () => (await customer.credits()) === 150);
  });

  test('a card whose bank asks is paid after the answer, and not before', async () => {
    const customer = await aCustomer(gateway);
    const session = await openCredits(customer);
    const asked = await pay(session, { card: '4000 0025 0000 3155' });
    expect(asked.headers.get('location')).toBe(`/dev/stripe/pay/${session}/bank`);
    expect((await customer.call('GET', `orders/by-session/${session}`)).body.status).toBe('pending');
    expect((await pay(session, { answer: 'refuse' }, 'bank')).status).toBe(402);
    await pay(session, { card: '4000 0025 0000 3155' });
    expect((await pay(session, { answer: 'confirm' }, 'bank')).status).toBe(303);
    expect((await customer.call('GET', `orders/by-session/${session}`)).body.status).toBe('completed');
  });

  test.each([
    ['000123456789', 'completed', 150],
    ['000111111116', 'failed', 100],
  ])('P6: a debit of account %s is on its way first, then %s', async (account, status, credits) => {
    const customer = await aCustomer(gateway);
    const session = await openCredits(customer);
    expect((await pay(session, { account }, 'debit')).status).toBe(303);
    expect((await customer.call('GET', `orders/by-session/${session}`)).body.status).toBe('processing');
    const before = await customer.credits();
    expect(before).toBe(WELCOME_CREDITS);
    await gateway.platform.pool.query(`UPDATE stripe_stand_in.objects SET settles_at = now() WHERE id = $1`, [session]);
    await until(async () => (await customer.call('GET', 'billing/orders')).body[0]?.status === status);
    const after = await customer.credits();
    expect(after).toBe(credits);
    figure('P6', `a debit on its way: ${before - WELCOME_CREDITS} credits before it is decided, ${after - WELCOME_CREDITS} after it ${status}`);
  });
});

describe('buying credits', () => {
  test('adds them once, under Billing too', async () => {
    const customer = await aCustomer(gateway);
    const session = await openCredits(customer, 'credits-150');
    await pay(session, { card: '4242 4242 4242 4242' });
    await until(async () => (await customer.credits()) === 250);
    const { body } = await customer.call('GET', 'billing/transactions');
    expect(body.transactions).toMatchObject([
      { type: 'purchase', description: '150 credits', credits: 150, amount_cents: 2500, balance: 250, status: 'completed' },
      { type: 'credit', description: 'Welcome credits', credits: 100, amount_cents: null, balance: 100, invoice_number: null },
    ]);
    expect((await customer.call('GET', 'billing/summary')).body).toEqual({
      balance: 250, total_spent_cents: 2500, currency: 'usd', credits_purchased: 150, credits_used: 0,
    });
    expect(await openCredits(customer, 'credits-150')).not.toBe(session);
  });

  test('an unknown package is refused by name', async () => {
    const customer = await aCustomer(gateway);
    expect(await customer.call('POST', 'credits/purchase', { package_id: 'free' })).toMatchObject({ status: 400, body: { errors: [{ field: 'package_id' }] } });
  });

  test('the address leads back to us, whatever happens', async () => {
    const customer = await aCustomer(gateway);
    const { body } = await customer.call('POST', 'credits/purchase', { package_id: 'credits-50' });
    const page = await (await fetch(`${gateway.url}${new URL(body.checkout_url).pathname}`)).text();
    expect(page).toContain('href="http://localhost:0/buy-credits?payment=cancelled"');
    expect(sessionIn(body.checkout_url)).toMatch(/^cs_test_/);
  });
});
