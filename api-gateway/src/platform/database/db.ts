import type { Kysely } from 'kysely';
import type { Database } from './schema/database.ts';

/** The database, or a transaction on it: stores take either. */
export type Db = Kysely<Database>;

/** All of what `work` does with its `Db`, or nothing. Services get this instead of SQL. */
export type InTransaction = <T>(work: (trx: Db) => Promise<T>) => Promise<T>;

export const inTransactionOn =
  (db: Db): InTransaction =>
  (work) =>
    db.transaction().execute(work);
