import type { Pool } from 'pg';
import { resetGauge, setGauge } from './figures.ts';
import { countWaitingMails, readQueues } from './installation.store.ts';

interface Dependencies {
  readonly pool: Pool;
  readonly logger: { readonly warn: (facts: object, words: string) => void };
}

/** Sets the gauges of the installation and of this process's pool, before they are read. A database that is away leaves them out. */
export const readInstallation = async ({ pool, logger }: Dependencies): Promise<void> => {
  const idle = pool.idleCount;
  setGauge('pool_connections', { state: 'idle' }, idle);
  setGauge('pool_connections', { state: 'in use' }, pool.totalCount - idle);
  setGauge('pool_waiting', {}, pool.waitingCount);
  for (const name of ['queue_age_seconds', 'queue_jobs'] as const) resetGauge(name);
  try {
    const [queues, mails] = await Promise.all([readQueues(pool), countWaitingMails(pool)]);
    for (const { queue, state, jobs, age } of queues) {
      setGauge('queue_jobs', { queue, state }, jobs);
      if (state === 'waiting') setGauge('queue_age_seconds', { queue }, age);
    }
    setGauge('mails_waiting', {}, mails);
  } catch (error) {
    logger.warn({ err: error }, 'figures of the installation could not be read');
  }
};
