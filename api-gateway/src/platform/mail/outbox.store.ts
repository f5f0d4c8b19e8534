import type { Db } from '../database/db.ts';
import type { MailToSend } from './outbox.ts';

/** Whether a mail with this ref was written before. */
export const isKnown = async (db: Db, ref: string): Promise<boolean> =>
  (await db.selectFrom('mails').select('id').where('ref', '=', ref).executeTakeFirst()) !== undefined;

/** Deletes what waits for the same mailbox. The queue's job of a mail that is gone does nothing. */
export const deleteHeld = async (db: Db, { template, recipient }: Pick<MailToSend, 'template' | 'recipient'>): Promise<void> => {
  await db
    .deleteFrom('mails')
    .where('recipient', '=', recipient)
    .where('template', '=', template)
    .where('held_until', 'is not', null)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute();
};

/** The id of the new mail; undefined where its ref is known. */
export const insertMail = async (db: Db, { template, ref, userId, recipient, data }: MailToSend, createdAt: Date, heldUntil: Date | undefined): Promise<string | undefined> => {
  const written = await db
    .insertInto('mails')
    .values({ ref, user_id: userId, recipient, template, data: JSON.stringify(data), created_at: createdAt, held_until: heldUntil ?? null })
    .onConflict((conflict) => conflict.column('ref').doNothing())
    .returning('id')
    .executeTakeFirst();
  return written?.id;
};
