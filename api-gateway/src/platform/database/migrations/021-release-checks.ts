import { sql, type Migration } from 'kysely';

const STATEMENTS = [
  // What the running shell offers to remotes: told by the gateway that starts with it.
  sql`ALTER TABLE release_pointers ADD COLUMN shell jsonb`,
  sql`ALTER TABLE release_pointers ADD COLUMN autos jsonb NOT NULL DEFAULT '{}'`,
  sql`ALTER TABLE release_log DROP CONSTRAINT release_log_action_check`,
  sql`ALTER TABLE release_log ADD CONSTRAINT release_log_action_check
    CHECK (action IN ('publish', 'check', 'promote', 'canary', 'rollback', 'prune'))`,
  sql`CREATE TABLE release_checks (
    remote text NOT NULL,
    version text NOT NULL,
    findings jsonb NOT NULL,
    browser jsonb,
    checked_at timestamptz NOT NULL,
    checked_by text NOT NULL,
    PRIMARY KEY (remote, version),
    FOREIGN KEY (remote, version) REFERENCES releases ON DELETE CASCADE
  )`,
  sql`CREATE TABLE release_tokens (
    id uuid PRIMARY KEY,
    scope text NOT NULL,
    name text NOT NULL,
    hash text NOT NULL UNIQUE,
    created_at timestamptz NOT NULL,
    created_by text NOT NULL,
    used_at timestamptz,
    revoked_at timestamptz
  )`,
  // Files that were sent and belong to no version yet.
  sql`CREATE TABLE release_uploads (integrity text PRIMARY KEY, sent_at timestamptz NOT NULL)`,
  // No row tells of a visitor: a version, a minute, two sums.
  sql`CREATE TABLE release_figures (
    remote text NOT NULL,
    version text NOT NULL,
    minute timestamptz NOT NULL,
    visits integer NOT NULL,
    failed integer NOT NULL,
    PRIMARY KEY (remote, version, minute),
    FOREIGN KEY (remote, version) REFERENCES releases ON DELETE CASCADE
  )`,
];

export const releaseChecks: Migration = {
  up: async (db) => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
