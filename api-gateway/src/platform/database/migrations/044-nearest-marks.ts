import { sql, type Migration } from 'kysely';

/** The well-known logo that each asset's symbol comes nearest to, by the engine's index of real marks. */
export const nearestMarks: Migration = {
  up: async (db) => {
    await sql`ALTER TABLE assets ADD COLUMN nearest_mark jsonb`.execute(db);
  },
};
