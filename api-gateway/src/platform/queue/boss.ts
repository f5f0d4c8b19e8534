import { PgBoss } from 'pg-boss';
import type { Platform } from '../runtime/platform.ts';

/**
 * The queue's connection of one process. The gateway's end puts jobs in; the worker's takes them, woken by NOTIFY, and
 * keeps an eye on those whose worker has died.
 */
export const startBoss = async (
  { databaseUrl, logger }: Pick<Platform, 'databaseUrl' | 'logger'>,
  end: 'gateway' | 'worker',
): Promise<PgBoss> => {
  const isWorker = end === 'worker';
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: isWorker ? 4 : 2,
    schedule: false,
    supervise: isWorker,
    ...(isWorker && { useListenNotify: true, superviseIntervalSeconds: 1, monitorIntervalSeconds: 1 }),
  });
  boss.on('error', (error) => logger.warn({ err: error }, 'the queue reports an error'));
  await boss.start();
  return boss;
};

/** A job that is broken off goes on where it was: not worth a longer wait. */
const STOP_MS = 1_500;

/** The worker's end takes no more jobs, waits for those under way, and hands back what is not finished by then. */
export const stopBoss = (boss: PgBoss, end: 'gateway' | 'worker', patienceMs = 0): Promise<void> =>
  boss.stop(end === 'worker' ? { graceful: true, timeout: Math.max(STOP_MS, patienceMs) } : { graceful: false });
