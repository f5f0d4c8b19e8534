import { sql, type Migration } from 'kysely';

/** What browsers refused to run or load on our pages: one row for each day and each difference, with a count. */
export const cspReports: Migration = {
  up: async (db) => {
    await sql`CREATE TABLE csp_reports (
      day date NOT NULL,
      directive text NOT NULL,
      blocked text NOT NULL,
      page text NOT NULL,
      release text NOT NULL,
      count integer NOT NULL,
      first_at timestamptz NOT NULL,
      last_at timestamptz NOT NULL,
      PRIMARY KEY (day, directive, blocked, page, release)
    )`.execute(db);
  },
};
