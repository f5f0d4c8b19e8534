import type { Db } from '../database/db.ts';
import type { EnqueueMail } from './mail-queue.ts';
import type { Admission, MailboxLimits } from './mailbox-limits.ts';
import type { MailData, MailTemplate } from './templates/mail-data.ts';

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
