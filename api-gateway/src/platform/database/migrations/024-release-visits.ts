import { sql, type Migration } from 'kysely';

const STATEMENTS = [
  // Page loads of a running canary and of what it is compared with, one row for each browser: they decide about it, and go
  // when it is over. Browser and network are keyed hashes: nobody can tell from a row who it was.
  sql`CREATE TABLE release_visits (
    remote text NOT NULL,
    version text NOT NULL,
    visitor bytea NOT NULL,
    network bytea NOT NULL,
    served_at timestamptz NOT NULL,
    voted_at timestamptz,
    failed boolean NOT NULL DEFAULT false,
    PRIMARY KEY (remote, version, visitor),
    FOREIGN KEY (remote, version) REFERENCES releases ON DELETE CASCADE
  )`,
  sql`CREATE INDEX release_visits_network ON release_visits (remote, version, network)`,
];

export const releaseVisits: Migration = {
  up: async (db) => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
