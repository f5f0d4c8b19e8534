import type { Db } from '../database/db.ts';
import type { EnqueueMail } from './mail-queue.ts';
import type { Admission, MailboxLimits } from './mailbox-limits.ts';
import { deleteHeld, insertMail, isKnown } from './outbox.store.ts';
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
  const add = async (db: Db, mail: MailToSend, heldUntil: Date | undefined): Promise<void> => {
    const id = await insertMail(db, mail, now(), heldUntil);
    if (id !== undefined) await enqueue(db, id, heldUntil);
  };

  return {
    write: async (db, mail) => {
      // A mail that was written before is not sent again, and counts once.
      if (await isKnown(db, mail.ref)) return { is: 'sent' };
      const admission = await limits.admit(db, mail);
      if (admission.is === 'dropped') return admission;
      if (admission.is === 'held' && LAST_ONE_COUNTS.has(mail.template)) await deleteHeld(db, mail);
      await add(db, mail, admission.is === 'held' ? admission.until : undefined);
      return admission;
    },
  };
};
