import { sql, type Migration } from 'kysely';

const STATEMENTS = [
  // When the project's job was put into the queue: at first, after a deletion was undone, or by "Try again".
  sql`ALTER TABLE projects ADD COLUMN queued_at timestamptz NOT NULL DEFAULT now()`,
  // When the part's job was put into the queue.
  sql`ALTER TABLE kit_parts ADD COLUMN queued_at timestamptz NOT NULL DEFAULT now()`,
  // Sweepers look for what is unfinished: a few rows among all that are done.
  sql`CREATE INDEX assets_pending_concepts ON assets (project_id) WHERE status = 'pending' AND asset_type = 'logo_concept'`,
  sql`CREATE INDEX kit_parts_unfinished ON kit_parts (queued_at) WHERE status IN ('waiting', 'processing')`,
];

export const whenDrawingWasAskedFor: Migration = {
  up: async (db) => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
