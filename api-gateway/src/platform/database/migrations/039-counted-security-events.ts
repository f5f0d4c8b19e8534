import { sql, type Migration } from 'kysely';

/** What happens often is one row for each kind, account, network and window, with how often it happened. */
export const countedSecurityEvents: Migration = {
  up: async (db) => {
    await sql`ALTER TABLE security_events
      ADD COLUMN count integer NOT NULL DEFAULT 1,
      ADD COLUMN last_at timestamptz,
      ADD COLUMN counted_as text UNIQUE`.execute(db);
  },
};
