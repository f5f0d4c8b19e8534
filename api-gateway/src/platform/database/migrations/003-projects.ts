import { sql, type Migration } from 'kysely';

const PROJECTS = sql`
  CREATE TABLE projects (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    name text NOT NULL,
    seed integer NOT NULL,
    taste_profile jsonb NOT NULL,
    uploaded_image_url text,
    is_paid boolean NOT NULL DEFAULT false,
    selected_asset_id uuid,
    diversity double precision,
    plan_attempts integer NOT NULL DEFAULT 0,
    planned_at timestamptz,
    event_seq integer NOT NULL DEFAULT 0,
    idempotency_key text,
    request_hash text NOT NULL,
    created_at timestamptz(3) NOT NULL,
    UNIQUE (user_id, idempotency_key)
  )`;

const ASSETS = sql`
  CREATE TABLE assets (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    project_id uuid NOT NULL REFERENCES projects ON DELETE CASCADE,
    asset_type text NOT NULL DEFAULT 'logo_concept' CHECK (asset_type IN ('logo_concept', 'simple_refinement')),
    parent_asset_id uuid REFERENCES assets ON DELETE CASCADE,
    studio text NOT NULL,
    slot integer NOT NULL,
    status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'completed', 'failed')),
    genome jsonb,
    title text,
    background text,
    reasons jsonb NOT NULL DEFAULT '[]',
    scores jsonb,
    attempts integer NOT NULL DEFAULT 0,
    completed_at timestamptz
  )`;

/** One row a slot, for the concepts; variations hang on their parent and have slots of their own. */
const ONE_A_SLOT = sql`
  CREATE UNIQUE INDEX assets_slot ON assets (project_id, studio, slot) WHERE asset_type = 'logo_concept'`;

const SELECTED_ASSET = sql`
  ALTER TABLE projects ADD CONSTRAINT projects_selected_asset
    FOREIGN KEY (selected_asset_id) REFERENCES assets ON DELETE SET NULL`;

export const projects: Migration = {
  up: async (db) => {
    await PROJECTS.execute(db);
    await sql`CREATE INDEX projects_newest ON projects (user_id, created_at DESC, id DESC)`.execute(db);
    await ASSETS.execute(db);
    await ONE_A_SLOT.execute(db);
    await sql`CREATE INDEX assets_project ON assets (project_id)`.execute(db);
    await SELECTED_ASSET.execute(db);
  },
};
