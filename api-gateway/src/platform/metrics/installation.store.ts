import type { Pool } from 'pg';

export interface QueueFigure {
  readonly queue: string;
  readonly state: 'waiting' | 'active';
  readonly jobs: number;
  /** Of the oldest that waits and might begin. */
  readonly age: number;
}

/** Jobs that wait or are done; none before the queue's tables are made. */
export const readQueues = async (pool: Pool): Promise<QueueFigure[]> => {
  const { rows } = await pool.query<{ found: boolean }>(`SELECT to_regclass('pgboss.job') IS NOT NULL AS found`);
  if (!rows[0]?.found) return [];
  return (
    await pool.query<QueueFigure>(
      `SELECT name AS queue, CASE state WHEN 'active' THEN 'active' ELSE 'waiting' END AS state, count(*)::int AS jobs,
         coalesce(max(extract(epoch FROM now() - greatest(created_on, start_after))) FILTER (WHERE state <> 'active'), 0)::float AS age
       FROM pgboss.job WHERE state IN ('created', 'retry', 'active') AND start_after <= now() GROUP BY 1, 2`,
    )
  ).rows;
};

export const countWaitingMails = async (pool: Pool): Promise<number> => {
  const { rows } = await pool.query<{ waiting: number }>('SELECT count(*)::int AS waiting FROM mails WHERE sent_at IS NULL AND failed_at IS NULL');
  return rows[0]?.waiting ?? 0;
};
