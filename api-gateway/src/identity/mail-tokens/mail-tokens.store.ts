import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema/database.ts';
import type { MailTokenRow } from '../../platform/database/schema/mail-tokens.ts';

type Db = Kysely<Database>;
export type MailTokenPurpose = MailTokenRow['purpose'];

const HOUR_MS = 3_600_000;
/** A reset is asked for to be used at once; a new address may be confirmed some days later. */
const LIFE_MS: Readonly<Record<MailTokenPurpose, number>> = { reset: HOUR_MS, verify: 7 * 24 * HOUR_MS };

export interface MailTokensStore {
  readonly create: (db: Db, userId: string, purpose: MailTokenPurpose, now: Date) => Promise<string>;
  readonly find: (db: Db, id: string, purpose: MailTokenPurpose, now: Date) => Promise<{ userId: string } | undefined>;
  /** Uses the token up, with all others of its purpose; undefined where it is none, used or too old. */
  readonly use: (db: Db, id: string, purpose: MailTokenPurpose, now: Date) => Promise<{ userId: string } | undefined>;
  readonly forget: (db: Db, userId: string, purpose: MailTokenPurpose) => Promise<void>;
}

export const createMailTokensStore = (): MailTokensStore => {
  const forget = async (db: Db, userId: string, purpose: MailTokenPurpose): Promise<void> => {
    await db.deleteFrom('mail_tokens').where('user_id', '=', userId).where('purpose', '=', purpose).execute();
  };
  return {
    forget,
    create: async (db, userId, purpose, now) => {
      const expires_at = new Date(now.getTime() + LIFE_MS[purpose]);
      const { id } = await db
        .insertInto('mail_tokens')
        .values({ user_id: userId, purpose, created_at: now, expires_at })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    find: async (db, id, purpose, now) => {
      const found = await db
        .selectFrom('mail_tokens')
        .select('user_id')
        .where('id', '=', id)
        .where('purpose', '=', purpose)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return found && { userId: found.user_id };
    },
    use: async (db, id, purpose, now) => {
      // Deleting is using: of two at the same moment one finds nothing.
      const used = await db
        .deleteFrom('mail_tokens')
        .where('id', '=', id)
        .where('purpose', '=', purpose)
        .where('expires_at', '>', now)
        .returning('user_id')
        .executeTakeFirst();
      if (!used) return undefined;
      await forget(db, used.user_id, purpose);
      return { userId: used.user_id };
    },
  };
};
