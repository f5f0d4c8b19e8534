import type { Db } from '../database/db.ts';
import type { EnqueueMail } from './mail-queue.ts';

/** What each kind of mail needs to know. Tokens are named by their id: the worker signs them when it sends. */
export interface MailData {
  'confirm-email': { readonly tokenId: string; readonly name: string | null };
  'reset-password': { readonly tokenId: string; readonly name: string | null };
  'signup-tried': { readonly name: string | null };
  'password-changed': { readonly name: string | null; readonly at: string };
  'google-linked': { readonly name: string | null; readonly at: string };
  'account-deleted': { readonly name: string | null };
  'order-paid': OrderMail;
  'order-refunded': OrderMail;
  'payment-failed': PaymentMail;
  'dispute-opened': PaymentMail;
  'dispute-won': PaymentMail;
  'dispute-to-answer': RefundAsked;
  'refund-asked': RefundAsked;
  'refund-to-decide': RefundAsked;
  'contact-received': { readonly name: string | null };
  'contact-message': ContactMessageMail;
  'status-confirm': { readonly name: string | null; readonly tokenId: string };
  'status-news': StatusNewsMail;
}

interface OrderedGoods {
  readonly name: string | null;
  readonly kind: 'credits' | 'brand-kit';
  readonly orderNumber: string;
  readonly description: string;
  /** None for credits, and where it was deleted for good. */
  readonly projectId: string | null;
  readonly projectName: string | null;
  readonly amountCents: number;
  readonly dispute: 'open' | 'won' | 'lost' | null;
}

interface PaymentMail extends OrderedGoods {
  readonly sessionId: string | null;
}

/** The invoice, or credit note, of this number is attached. */
interface OrderMail extends OrderedGoods {
  readonly invoiceNumber: string;
  /** Credits that a refund took back. */
  readonly creditsTaken: number;
}

/** A message of the contact form, to ourselves. */
interface ContactMessageMail {
  readonly name: string | null;
  readonly sender: string;
  readonly email: string;
  readonly topic: string | null;
  readonly subject: string;
  readonly message: string;
}

/** Of an incident or of planned work; the token ends the subscription. */
interface StatusNewsMail {
  readonly name: string | null;
  readonly tokenId: string;
  readonly title: string;
  /** "Monitoring", "Resolved", "Planned". */
  readonly state: string;
  readonly text: string;
}

interface RefundAsked {
  readonly name: string | null;
  readonly orderNumber: string;
  readonly amountCents: number;
  readonly reason: string | null;
}

export type MailTemplate = keyof MailData;

export interface MailToSend<Template extends MailTemplate = MailTemplate> {
  readonly template: Template;
  /** What the mail tells of: the same ref is sent once, and always under the same Message-ID. */
  readonly ref: string;
  readonly userId: string | null;
  readonly recipient: string;
  readonly data: MailData[Template];
}

export interface Outbox {
  /** Within the transaction of what it tells of: there is a mail if and only if that happened. */
  readonly write: <Template extends MailTemplate>(db: Db, mail: MailToSend<Template>) => Promise<void>;
}

export const createOutbox = (enqueue: EnqueueMail, now: () => Date): Outbox => ({
  write: async (db, { template, ref, userId, recipient, data }) => {
    const written = await db
      .insertInto('mails')
      .values({ ref, user_id: userId, recipient, template, data: JSON.stringify(data), created_at: now() })
      .onConflict((conflict) => conflict.column('ref').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (written) await enqueue(db, written.id);
  },
});
