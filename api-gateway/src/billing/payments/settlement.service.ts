import { clawBack } from '../credits/claw-back.store.ts';
import { postCredits } from '../credits/credits.store.ts';
import type { Db } from '../../platform/database/db.ts';
import { count } from '../../platform/metrics/figures.ts';
import type { OrderRow } from '../../platform/database/schema/orders.ts';
import type { InvoicesStore } from '../invoices/invoices.store.ts';
import { describeOrder } from '../orders/describe-order.ts';
import { type Buyer, buyerOf, hasLostProject } from './buyer.store.ts';
import type { PaymentMails } from './payment-mails.ts';
import type { ObservedPayment } from './payment-provider.ts';
import { bringBack, lockOrder, recomputePaid, requestRefund, writeMoney, writeOrder } from './settlement.store.ts';
import { changesOf, creditsFor, mismatchOf, type Mismatch } from './settlement-rules.ts';
import { writeStatementLine } from './statement.store.ts';

interface Dependencies {
  readonly invoices: Pick<InvoicesStore, 'issue' | 'credit'>;
  readonly mails: PaymentMails;
  readonly now: () => Date;
}

export interface Settled {
  readonly order: OrderRow;
  readonly mismatch?: Mismatch;
}

export interface SettlementService {
  /**
   * Within a transaction: brings the order, and all that hangs on it, to what the provider says. The second caller
   * waits, and finds nothing to do. Undefined where there is no such order.
   */
  readonly settle: (trx: Db, orderId: string, seen: ObservedPayment) => Promise<Settled | undefined>;
}

/** For the operator's figures: counted before the transaction ends, so that a repeated one counts twice. */
const countChange = (before: OrderRow, order: OrderRow, becomesPaid: boolean, reversed: boolean): void => {
  if (becomesPaid) count('payments_total', { outcome: 'paid' });
  if (becomesPaid && order.credits) count('credits_total', {}, order.credits);
  if (reversed) count('payments_total', { outcome: 'returned' });
  if (before.status !== 'failed' && order.status === 'failed') count('payments_total', { outcome: 'failed' });
};

const PROJECT_LOST = 'The project was deleted for good before the money arrived.';

export const createSettlementService = ({ invoices, mails, now }: Dependencies): SettlementService => {
  const documentOf = (order: OrderRow, { user, projectName }: Buyer, amountCents: number, at: Date) => ({
    order,
    description: describeOrder(order),
    buyer: { name: user?.full_name ?? null, email: user?.email ?? null, projectName: user ? projectName : null },
    amountCents,
    at,
  });

  /** Nobody keeps money for what is not there: the wish for its return is noted in the customer's place. */
  const askBack = async (trx: Db, order: OrderRow, at: Date): Promise<void> => {
    await requestRefund(trx, order.id, PROJECT_LOST, at);
    await mails.refundToDecide(trx, order, PROJECT_LOST);
  };

  const pay = async (trx: Db, order: OrderRow, person: Buyer, at: Date): Promise<void> => {
    if (order.project_id) await bringBack(trx, order.project_id);
    await writeMoney(trx, order, 'payment', order.id, order.amount_cents, at);
    const invoiceNumber = await invoices.issue(trx, documentOf(order, person, order.amount_cents, at));
    const credits = order.credits ?? 0;
    if (credits > 0) {
      await postCredits(trx, { userId: order.user_id, kind: 'purchase', ref: `order:${order.id}`, amount: credits });
    }
    await writeStatementLine(trx, { order, kind: 'payment', credits, amountCents: order.amount_cents, invoiceNumber, at });
    await mails.moved(trx, 'order-paid', order, person, { invoiceNumber, amountCents: order.amount_cents, creditsTaken: 0 });
    if (hasLostProject(order, person)) await askBack(trx, order, at);
  };

  /** `order` as it is after it: the reference names the sum, so each step of it happens once. */
  const reverse = async (trx: Db, order: OrderRow, person: Buyer, amountCents: number, at: Date): Promise<void> => {
    const ref = `${order.id}:${order.refunded_cents}`;
    await writeMoney(trx, order, 'refund', ref, -amountCents, at);
    const invoiceNumber = await invoices.credit(trx, documentOf(order, person, amountCents, at));
    const owed = creditsFor(order, order.refunded_cents) - creditsFor(order, order.refunded_cents - amountCents);
    const taken = owed > 0 ? await clawBack(trx, order.user_id, `order:${ref}`, owed) : 0;
    await writeStatementLine(trx, { order, kind: 'refund', credits: -taken, amountCents: -amountCents, invoiceNumber, at });
    await mails.moved(trx, 'order-refunded', order, person, { invoiceNumber, amountCents, creditsTaken: taken });
  };

  /** A lost one is told by its credit note. */
  const tellOfDispute = async (trx: Db, order: OrderRow, person: Buyer): Promise<void> => {
    if (order.dispute === 'open') await mails.disputed(trx, order, person);
    if (order.dispute === 'won') await mails.disputeWon(trx, order, person);
  };

  return {
    settle: async (trx, orderId, seen) => {
      const person = await buyerOf(trx, orderId);
      if (!person) return undefined;
      const before = await lockOrder(trx, orderId);
      const mismatch = mismatchOf(before, seen);
      if (mismatch) return { order: before, mismatch };
      const at = now();
      const changes = changesOf(before, seen);
      const order = await writeOrder(trx, before, seen, changes, at);
      if (changes.becomesPaid) await pay(trx, order, person, at);
      countChange(before, order, changes.becomesPaid, changes.reverseCents > 0);
      if (changes.reverseCents > 0) await reverse(trx, order, person, changes.reverseCents, at);
      if (before.status === 'processing' && order.status === 'failed') await mails.failed(trx, order, person);
      if (before.dispute !== order.dispute) await tellOfDispute(trx, order, person);
      if (order.project_id && order.status === 'paid') await recomputePaid(trx, order.project_id);
      return { order };
    },
  };
};
