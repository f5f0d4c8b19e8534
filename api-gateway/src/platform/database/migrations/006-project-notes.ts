import { sql, type Migration } from 'kysely';

export const projectNotes: Migration = {
  up: async (db) => {
    await sql`ALTER TABLE projects ADD COLUMN notes jsonb NOT NULL DEFAULT '[]'`.execute(db);
  },
};
