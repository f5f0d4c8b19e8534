import { sql, type Migration } from 'kysely';

const SHARES = sql`
  CREATE TABLE shares (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    project_id uuid NOT NULL REFERENCES projects ON DELETE CASCADE,
    token text NOT NULL UNIQUE,
    shows_owner boolean NOT NULL,
    only_favourites boolean NOT NULL,
    created_at timestamptz NOT NULL,
    revoked_at timestamptz
  )`;

const ONE_LIVE_SHARE = sql`
  CREATE UNIQUE INDEX shares_live ON shares (project_id) WHERE revoked_at IS NULL`;

const VOTES = sql`
  CREATE TABLE share_votes (
    share_id uuid NOT NULL REFERENCES shares ON DELETE CASCADE,
    asset_id uuid NOT NULL REFERENCES assets ON DELETE CASCADE,
    voter text NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (share_id, voter, asset_id)
  )`;

export const favouritesAndShares: Migration = {
  up: async (db) => {
    await sql`ALTER TABLE assets ADD COLUMN is_favourite boolean NOT NULL DEFAULT false`.execute(db);
    await SHARES.execute(db);
    await ONE_LIVE_SHARE.execute(db);
    await sql`CREATE INDEX shares_project ON shares (project_id)`.execute(db);
    await VOTES.execute(db);
    await sql`CREATE INDEX share_votes_asset ON share_votes (asset_id)`.execute(db);
  },
};
