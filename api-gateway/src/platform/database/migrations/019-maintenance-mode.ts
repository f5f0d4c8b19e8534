import { sql, type Migration } from 'kysely';

/** One row at most: while it is there, the site is closed. */
const MAINTENANCE_MODE = sql`
  CREATE TABLE maintenance_mode (
    sole boolean PRIMARY KEY DEFAULT true CHECK (sole),
    since timestamptz NOT NULL,
    resumes_at timestamptz NOT NULL,
    message text
  )`;

export const maintenanceMode: Migration = {
  up: async (db) => {
    await MAINTENANCE_MODE.execute(db);
  },
};
