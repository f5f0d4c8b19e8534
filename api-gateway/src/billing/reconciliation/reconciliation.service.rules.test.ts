import { describe, expect, test } from '@jest/globals';
import type { OrderRow } from '../../platform/database/schema/orders.ts';
import type { ObservedPayment } from '../payments/payment-provider.ts';
import { reconcile } from './reconciliation.service.ts';

const order = (of: Partial<OrderRow> = {}) =>
  ({ id: 'o1', number: 'ORD-1', user_id: 'ada', session_id: 'cs_1', status: 'paid', amount_cents: 2900, refunded_cents: 0, currency: 'usd', dispute: null, ...of }) as OrderRow;
const payment = (of: Partial<ObservedPayment> = {}) =>
  ({ orderId: 'o1', sessionId: 'cs_1', userId: 'ada', state: 'paid', amountCents: 2900, refundedCents: 0, currency: 'usd', dispute: null, ...of }) as ObservedPayment;

const compared = (orders: OrderRow[], payments: ObservedPayment[], contradictions: string[] = []) =>
  reconcile({
    provider: {
      async *all() {
        yield* payments;
      },
    },
    books: { orders: async () => orders, contradictions: async () => contradictions } as never,
  });
const differences = async (orders: OrderRow[], payments: ObservedPayment[]) => (await compared(orders, payments)).differences;

describe('our books beside the provider’s', () => {
  test('that agree have no difference', async () => {
    expect(await compared([order(), order({ id: 'o2', session_id: null, status: 'pending' })], [payment()])).toEqual({ orders: 2, payments: 1, differences: [] });
    expect(await differences([order({ refunded_cents: 300 })], [payment({ refundedCents: 300 })])).toEqual([]);
  });

  test('that contradict themselves say so', async () => {
    expect((await compared([], [], ['the ledger is off by one'])).differences).toEqual(['the ledger is off by one']);
  });

  test.each([
    ['another amount', {}, { amountCents: 1 }, ['order ORD-1: amount differs from the provider\'s']],
    ['another status', { status: 'pending' }, {}, ['order ORD-1: pending here, paid at the provider']],
    ['money that went back there', {}, { refundedCents: 305 }, ['order ORD-1: 3.05 given back at the provider and not here']],
    ['money that went back here', { refunded_cents: 305 }, { refundedCents: 100 }, ['order ORD-1: 3.05 given back here, 1.00 at the provider']],
    ['a dispute there', {}, { dispute: { status: 'open', amountCents: 2900 } }, ['order ORD-1: dispute none here, open at the provider']],
    ['a dispute that ended there', { dispute: 'open' }, { dispute: { status: 'won', amountCents: 2900 } }, ['order ORD-1: dispute open here, won at the provider']],
    ['a lost dispute that we have not booked', { dispute: 'lost' }, { dispute: { status: 'lost', amountCents: 2900 } }, ['order ORD-1: 29.00 given back at the provider and not here']],
    ['a lost dispute that we have booked', { dispute: 'lost', refunded_cents: 2900 }, { dispute: { status: 'lost', amountCents: 2900 } }, []],
    ['more than the dispute took', { dispute: 'lost', refunded_cents: 2900 }, { dispute: { status: 'lost', amountCents: 2800 } }, ['order ORD-1: 29.00 given back here, 0.00 at the provider']],
  ] as const)('that differ by %s name it', async (_name, ours, theirs, told) => {
    expect(await differences([order(ours as Partial<OrderRow>)], [payment(theirs as Partial<ObservedPayment>)])).toEqual(told);
  });

  test('miss a checkout that the provider does not know', async () => {
    expect(await differences([order()], [])).toEqual(['order ORD-1: its checkout is unknown to the provider']);
    expect(await differences([order({ session_id: null })], [])).toEqual([]);
  });

  test('name what was paid through another checkout, and not what was only opened', async () => {
    const others = [payment({ sessionId: 'cs_2' }), payment(), payment({ sessionId: 'cs_3', state: 'expired' })];
    expect(await differences([order()], others)).toEqual(['order ORD-1: paid through another checkout, cs_2']);
  });

  test('name what was paid for an order that we do not have, and not what was only opened', async () => {
    const strangers = [payment({ orderId: 'o9', sessionId: 'cs_9' }), payment({ orderId: 'o8', sessionId: 'cs_8', state: 'open' }), payment({ orderId: null, sessionId: 'cs_7' })];
    expect(await compared([order()], [payment(), ...strangers])).toEqual({
      orders: 1,
      payments: 4,
      differences: ['checkout cs_9: paid, and its order "o9" is unknown here', 'checkout cs_7: paid, and its order "" is unknown here'],
    });
  });
});
