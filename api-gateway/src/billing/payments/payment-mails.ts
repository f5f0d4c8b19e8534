import type { Db } from '../../platform/database/db.ts';
import type { OrderRow } from '../../platform/database/schema/orders.ts';
import { nameFor } from '../../platform/mail/name-for.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { describeOrder } from '../orders/describe-order.ts';
import { type Buyer, hasLostProject } from './buyer.store.ts';

interface Moved {
  readonly invoiceNumber: string;
  readonly amountCents: number;
  readonly creditsTaken: number;
}

/** What is told of a payment, within the transaction in which it happens. Nobody is told where the account is gone. */
export interface PaymentMails {
  readonly moved: (trx: Db, template: 'order-paid' | 'order-refunded', order: OrderRow, buyer: Buyer, of: Moved) => Promise<void>;
  /** The bank did not send what it had promised. */
  readonly failed: (trx: Db, order: OrderRow, buyer: Buyer) => Promise<void>;
  /** Both sides: the customer of what is closed, ourselves of what is to be answered. */
  readonly disputed: (trx: Db, order: OrderRow, buyer: Buyer) => Promise<void>;
  readonly disputeWon: (trx: Db, order: OrderRow, buyer: Buyer) => Promise<void>;
  /** To ourselves: a person gives it back. */
  readonly refundToDecide: (trx: Db, order: OrderRow, reason: string) => Promise<void>;
}

export const createPaymentMails = (outbox: Outbox, supportEmail: string): PaymentMails => {
  const dataOf = (order: OrderRow, buyer: Buyer) => ({
    kind: order.kind,
    orderNumber: order.number,
    description: describeOrder(order),
    projectId: hasLostProject(order, buyer) ? null : order.project_id,
    projectName: buyer.user?.email_verified_at ? buyer.projectName : null,
    amountCents: order.amount_cents,
    dispute: order.dispute,
  });

  const tell = async (
    trx: Db,
    template: 'payment-failed' | 'dispute-opened' | 'dispute-won',
    order: OrderRow,
    buyer: Buyer,
  ): Promise<void> => {
    const { user } = buyer;
    if (!user) return;
    const data = { name: nameFor(user), sessionId: order.session_id, ...dataOf(order, buyer) };
    await outbox.write(trx, { template, ref: `${template}:${order.id}`, userId: user.id, recipient: user.email, isConfirmed: user.email_verified_at !== null, data });
  };

  const toUs = async (trx: Db, template: 'dispute-to-answer' | 'refund-to-decide', { id, number, amount_cents }: OrderRow, reason: string | null): Promise<void> => {
    await outbox.write(trx, {
      template,
      ref: `${template}:${id}`,
      userId: null,
      recipient: supportEmail,
      isConfirmed: true,
      data: { name: null, orderNumber: number, amountCents: amount_cents, reason },
    });
  };

  return {
    moved: async (trx, template, order, buyer, of) => {
      const { user } = buyer;
      if (!user) return;
      const ordered = dataOf(order, buyer);
      const logo = ordered.projectId !== null && ordered.projectName !== null ? { projectId: ordered.projectId, assetId: null } : null;
      const data = { name: nameFor(user), ...ordered, ...of, logo };
      await outbox.write(trx, { template, ref: `${template}:${of.invoiceNumber}`, userId: user.id, recipient: user.email, isConfirmed: user.email_verified_at !== null, data });
    },
    failed: (trx, order, buyer) => tell(trx, 'payment-failed', order, buyer),
    disputed: async (trx, order, buyer) => {
      await tell(trx, 'dispute-opened', order, buyer);
      await toUs(trx, 'dispute-to-answer', order, null);
    },
    disputeWon: (trx, order, buyer) => tell(trx, 'dispute-won', order, buyer),
    refundToDecide: (trx, order, reason) => toUs(trx, 'refund-to-decide', order, reason),
  };
};
