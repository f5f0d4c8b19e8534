import type { Db } from '../../platform/database/db.ts';
import type { UserWithCredits } from '../../identity/index.ts';

/**
 * What is stored under the address rather than under the account: messages, the subscription to the status, and our
 * mails about them. Only where the owner has confirmed the address: nobody deletes what a stranger wrote by signing up
 * with the stranger's address.
 */
export const forgetLetters = async (trx: Db, { email_key: key, email, email_verified_at: isConfirmed }: UserWithCredits): Promise<void> => {
  if (!isConfirmed) return;
  const messages = await trx.deleteFrom('contact_messages').where('email_key', '=', key).returning(['id', 'email']).execute();
  const subscriptions = await trx.deleteFrom('status_subscribers').where('email_key', '=', key).returning('email').execute();
  const addresses = [...new Set([email, ...[...messages, ...subscriptions].map((of) => of.email)])];
  const ours = trx.deleteFrom('mails').where('user_id', 'is', null);
  await ours.where('recipient', 'in', addresses).execute();
  // What still waits for support would tell of a message that is gone.
  if (messages.length > 0) await ours.where('ref', 'in', messages.map(({ id }) => `contact:${id}:support`)).execute();
};
