import type { OrderRow } from '../../platform/database/schema/orders.ts';
import type { ObservedPayment } from './payment-provider.ts';

export type Mismatch = 'session' | 'amount' | 'currency' | 'user';

/** What must change so that the order agrees with what the provider says. */
export interface Changes {
  readonly status: OrderRow['status'];
  readonly becomesPaid: boolean;
  /** To give back now: the difference to what was given back before. */
  readonly reverseCents: number;
  readonly dispute: OrderRow['dispute'];
}

/** Why this payment is not of this order; undefined where it is. */
export const mismatchOf = (order: OrderRow, seen: ObservedPayment): Mismatch | undefined => {
  if (order.session_id !== null && order.session_id !== seen.sessionId) return 'session';
  if (order.user_id !== seen.userId) return 'user';
  if (order.amount_cents !== seen.amountCents) return 'amount';
  return order.currency === seen.currency ? undefined : 'currency';
};

const statusOf = (order: OrderRow, { state }: ObservedPayment): OrderRow['status'] =>
  order.status === 'paid' || state === 'open' ? order.status : state;

/** A decision of the bank is final. */
const disputeOf = (order: OrderRow, { dispute }: ObservedPayment): OrderRow['dispute'] =>
  order.dispute === 'won' || order.dispute === 'lost' ? order.dispute : (dispute?.status ?? order.dispute);

/** Only the present state counts, never the order in which news of it came: applying it twice changes nothing more. */
export const changesOf = (order: OrderRow, seen: ObservedPayment): Changes => {
  const status = statusOf(order, seen);
  const dispute = disputeOf(order, seen);
  const lostCents = dispute === 'lost' ? (seen.dispute?.amountCents ?? 0) : 0;
  const reversedCents = Math.min(order.amount_cents, seen.refundedCents + lostCents);
  return {
    status,
    becomesPaid: status === 'paid' && order.status !== 'paid',
    reverseCents: status === 'paid' ? Math.max(0, reversedCents - order.refunded_cents) : 0,
    dispute,
  };
};

/** Credits that a refund of so much takes back, all refunds together. Whole credits, the customer's favour in between. */
export const creditsFor = ({ credits, amount_cents }: Pick<OrderRow, 'credits' | 'amount_cents'>, refundedCents: number): number =>
  Math.floor(((credits ?? 0) * refundedCents) / amount_cents);
