import { sql, type Migration } from 'kysely';

const CONTACT_MESSAGES = sql`
  CREATE TABLE contact_messages (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    name text NOT NULL,
    email text NOT NULL,
    subject text NOT NULL,
    message text NOT NULL,
    topic text,
    created_at timestamptz NOT NULL
  )`;

export const contactMessages: Migration = {
  up: async (db) => {
    await CONTACT_MESSAGES.execute(db);
    await sql`CREATE INDEX contact_messages_created ON contact_messages (created_at)`.execute(db);
  },
};
