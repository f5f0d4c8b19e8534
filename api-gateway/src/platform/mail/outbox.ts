import type { Db } from '../database/db.ts';
import type { EnqueueMail } from './mail-queue.ts';
import type { Admission, MailboxLimits } from './mailbox-limits.ts';

/** What each kind of mail needs to know. Tokens are named by their id: the worker signs them when it sends. */
export interface MailData {
  'confirm-email': { readonly tokenId: string; readonly name: string | null };
  'reset-password': { readonly tokenId: string; readonly name: string | null };
  'signup-tried': { readonly name: string | null };
  'password-changed': { readonly name: string | null; readonly at: string };
  'google-linked': { readonly name: string | null; readonly at: string };
  'second-factor-on': { readonly name: string | null; readonly at: string };
  'second-factor-off': { readonly name: string | null; readonly at: string };
  'second-factor-guessed': { readonly name: string | null; readonly at: string };
  'recovery-codes-renewed': { readonly name: string | null; readonly at: string };
  'recovery-code-used': { readonly name: string | null; readonly at: string; readonly left: number };
  'passkey-added': { readonly name: string | null; readonly at: string; readonly passkey: string };
  'passkey-removed': { readonly name: string | null; readonly at: string; readonly passkey: string };
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
  /** Has the owner of the mailbox shown that it is theirs? */
  readonly isConfirmed: boolean;
  readonly data: MailData[Template];
}

export interface Outbox {
  /**
   * Within the transaction of what it tells of: there is a mail if and only if that happened. Gives 'dropped', and when it
   * may be asked for again, where the mailbox has had enough.
   */
  readonly write: <Template extends MailTemplate>(db: Db, mail: MailToSend<Template>) => Promise<Admission>;
}

/** Of these the last one says it all: it takes the place of one that waits. */
const LAST_ONE_COUNTS: ReadonlySet<MailTemplate> = new Set(['password-changed', 'google-linked', 'account-deleted']);

interface Dependencies {
  readonly enqueue: EnqueueMail;
  readonly limits: MailboxLimits;
  readonly now: () => Date;
}

export const createOutbox = ({ enqueue, limits, now }: Dependencies): Outbox => {
  const isKnown = async (db: Db, ref: string): Promise<boolean> =>
    (await db.selectFrom('mails').select('id').where('ref', '=', ref).executeTakeFirst()) !== undefined;

  /** The queue's job of a mail that is gone does nothing. */
  const replaceHeld = async (db: Db, { template, recipient }: MailToSend): Promise<void> => {
    await db
      .deleteFrom('mails')
      .where('recipient', '=', recipient)
      .where('template', '=', template)
      .where('held_until', 'is not', null)
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      .execute();
  };

  const add = async (db: Db, { template, ref, userId, recipient, data }: MailToSend, heldUntil: Date | undefined): Promise<void> => {
    const written = await db
      .insertInto('mails')
      .values({ ref, user_id: userId, recipient, template, data: JSON.stringify(data), created_at: now(), held_until: heldUntil ?? null })
      .onConflict((conflict) => conflict.column('ref').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (written) await enqueue(db, written.id, heldUntil);
  };

  return {
    write: async (db, mail) => {
      // What was written before is no second mail, and counts once.
      if (await isKnown(db, mail.ref)) return { is: 'sent' };
      const admission = await limits.admit(db, mail);
      if (admission.is === 'dropped') return admission;
      if (admission.is === 'held' && LAST_ONE_COUNTS.has(mail.template)) await replaceHeld(db, mail);
      await add(db, mail, admission.is === 'held' ? admission.until : undefined);
      return admission;
    },
  };
};
