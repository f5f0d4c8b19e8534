import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { OrderRow } from '../../platform/database/schema/orders.ts';
import type { ObservedPayment } from './payment-provider.ts';
import type { Changes } from './settlement-rules.ts';

/** The second to arrive waits. */
export const lockOrder = (trx: Db, id: string): Promise<OrderRow> =>
  trx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

/** The order as it is after the changes. */
export const writeOrder = (trx: Db, order: OrderRow, seen: ObservedPayment, changes: Changes, at: Date): Promise<OrderRow> =>
  trx
    .updateTable('orders')
    .set({
      status: changes.status,
      dispute: changes.dispute,
      refunded_cents: order.refunded_cents + changes.reverseCents,
      session_id: seen.sessionId,
      checkout_url: changes.status === 'pending' ? order.checkout_url : null,
      payment_intent_id: seen.paymentIntentId ?? order.payment_intent_id,
      paid_at: changes.becomesPaid ? at : order.paid_at,
      checked_at: at,
    })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** What is paid for comes back from where it was deleted to: the latest word is the payment. */
export const bringBack = async (trx: Db, projectId: string): Promise<void> => {
  await trx.updateTable('projects').set({ deleted_at: null }).where('id', '=', projectId).where('deleted_at', 'is not', null).execute();
};

/** One line of the money ledger; positive: taken from the customer. */
export const writeMoney = async (trx: Db, order: OrderRow, kind: 'payment' | 'refund', ref: string, amountCents: number, at: Date): Promise<void> => {
  await trx
    .insertInto('money_entries')
    .values({ order_id: order.id, user_id: order.user_id, kind, ref, amount_cents: amountCents, created_at: at })
    .execute();
};

/** A project is paid while an order of it is: neither given back whole, nor in the bank's hands. */
export const recomputePaid = async (trx: Db, projectId: string): Promise<void> => {
  await sql`
    UPDATE projects SET is_paid = now_paid.value
    FROM (SELECT EXISTS (
      SELECT 1 FROM orders WHERE project_id = ${projectId} AND status = 'paid' AND refunded_cents < amount_cents
        AND (dispute IS NULL OR dispute = 'won')) AS value) AS now_paid
    WHERE id = ${projectId} AND is_paid IS DISTINCT FROM now_paid.value`.execute(trx);
};

/** A refund that we owe without being asked: the reason is ours. */
export const requestRefund = async (trx: Db, orderId: string, reason: string, at: Date): Promise<void> => {
  await trx.updateTable('orders').set({ refund_requested_at: at, refund_reason: reason }).where('id', '=', orderId).execute();
};
