import { sql, type Migration } from 'kysely';

/** What a migration took away: releases that know no migration as new as `after` cannot run on this schema any more. */
export const schemaContracts: Migration = {
  up: async (db) => {
    await sql`CREATE TABLE schema_contracts (after text PRIMARY KEY)`.execute(db);
  },
};
