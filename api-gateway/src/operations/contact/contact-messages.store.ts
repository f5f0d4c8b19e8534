import type { Insertable } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { ContactMessageRow, ContactMessagesTable } from '../../platform/database/schema/contact-messages.ts';

export interface ContactMessagesStore {
  /** Gives its id. */
  readonly add: (db: Db, message: Insertable<ContactMessagesTable>) => Promise<string>;
  /** Newest first: for the operator. */
  readonly latest: (db: Db, limit: number) => Promise<ContactMessageRow[]>;
}

export const contactMessagesStore: ContactMessagesStore = {
  add: async (db, message) => {
    const { id } = await db.insertInto('contact_messages').values(message).returning('id').executeTakeFirstOrThrow();
    return id;
  },
  latest: (db, limit) => db.selectFrom('contact_messages').selectAll().orderBy('created_at', 'desc').limit(limit).execute(),
};
