import { sql, type Migration } from 'kysely';

const STATEMENTS = [
  // A browser in which an operator has signed in. Its cookie is a random number that is nowhere: only its hash is here.
  sql`CREATE TABLE operator_sessions (
    id uuid PRIMARY KEY,
    token_id uuid NOT NULL REFERENCES release_tokens ON DELETE CASCADE,
    hash text NOT NULL UNIQUE,
    browser text NOT NULL,
    created_at timestamptz NOT NULL,
    seen_at timestamptz NOT NULL,
    ended_at timestamptz
  )`,
];

export const operatorSessions: Migration = {
  up: async (db) => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
