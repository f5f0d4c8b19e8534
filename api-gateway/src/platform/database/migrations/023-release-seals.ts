import { sql, type Migration } from 'kysely';

const STATEMENTS = [
  // Pages of a release as HTML: made once of these two files, whose hashes are its name. The pages are a file of the store.
  sql`CREATE TABLE release_renderings (
    remote text NOT NULL,
    source text NOT NULL,
    shell text NOT NULL,
    renderer integer NOT NULL,
    integrity text NOT NULL,
    rendered_at timestamptz NOT NULL,
    PRIMARY KEY (remote, source, shell, renderer)
  )`,
  // What our own runner or a start of the product says about a version, signed with the installation's secret.
  sql`CREATE TABLE release_seals (
    remote text NOT NULL,
    version text NOT NULL,
    kind text NOT NULL CHECK (kind IN ('browser', 'start')),
    seal text NOT NULL,
    PRIMARY KEY (remote, version, kind),
    FOREIGN KEY (remote, version) REFERENCES releases ON DELETE CASCADE
  )`,
  // The last run of the browser part of a check that somebody asked for.
  sql`CREATE TABLE release_check_runs (
    remote text NOT NULL,
    version text NOT NULL,
    state text NOT NULL CHECK (state IN ('waiting', 'running', 'done', 'failed')),
    message text,
    asked_at timestamptz NOT NULL,
    asked_by text NOT NULL,
    PRIMARY KEY (remote, version),
    FOREIGN KEY (remote, version) REFERENCES releases ON DELETE CASCADE
  )`,
  // Publishers handed these in: none of them counts any more.
  sql`ALTER TABLE release_checks DROP COLUMN browser`,

  // Tells every gateway at once which versions may be prerendered and selected by cookie.
  sql`CREATE TRIGGER release_seals_changed AFTER INSERT OR UPDATE OR DELETE ON release_seals FOR EACH STATEMENT EXECUTE FUNCTION tell_releases()`,
  sql`CREATE TRIGGER release_checks_changed AFTER INSERT OR UPDATE ON release_checks FOR EACH STATEMENT EXECUTE FUNCTION tell_releases()`,
];

export const releaseSeals: Migration = {
  up: async (db) => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
