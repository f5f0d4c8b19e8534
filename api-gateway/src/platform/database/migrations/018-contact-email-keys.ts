import { sql, type Migration } from 'kysely';

/** Messages are found by the address of an account, however its letters were typed. */
export const contactEmailKeys: Migration = {
  up: async (db) => {
    await sql`ALTER TABLE contact_messages ADD COLUMN email_key text`.execute(db);
    await sql`UPDATE contact_messages SET email_key = lower(normalize(email, NFKC))`.execute(db);
    await sql`ALTER TABLE contact_messages ALTER COLUMN email_key SET NOT NULL`.execute(db);
    await sql`CREATE INDEX contact_messages_email_key ON contact_messages (email_key)`.execute(db);
  },
};
