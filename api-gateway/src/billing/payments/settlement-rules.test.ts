import { describe, expect, test } from '@jest/globals';
import type { OrderRow } from '../../platform/database/schema/orders.ts';
import type { ObservedPayment } from './payment-provider.ts';
import { changesOf, creditsFor, mismatchOf } from './settlement-rules.ts';

const anOrder = (of: Partial<OrderRow> = {}): OrderRow =>
  ({ id: 'order', user_id: 'ada', session_id: 'cs_1', amount_cents: 1000, currency: 'usd', credits: 50, status: 'pending', refunded_cents: 0, dispute: null, ...of }) as OrderRow;

const aPayment = (of: Partial<ObservedPayment> = {}): ObservedPayment =>
  ({ sessionId: 'cs_1', userId: 'ada', amountCents: 1000, currency: 'usd', state: 'paid', refundedCents: 0, dispute: null, ...of }) as ObservedPayment;

describe('creditsFor', () => {
  test.each([
    [50, 1000, 0, 0],
    [50, 1000, 19, 0],
    [50, 1000, 20, 1],
    [50, 1000, 333, 16],
    [50, 1000, 999, 49],
    [50, 1000, 1000, 50],
    [7, 300, 100, 2],
    [7, 300, 299, 6],
    [7, 300, 300, 7],
    [null, 2900, 2900, 0],
  ])('a refund from %s credits for %s cents: %s cents take back %s, rounded down', (credits, amount_cents, refunded, taken) => {
    expect(creditsFor({ credits, amount_cents }, refunded)).toBe(taken);
  });

  test('refunds in uneven parts take back every credit exactly once', () => {
    const order = { credits: 50, amount_cents: 1000 };
    const parts = [1, 332, 333, 334];
    let [refunded, taken] = [0, 0];
    for (const part of parts) {
      taken += creditsFor(order, refunded + part) - creditsFor(order, refunded);
      refunded += part;
    }
    expect([refunded, taken]).toEqual([1000, 50]);
  });
});

describe('mismatchOf', () => {
  test.each([
    ['another session', { session_id: 'cs_2' }, {}, 'session'],
    ['another user', {}, { userId: 'eve' }, 'user'],
    ['one cent less', {}, { amountCents: 999 }, 'amount'],
    ['another currency', {}, { currency: 'eur' }, 'currency'],
  ] as const)('a payment of %s does not settle the order', (_name, order, payment, mismatch) => {
    expect(mismatchOf(anOrder(order), aPayment(payment as Partial<ObservedPayment>))).toBe(mismatch);
  });

  test('a payment of the same session, or for an order that has none yet, settles it', () => {
    expect(mismatchOf(anOrder(), aPayment())).toBeUndefined();
    expect(mismatchOf(anOrder({ session_id: null }), aPayment())).toBeUndefined();
  });
});

describe('changesOf', () => {
  test('a payment seen twice pays once', () => {
    expect(changesOf(anOrder(), aPayment())).toMatchObject({ status: 'paid', becomesPaid: true, reverseCents: 0 });
    expect(changesOf(anOrder({ status: 'paid' }), aPayment())).toMatchObject({ status: 'paid', becomesPaid: false, reverseCents: 0 });
  });

  test('a refund reverses only what was not reversed before, and never more than was paid', () => {
    expect(changesOf(anOrder({ status: 'paid', refunded_cents: 300 }), aPayment({ refundedCents: 700 })).reverseCents).toBe(400);
    expect(changesOf(anOrder({ status: 'paid', refunded_cents: 700 }), aPayment({ refundedCents: 700 })).reverseCents).toBe(0);
    expect(changesOf(anOrder({ status: 'paid', refunded_cents: 900 }), aPayment({ refundedCents: 5000 })).reverseCents).toBe(100);
  });
});

describe('the status of an order', () => {
  test.each([
    ['pending', 'open', 'pending'],
    ['processing', 'open', 'processing'],
    ['pending', 'processing', 'processing'],
    ['pending', 'expired', 'expired'],
    ['processing', 'failed', 'failed'],
    ['pending', 'paid', 'paid'],
    ['failed', 'paid', 'paid'],
    ['expired', 'paid', 'paid'],
    ['paid', 'paid', 'paid'],
    ['paid', 'failed', 'paid'],
    ['paid', 'open', 'paid'],
  ] as const)('%s here and %s at the provider is %s', (status, state, becomes) => {
    expect(changesOf(anOrder({ status }), aPayment({ state })).status).toBe(becomes);
  });

  test('only the step to paid is a payment', () => {
    expect(changesOf(anOrder(), aPayment({ state: 'failed' })).becomesPaid).toBe(false);
    expect(changesOf(anOrder(), aPayment({ state: 'open' })).becomesPaid).toBe(false);
  });

  test('nothing is given back of an order that was never paid', () => {
    expect(changesOf(anOrder(), aPayment({ state: 'failed', refundedCents: 500 })).reverseCents).toBe(0);
  });
});

describe('a dispute', () => {
  const paid = (dispute: OrderRow['dispute'] = null) => anOrder({ status: 'paid', dispute });
  const disputed = (status: 'open' | 'won' | 'lost', amountCents = 1000) => aPayment({ dispute: { status, amountCents } });

  test.each([
    [null, 'open', 'open'],
    ['open', 'won', 'won'],
    ['open', 'lost', 'lost'],
    ['won', 'lost', 'won'],
    ['won', 'open', 'won'],
    ['lost', 'won', 'lost'],
    ['lost', 'open', 'lost'],
  ] as const)('%s here and %s at the bank is %s: its decision is final', (here, there, becomes) => {
    expect(changesOf(paid(here), disputed(there)).dispute).toBe(becomes);
  });

  test('of which the bank says nothing stays what it was', () => {
    expect(changesOf(paid(), aPayment()).dispute).toBeNull();
    expect(changesOf(paid('open'), aPayment()).dispute).toBe('open');
  });

  test('that is lost takes its amount, on top of what was refunded and up to what was paid', () => {
    expect(changesOf(paid('open'), disputed('lost', 400)).reverseCents).toBe(400);
    expect(changesOf(paid('open'), { ...disputed('lost', 400), refundedCents: 300 }).reverseCents).toBe(700);
    expect(changesOf(paid('open'), { ...disputed('lost'), refundedCents: 300 }).reverseCents).toBe(1000);
    expect(changesOf(paid('lost'), aPayment()).reverseCents).toBe(0);
  });

  test('that is open or won takes nothing', () => {
    expect(changesOf(paid(), disputed('open')).reverseCents).toBe(0);
    expect(changesOf(paid('open'), disputed('won')).reverseCents).toBe(0);
  });
});
