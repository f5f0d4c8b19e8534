import { beforeEach, describe, expect, test } from '@jest/globals';
import type { OrderRow } from '../../platform/database/schema/orders.ts';
import { refundOrder } from './refund.ts';

let did: unknown[][];
let after: OrderRow | undefined;
beforeEach(() => {
  did = [];
  after = { id: 'o1', refunded_cents: 2900 } as OrderRow;
});

const note = (name: string) => async (...of: unknown[]) => void did.push([name, ...of]);
const of = {
  orders: { find: async (id: string) => (id === 'o1' ? after : undefined) },
  provider: { refund: note('refund') },
  fulfilment: { fulfil: note('fulfil') },
} as unknown as Parameters<typeof refundOrder>[0];

const anOrder = (changes: Partial<OrderRow> = {}) =>
  ({ id: 'o1', number: 'ORD-1', status: 'paid', session_id: 'cs_1', payment_intent_id: 'pi_1', amount_cents: 2900, refunded_cents: 400, dispute: null, ...changes }) as OrderRow;

describe('a refund by an operator', () => {
  test('gives back all that is left, and then brings the books in line', async () => {
    expect(await refundOrder(of, anOrder())).toBe(after);
    expect(did).toEqual([
      ['refund', { orderId: 'o1', paymentIntentId: 'pi_1', amountCents: 2500, refundedBeforeCents: 400 }],
      ['fulfil', 'cs_1'],
    ]);
  });

  test('gives back the amount that is named, up to what is left', async () => {
    await refundOrder(of, anOrder(), 2500);
    await refundOrder(of, anOrder(), 1);
    expect(did.filter(([name]) => name === 'refund').map(([, asked]) => asked)).toEqual([
      expect.objectContaining({ amountCents: 2500 }),
      expect.objectContaining({ amountCents: 1 }),
    ]);
  });

  test('after a dispute that we won is possible', async () => {
    await refundOrder(of, anOrder({ dispute: 'won' }));
    expect(did).toHaveLength(2);
  });

  test('answers with the order as it was where it cannot be read again', async () => {
    after = undefined;
    const order = anOrder();
    expect(await refundOrder(of, order)).toBe(order);
  });

  test.each([
    ['that is not paid', { status: 'pending' }, undefined, 'Order ORD-1 is not paid.'],
    ['without a payment', { payment_intent_id: null }, undefined, 'Order ORD-1 is not paid.'],
    ['without a checkout', { session_id: null }, undefined, 'Order ORD-1 is not paid.'],
    ['that was refunded', { refunded_cents: 2900 }, undefined, 'Order ORD-1 was refunded whole already.'],
    ['that is disputed', { dispute: 'open' }, undefined, 'Order ORD-1 is disputed: the bank holds the money.'],
    ['whose dispute was lost', { dispute: 'lost' }, undefined, 'Order ORD-1 is disputed: the bank holds the money.'],
    ['of more than is left', {}, 2501, 'Only 25.00 are left to give back.'],
  ] as const)('of an order %s is refused, and no money moves', async (_name, changes, cents, message) => {
    await expect(refundOrder(of, anOrder(changes), cents)).rejects.toThrow(message);
    expect(did).toEqual([]);
  });
});
