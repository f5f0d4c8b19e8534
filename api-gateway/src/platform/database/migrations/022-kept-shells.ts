import { sql, type Migration } from 'kysely';

const STATEMENTS = [
  // A shell that a gateway has started with; its files lie beside those of the releases, under their hashes.
  sql`CREATE TABLE kept_shells (
    version text PRIMARY KEY,
    integrity jsonb NOT NULL,
    started_at timestamptz NOT NULL
  )`,
];

export const keptShells: Migration = {
  up: async (db) => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
