import type { Db } from '../../platform/database/db.ts';

export interface LetterRecords {
  /** What was written by the contact form. */
  readonly contact_messages: readonly unknown[];
  /** Who hears of incidents by mail. */
  readonly status_subscriptions: readonly unknown[];
}

const NONE: LetterRecords = { contact_messages: [], status_subscriptions: [] };

/**
 * What is stored under the address of an account rather than under the account. Nothing where the owner has not
 * confirmed it: the person who signs up with a stranger's address must not read what the stranger wrote.
 */
export const letterRecords = async (db: Db, userId: string): Promise<LetterRecords> => {
  const person = await db
    .selectFrom('users')
    .select('email_key')
    .where('id', '=', userId)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  if (!person) return NONE;
  const [messages, subscriptions] = await Promise.all([
    db
      .selectFrom('contact_messages')
      .select(['name', 'email', 'subject', 'message', 'topic', 'created_at'])
      .where('email_key', '=', person.email_key)
      .orderBy('created_at')
      .execute(),
    db.selectFrom('status_subscribers').select(['email', 'asked_at', 'confirmed_at']).where('email_key', '=', person.email_key).execute(),
  ]);
  return { contact_messages: messages, status_subscriptions: subscriptions };
};
