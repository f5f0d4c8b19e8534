import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import type { MailRow } from '../database/schema/mails.ts';

/** The outbox, as the sender sees it. */
export interface MailsStore {
  /** A mail that is neither sent nor given up. */
  readonly findOpen: (id: string) => Promise<MailRow | undefined>;
  /** Counted before the try, so that one which takes the process down counts too. Gives its number. */
  readonly countTry: (id: string) => Promise<number>;
  /** What the mail told goes with it; the address too, where the account is gone. */
  readonly markSent: (id: string, now: Date) => Promise<void>;
  readonly markFailed: (id: string, now: Date) => Promise<void>;
  /** Given up, newest first: for the operator. */
  readonly failed: (limit: number) => Promise<Pick<MailRow, 'id' | 'template' | 'tries' | 'created_at' | 'failed_at'>[]>;
}

const NOTHING = JSON.stringify({});
/** In the same statement: nobody sees a mail that is sent and still names somebody whose account is gone. */
const keptRecipient = sql<string>`CASE WHEN user_id IS NULL THEN '' ELSE recipient END`;

export const createMailsStore = (db: Db): MailsStore => ({
  findOpen: (id) =>
    db
      .selectFrom('mails')
      .selectAll()
      .where('id', '=', id)
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      .executeTakeFirst(),

  countTry: async (id) => {
    const { tries } = await db
      .updateTable('mails')
      .set((of) => ({ tries: of('tries', '+', 1) }))
      .where('id', '=', id)
      .returning('tries')
      .executeTakeFirstOrThrow();
    return tries;
  },

  markSent: async (id, now) => {
    await db.updateTable('mails').set({ sent_at: now, data: NOTHING, recipient: keptRecipient }).where('id', '=', id).execute();
  },

  markFailed: async (id, now) => {
    await db.updateTable('mails').set({ failed_at: now, data: NOTHING, recipient: keptRecipient }).where('id', '=', id).execute();
  },

  failed: (limit) =>
    db
      .selectFrom('mails')
      .select(['id', 'template', 'tries', 'created_at', 'failed_at'])
      .where('failed_at', 'is not', null)
      .orderBy('failed_at', 'desc')
      .limit(limit)
      .execute(),
});
