import { sql, type Migration } from 'kysely';

const STATEMENTS = [
  sql`ALTER TABLE assets DROP CONSTRAINT assets_asset_type_check`,
  sql`ALTER TABLE assets ADD CONSTRAINT assets_asset_type_check
    CHECK (asset_type IN ('logo_concept', 'simple_refinement', 'edited'))`,
  sql`ALTER TABLE assets ADD COLUMN company_name text`,
  sql`ALTER TABLE assets ADD COLUMN edits jsonb`,
];

/** Versions made by hand: the changes that made them of their parent, and the name where they corrected it. */
export const editedVersions: Migration = {
  up: async (db) => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
