import { emailKeyOf } from '../../platform/mail/email-key.ts';
import type { Db } from '../../platform/database/db.ts';
import { StartError } from '../../platform/errors/errors.ts';

/** The id of the account with this e-mail. */
export const userIdOf = async (db: Db, email: string): Promise<string> => {
  const user = await db.selectFrom('users').select('id').where('email_key', '=', emailKeyOf(email)).executeTakeFirst();
  if (!user) throw new StartError(`Nobody has an account with ${email}.`);
  return user.id;
};
