import type { Pool, QueryResult } from 'pg';

export interface SchemaRecords {
  /** Migrations that the database has seen. */
  readonly executed: readonly string[];
  /** Releases that know no migration as new as each of these cannot run on it. */
  readonly contracts: readonly string[];
}

const exists = async (pool: Pool, table: string): Promise<boolean> => {
  const { rows }: QueryResult<{ found: boolean }> = await pool.query('SELECT to_regclass($1) IS NOT NULL AS found', [table]);
  return rows[0]?.found === true;
};

const column = async (pool: Pool, table: 'kysely_migration' | 'schema_contracts', name: 'name' | 'after'): Promise<string[]> => {
  if (!(await exists(pool, table))) return [];
  const { rows }: QueryResult<{ value: string }> = await pool.query(`SELECT ${name} AS value FROM ${table} ORDER BY 1`);
  return rows.map(({ value }) => value);
};

/** What the database says of its schema; nothing is changed, and the role needs no more than to read. */
export const readSchemaRecords = async (pool: Pool): Promise<SchemaRecords> => ({
  executed: await column(pool, 'kysely_migration', 'name'),
  contracts: await column(pool, 'schema_contracts', 'after'),
});

/** Differs from the lock of the migrator's library, which waits an hour for it inside a statement. */
const LOCK = 1_505_153_210;

/** A session's lock, on a connection that is kept: one machine migrates at a time. Gives whether it was free. */
export const tryMigrationLock = async (client: { query: (text: string, values: unknown[]) => Promise<QueryResult<{ taken: boolean }>> }): Promise<boolean> => {
  const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS taken', [LOCK]);
  return rows[0]?.taken === true;
};
