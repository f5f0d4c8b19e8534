import { sql, type Migration } from 'kysely';

/** A mail beyond what a mailbox gets in an hour waits until then. */
export const heldMails: Migration = {
  up: async (db) => {
    await sql`ALTER TABLE mails ADD COLUMN held_until timestamptz`.execute(db);
    await sql`CREATE INDEX mails_held ON mails (recipient) WHERE held_until IS NOT NULL AND sent_at IS NULL`.execute(db);
  },
};
