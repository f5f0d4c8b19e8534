import { REFUND_DAYS, type Order, type OrderStatus } from '@fifteen/contracts';
import type { OrderRow } from '../../platform/database/schema/orders.ts';
import { describeOrder } from './describe-order.ts';
import type { ShownOrder } from './orders.store.ts';

const DAY_MS = 86_400_000;

const paidStatus = ({ refunded_cents, amount_cents, dispute }: OrderRow): OrderStatus => {
  if (dispute === 'open') return 'disputed';
  if (refunded_cents === 0) return 'completed';
  return refunded_cents < amount_cents ? 'partially_refunded' : 'refunded';
};

/** Until when the customer may ask; null where there is nothing to ask for. Credits are not refundable. */
export const refundableUntil = (order: OrderRow, now: Date): Date | null => {
  if (order.kind !== 'brand-kit' || !order.paid_at || order.refund_requested_at || order.dispute) return null;
  if (order.refunded_cents >= order.amount_cents) return null;
  const until = new Date(order.paid_at.getTime() + REFUND_DAYS * DAY_MS);
  return until > now ? until : null;
};

export const presentOrder = (order: ShownOrder, now: Date): Order => ({
  id: order.id,
  number: order.number,
  kind: order.kind,
  description: describeOrder(order),
  status: order.status === 'paid' ? paidStatus(order) : order.status,
  project_id: order.project_id,
  project_name: order.project_name,
  credits: order.credits,
  amount_cents: order.amount_cents,
  refunded_cents: order.refunded_cents,
  currency: order.currency,
  created_at: order.created_at.toISOString(),
  paid_at: order.paid_at?.toISOString() ?? null,
  invoice_number: order.documents.find(({ kind }) => kind === 'invoice')?.number ?? null,
  credit_note_numbers: order.documents.filter(({ kind }) => kind === 'credit_note').map(({ number }) => number),
  refundable_until: refundableUntil(order, now)?.toISOString() ?? null,
  refund_requested_at: order.refund_requested_at?.toISOString() ?? null,
});
