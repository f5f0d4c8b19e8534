import { sql, type Migration } from 'kysely';

/** Rotations of the keys that are derived from the installation's secret. No key and nothing that makes one alone is here. */
export const keyGenerations: Migration = {
  up: async (db) => {
    await sql`CREATE TABLE key_generations (
      name text NOT NULL,
      generation integer NOT NULL CHECK (generation >= 0),
      salt text NOT NULL,
      active_from timestamptz NOT NULL,
      retired_at timestamptz,
      PRIMARY KEY (name, generation)
    )`.execute(db);
  },
};
