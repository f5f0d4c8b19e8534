import { sql, type Migration } from 'kysely';

/** What was written under each key of a customer's file: so that a file that has changed is noticed, and an account's room is known. */
export const storedFiles: Migration = {
  up: async (db) => {
    await sql`CREATE TABLE stored_files (
      key text PRIMARY KEY,
      project_id uuid NOT NULL REFERENCES projects ON DELETE CASCADE,
      bytes bigint NOT NULL,
      sha256 bytea NOT NULL,
      stored_at timestamptz NOT NULL DEFAULT now()
    )`.execute(db);
    await sql`CREATE INDEX stored_files_project ON stored_files (project_id) INCLUDE (bytes)`.execute(db);
  },
};
