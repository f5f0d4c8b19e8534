import { sql, type Migration } from 'kysely';

/** Projects of a logo that its owner uploaded, and when they confirmed that it is theirs to use. */
export const ownLogos: Migration = {
  up: async (db) => {
    await sql`ALTER TABLE projects ADD COLUMN own_logo_rights_at timestamptz`.execute(db);
  },
};
