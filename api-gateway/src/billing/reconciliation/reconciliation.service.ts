import type { OrderRow } from '../../platform/database/schema/orders.ts';
import type { ObservedPayment, PaymentProvider } from '../payments/payment-provider.ts';
import { changesOf, mismatchOf } from '../payments/settlement-rules.ts';
import type { ReconciliationStore } from './reconciliation.store.ts';

export interface Comparison {
  readonly orders: number;
  readonly payments: number;
  /** In words, one a thing that does not agree. Empty is what it should be. */
  readonly differences: readonly string[];
}

interface Dependencies {
  readonly provider: Pick<PaymentProvider, 'all'>;
  readonly books: ReconciliationStore;
}

const dollars = (cents: number): string => (cents / 100).toFixed(2);

const against = (order: OrderRow, seen: ObservedPayment): string[] => {
  const mismatch = mismatchOf(order, seen);
  if (mismatch) return [`order ${order.number}: ${mismatch} differs from the provider's`];
  const { status, reverseCents, dispute } = changesOf(order, seen);
  return [
    ...(status !== order.status ? [`order ${order.number}: ${order.status} here, ${seen.state} at the provider`] : []),
    ...(reverseCents !== 0 ? [`order ${order.number}: ${dollars(reverseCents)} given back at the provider and not here`] : []),
    ...(dispute !== order.dispute ? [`order ${order.number}: dispute ${order.dispute ?? 'none'} here, ${dispute ?? 'none'} at the provider`] : []),
    ...(order.refunded_cents > seen.refundedCents + (seen.dispute?.amountCents ?? 0)
      ? [`order ${order.number}: ${dollars(order.refunded_cents)} given back here, ${dollars(seen.refundedCents)} at the provider`]
      : []),
  ];
};

/** Compares every order with every checkout of the provider, and our books with themselves. Changes nothing. */
export const reconcile = async ({ provider, books }: Dependencies): Promise<Comparison> => {
  const seen = new Map<string, ObservedPayment[]>();
  const differences: string[] = [];
  let payments = 0;
  for await (const payment of provider.all()) {
    payments += 1;
    const key = payment.orderId ?? '';
    seen.set(key, [...(seen.get(key) ?? []), payment]);
  }
  const orders = await books.orders();
  for (const order of orders) {
    const own = seen.get(order.id) ?? [];
    seen.delete(order.id);
    const payment = own.find(({ sessionId }) => sessionId === order.session_id);
    if (payment) differences.push(...against(order, payment));
    else if (order.session_id) differences.push(`order ${order.number}: its checkout is unknown to the provider`);
    for (const other of own) {
      if (other !== payment && other.state === 'paid') differences.push(`order ${order.number}: paid through another checkout, ${other.sessionId}`);
    }
  }
  for (const [orderId, strangers] of seen) {
    const paid = strangers.filter(({ state }) => state === 'paid');
    differences.push(...paid.map(({ sessionId }) => `checkout ${sessionId}: paid, and its order "${orderId}" is unknown here`));
  }
  return { orders: orders.length, payments, differences: [...differences, ...(await books.contradictions())] };
};
