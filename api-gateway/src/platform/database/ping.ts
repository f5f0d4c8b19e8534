import type { Pool } from 'pg';

/** Rejects where the database does not answer. */
export const pingDatabase = async (pool: Pick<Pool, 'query'>): Promise<void> => {
  await pool.query('select 1');
};
