import type { Order } from '@fifteen/contracts';
import type { InTransaction } from '../../platform/database/db.ts';
import { storableText } from '../../platform/database/storable.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { nameFor } from '../../platform/mail/name-for.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { OrdersStore, ShownOrder } from '../orders/orders.store.ts';
import { presentOrder, refundableUntil } from '../orders/present-order.ts';
import type { Customers } from '../customers/customers.ts';

interface Dependencies {
  readonly orders: Pick<OrdersStore, 'findShown' | 'askRefund'>;
  readonly users: Customers;
  readonly outbox: Outbox;
  readonly inTransaction: InTransaction;
  readonly supportEmail: string;
  readonly now: () => Date;
}

export interface RefundsService {
  /** Notes the wish, and tells both sides by mail. A person decides. */
  readonly request: (userId: string, orderId: string, reason: string | null) => Promise<Order>;
}

const whyNot = ({ kind, paid_at, dispute, refunded_cents, amount_cents }: ShownOrder): string => {
  if (kind === 'credits') return 'Credits are not refundable. They never expire.';
  if (!paid_at) return 'This order is not paid.';
  if (dispute) return 'This payment was disputed at your bank: the bank decides.';
  return refunded_cents >= amount_cents ? 'This order was refunded already.' : 'The 30 days for a refund are over.';
};

export const createRefundsService = ({ orders, users, outbox, inTransaction, supportEmail, now }: Dependencies): RefundsService => ({
  request: async (userId, orderId, reason) => {
    const order = await orders.findShown(userId, { id: orderId });
    if (!order) throw new AppError('not_found');
    if (order.refund_requested_at) return presentOrder(order, now());
    if (!refundableUntil(order, now())) throw new AppError('not_refundable', { detail: whyNot(order) });
    const user = await users.find(userId);
    if (!user) throw new AppError('session_ended');
    const words = reason && storableText(reason);
    await inTransaction(async (trx) => {
      if (!(await orders.askRefund(trx, order.id, words, now()))) return;
      const told = { orderNumber: order.number, amountCents: order.amount_cents - order.refunded_cents, reason: words };
      const ref = `refund-asked:${order.id}`;
      await outbox.write(trx, { template: 'refund-asked', ref, userId, recipient: user.email, isConfirmed: user.email_verified_at !== null, data: { name: nameFor(user), ...told } });
      await outbox.write(trx, { template: 'refund-to-decide', ref: `${ref}:support`, userId, recipient: supportEmail, isConfirmed: true, data: { name: null, ...told } });
    });
    return presentOrder((await orders.findShown(userId, { id: orderId })) ?? order, now());
  },
});
