import { sql, type Migration } from 'kysely';

const STATEMENTS = [
  sql`CREATE TABLE releases (
    remote text NOT NULL,
    version text NOT NULL,
    release jsonb NOT NULL,
    published_at timestamptz NOT NULL,
    published_by text NOT NULL,
    PRIMARY KEY (remote, version)
  )`,
  sql`CREATE TABLE release_pointers (
    id smallint PRIMARY KEY CHECK (id = 1),
    revision integer NOT NULL,
    pointers jsonb NOT NULL,
    built jsonb NOT NULL
  )`,
  sql`INSERT INTO release_pointers (id, revision, pointers, built) VALUES (1, 0, '{}', '{}')`,
  sql`CREATE TABLE release_log (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at timestamptz NOT NULL,
    actor text NOT NULL,
    action text NOT NULL CHECK (action IN ('publish', 'promote', 'canary', 'rollback', 'prune')),
    remote text NOT NULL,
    version text NOT NULL,
    detail text NOT NULL,
    revision integer NOT NULL
  )`,
  sql`CREATE INDEX release_log_remote ON release_log (remote, id)`,

  // Every gateway hears at once of what may be served and of what is live.
  sql`CREATE FUNCTION tell_releases() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM pg_notify('releases', ''); RETURN NULL; END $$`,
  sql`CREATE TRIGGER releases_changed AFTER INSERT OR DELETE ON releases FOR EACH STATEMENT EXECUTE FUNCTION tell_releases()`,
  sql`CREATE TRIGGER release_pointers_changed AFTER UPDATE ON release_pointers FOR EACH STATEMENT EXECUTE FUNCTION tell_releases()`,
];

export const releases: Migration = {
  up: async (db) => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
