import { sql, type Migration } from 'kysely';

const PRESS_PAGES = sql`
  CREATE TABLE press_pages (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    project_id uuid NOT NULL REFERENCES projects ON DELETE CASCADE,
    token text NOT NULL UNIQUE,
    boilerplate text NOT NULL,
    created_at timestamptz NOT NULL,
    revoked_at timestamptz
  )`;

/** Public pages of finished kits: one live page a project; those that were switched off keep their token, so that it answers clearly. */
export const pressPages: Migration = {
  up: async (db) => {
    await PRESS_PAGES.execute(db);
    await sql`CREATE UNIQUE INDEX press_pages_live ON press_pages (project_id) WHERE revoked_at IS NULL`.execute(db);
    await sql`CREATE INDEX press_pages_project ON press_pages (project_id)`.execute(db);
  },
};
