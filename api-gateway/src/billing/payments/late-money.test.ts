import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openPaymentsHarness, type PaymentsHarness } from '../../testing/payments-harness.ts';
import { aCustomer, aProject, differencesOf, openCredits, openKit } from '../../testing/money.ts';
import { refundOrder } from '../refunds/refund.ts';

let harness: PaymentsHarness;
beforeAll(async () => {
  harness = await openPaymentsHarness();
});
afterAll(() => harness.close());

describe('a debit that takes days', () => {
  test('P6: one that fails is reported by email, once, with the page that says why and where to try again', async () => {
    const customer = await aCustomer(harness.gateway);
    const session = await openCredits(customer);
    await harness.bank.payLater(session, 'failed');
    await harness.payments.fulfilment.fulfil(session);
    expect(await harness.mailsAbout({ customer, session })).toEqual([]);
    await harness.rows(`UPDATE stripe_stand_in.objects SET settles_at = now() - interval '1 second' WHERE id = $1`, session);
    await harness.bank.settleDue();
    for (const _ of [1, 2]) await harness.payments.fulfilment.fulfil(session);
    expect(await harness.mailsAbout({ customer, session })).toEqual(['payment-failed']);
    const [mail] = await harness.rows<{ data: { sessionId: string } }>(`SELECT data FROM mails WHERE user_id = $1 AND template = 'payment-failed'`, customer.user.id);
    expect(mail?.data.sessionId).toBe(session);
    expect(await customer.credits()).toBe(100);
  });

  test('a project that was deleted meanwhile waits for its money, and comes back with it', async () => {
    const customer = await aCustomer(harness.gateway);
    const project = await aProject(customer);
    const session = await openKit(customer, project);
    await harness.bank.payLater(session, 'paid');
    await harness.payments.fulfilment.fulfil(session);
    await customer.call('DELETE', `projects/${project}`);
    await harness.purge();
    await harness.rows(`UPDATE stripe_stand_in.objects SET settles_at = now() - interval '1 second' WHERE id = $1`, session);
    await harness.bank.settleDue();
    await harness.payments.fulfilment.fulfil(session);
    expect((await customer.call('GET', `projects/${project}`)).body).toMatchObject({ id: project, is_paid: true });
    expect(await harness.mailsAbout({ customer, session })).toEqual(['order-paid']);
  });

  test('money for a project that is gone for good is asked back in the place of the customer, and given by a person', async () => {
    const customer = await aCustomer(harness.gateway);
    const project = await aProject(customer);
    const session = await openKit(customer, project);
    await customer.call('DELETE', `projects/${project}`);
    await harness.purge();
    await harness.bank.pay(session);
    for (const _ of [1, 2]) await harness.payments.fulfilment.fulfil(session);
    const { body } = await customer.call('GET', `orders/by-session/${session}`);
    expect(body).toMatchObject({ status: 'completed', project_name: null, refunded_cents: 0, refund_requested_at: expect.any(String) });
    expect(await harness.mailsAbout({ customer, session })).toEqual(['order-paid', 'refund-to-decide']);
    await harness.refund(session);
    expect((await customer.call('GET', `orders/by-session/${session}`)).body.status).toBe('refunded');
  });
});

describe('money that goes back', () => {
  test('P7: a part keeps the kit open, the rest closes it, a third refund is refused; each has its credit note', async () => {
    const { customer, project, session } = await harness.paidKit();
    await harness.refund(session, 900);
    expect(await harness.isPaid(customer, project)).toBe(true);
    expect((await customer.call('GET', `orders/by-session/${session}`)).body).toMatchObject({ status: 'partially_refunded', refunded_cents: 900 });
    await harness.refund(session);
    expect(await harness.isPaid(customer, project)).toBe(false);
    await expect(harness.refund(session)).rejects.toThrow(/refunded whole already/);
    const { body } = await customer.call('GET', `orders/by-session/${session}`);
    expect(body).toMatchObject({ status: 'refunded', refunded_cents: 2900, refundable_until: null });
    expect(body.credit_note_numbers).toHaveLength(2);
    expect((await customer.call('GET', 'billing/summary')).body.total_spent_cents).toBe(0);
  });

  test('P7: the same refund, ordered ten times at once, is one', async () => {
    const { session } = await harness.paidKit();
    // All ten are decided on the same state of the order, as ten clicks are.
    const order = await harness.orderToRefund(session);
    const done = await Promise.allSettled(Array.from({ length: 10 }, () => refundOrder(harness.payments, order, 1000)));
    expect(done.map(({ status }) => status)).toContain('fulfilled');
    const [refunded] = await harness.rows<{ refunded_cents: number }>('SELECT refunded_cents FROM orders WHERE session_id = $1', session);
    const notes = await harness.rows(`SELECT 1 FROM invoices i JOIN orders o ON o.id = i.order_id WHERE o.session_id = $1 AND i.kind = 'credit_note'`, session);
    expect([refunded?.refunded_cents, notes.length]).toEqual([1000, 1]);
  }, 60_000);

  test('P7: refunded credits leave as far as they are there, and never more', async () => {
    const customer = await aCustomer(harness.gateway);
    const session = await openCredits(customer, 'credits-150');
    await harness.bank.pay(session);
    await harness.payments.fulfilment.fulfil(session);
    await harness.rows(`SELECT hold_credits($1, 'p7', 240), settle_hold('p7', 'captured')`, customer.user.id);
    await harness.refund(session);
    expect(await customer.credits()).toBe(0);
    const { body } = await customer.call('GET', 'billing/transactions?type=purchase');
    expect(body.transactions[0]).toMatchObject({ description: 'Refund: 150 credits', credits: -10, amount_cents: -2500, balance: 0 });
  });

  test('P7: a dispute closes the kit at once; won it opens again, lost it stays closed and is credited', async () => {
    const [won, lost] = [await harness.paidKit(), await harness.paidKit()];
    for (const [of, outcome] of [[won, 'won'], [lost, 'lost']] as const) {
      const dispute = await harness.bank.dispute((await harness.payments.provider.lookUp(of.session))?.paymentIntentId ?? '');
      await harness.payments.fulfilment.fulfil(of.session);
      expect(await harness.isPaid(of.customer, of.project)).toBe(false);
      expect((await of.customer.call('POST', `projects/${of.project}/purchase`)).body.code).toBe('payment_disputed');
      await harness.bank.closeDispute(dispute.id, outcome);
      await harness.payments.fulfilment.fulfil(of.session);
      await harness.payments.fulfilment.fulfil(of.session);
    }
    expect([await harness.isPaid(won.customer, won.project), await harness.isPaid(lost.customer, lost.project)]).toEqual([true, false]);
    expect((await lost.customer.call('GET', `orders/by-session/${lost.session}`)).body).toMatchObject({ status: 'refunded', refunded_cents: 2900 });
    expect((await lost.customer.call('GET', 'billing/orders')).body[0].credit_note_numbers).toHaveLength(1);
    expect((await won.customer.call('GET', 'billing/orders')).body[0].credit_note_numbers).toEqual([]);
  });

  test('P7: both sides hear of a dispute, and the customer of its end; one that was lost does not become a gift of ours', async () => {
    const of = await harness.paidKit();
    const dispute = await harness.bank.dispute((await harness.payments.provider.lookUp(of.session))?.paymentIntentId ?? '');
    for (const _ of [1, 2]) await harness.payments.fulfilment.fulfil(of.session);
    await harness.bank.closeDispute(dispute.id, 'won');
    await harness.payments.fulfilment.fulfil(of.session);
    expect(await harness.mailsAbout(of)).toEqual(['order-paid', 'dispute-opened', 'dispute-to-answer', 'dispute-won']);
  });

  test('a customer asks once, within 30 days, for a kit', async () => {
    const { customer, session } = await harness.paidKit();
    const id = (await harness.orderOf(session))?.id;
    const { body } = await customer.call('POST', `orders/${id}/refund-request`, { reason: 'It is\nnot for me' });
    expect(body.refund_requested_at).not.toBeNull();
    expect((await customer.call('POST', `orders/${id}/refund-request`, { reason: 'again' })).body).toEqual(body);
    expect(await harness.rows(`SELECT template FROM mails WHERE user_id = $1 AND template LIKE 'refund%' ORDER BY 1`, customer.user.id)).toEqual([
      { template: 'refund-asked' }, { template: 'refund-to-decide' },
    ]);
    const late = await harness.paidKit();
    await harness.rows(`UPDATE orders SET paid_at = now() - interval '31 days' WHERE session_id = $1`, late.session);
    const refused = await late.customer.call('POST', `orders/${(await harness.orderOf(late.session))?.id}/refund-request`, {});
    expect(refused).toMatchObject({ status: 409, body: { code: 'not_refundable', detail: 'The 30 days for a refund are over.' } });
  });

  test('P7: after a refund of a part, one of the whole and a debit that failed the books agree with the provider and with themselves', async () => {
    const [part, whole] = [await harness.paidKit(), await harness.paidKit()];
    await harness.refund(part.session, 900);
    await harness.refund(whole.session);
    const customer = await aCustomer(harness.gateway);
    const failed = await openCredits(customer);
    await harness.bank.payLater(failed, 'failed');
    await harness.rows(`UPDATE stripe_stand_in.objects SET settles_at = now() - interval '1 second' WHERE id = $1`, failed);
    await harness.bank.settleDue();
    for (const session of [part.session, whole.session, failed]) await harness.payments.fulfilment.fulfil(session);
    const differences = await differencesOf(harness.gateway, harness.payments);
    expect(differences).toEqual([]);
    // Books that were changed by hand do not agree: what compares them notices a cent.
    await harness.rows(`UPDATE orders SET refunded_cents = 901 WHERE session_id = $1`, part.session);
    expect(await differencesOf(harness.gateway, harness.payments)).not.toEqual([]);
    await harness.rows(`UPDATE orders SET refunded_cents = 900 WHERE session_id = $1`, part.session);
    const [counts] = await harness.rows<{ orders: string; refunds: string }>(`SELECT (SELECT count(*) FROM orders) AS orders, (SELECT count(*) FROM money_entries WHERE kind = 'refund') AS refunds`);
    figure('P7', `${counts?.orders} orders with ${counts?.refunds} refunds: ${differences.length} differences`);
  });
});
