import { sql, type Migration } from 'kysely';

/**
 * The shape of each asset's symbol, and what a project's plan kept away from: fixed when it is first planned, so that
 * a repeated try draws the same.
 */
export const fingerprints: Migration = {
  up: async (db) => {
    await sql`ALTER TABLE assets ADD COLUMN fingerprint text`.execute(db);
    await sql`ALTER TABLE projects ADD COLUMN avoided text[]`.execute(db);
    await sql`CREATE INDEX projects_chosen ON projects (created_at DESC, id DESC) WHERE selected_asset_id IS NOT NULL`.execute(db);
  },
};
