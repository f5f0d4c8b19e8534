import { sql, type Migration } from 'kysely';

/**
 * For some seconds after a rotation the token before it is good, too. That this is over is written down, so that no clock
 * can bring it back.
 */
export const repeatableRefreshes: Migration = {
  up: async (db) => {
    await sql`ALTER TABLE sessions ADD COLUMN repeatable boolean NOT NULL DEFAULT false`.execute(db);
    await sql`CREATE INDEX sessions_repeatable ON sessions (rotated_at) WHERE repeatable`.execute(db);
  },
};
