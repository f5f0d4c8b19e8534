import type { RemoteName } from '@fifteen/contracts';
import { fromKysely, type PgBoss } from 'pg-boss';
import type { Db } from '../../platform/database/db.ts';
import type { Logger } from '../../platform/logging/logger.ts';

const QUEUE = 'release-check';

/** A worker that dies in the middle is replaced once; a second death is the release's doing. */
const QUEUE_OPTIONS = { notify: true, retryLimit: 1, retryDelay: 1, expireInSeconds: 600, deleteAfterSeconds: 3_600 };
/** One browser at a time: it is the heaviest thing that a worker starts, and customers come first. */
const WORK_OPTIONS = { batchSize: 1, localConcurrency: 1, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 } as const;

export interface CheckJob {
  readonly remote: RemoteName;
  readonly version: string;
  /** Who asked, as the log names them. */
  readonly actor: string;
}

/** Within a transaction: the job exists if and only if its run does. */
export type EnqueueCheck = (db: Db, job: CheckJob) => Promise<void>;

/** The gateway's end of the queue. */
export const openCheckQueue = async (boss: PgBoss): Promise<EnqueueCheck> => {
  await boss.createQueue(QUEUE, QUEUE_OPTIONS);
  return async (db, job) => {
    await boss.insert(QUEUE, [{ data: job }], { db: fromKysely(db) });
  };
};

/** The worker's end: calls `run` for each job, one after the other. */
export const takeChecks = async (boss: PgBoss, logger: Logger, run: (job: CheckJob) => Promise<void>): Promise<void> => {
  await boss.createQueue(QUEUE, QUEUE_OPTIONS);
  await boss.work<CheckJob, unknown, typeof WORK_OPTIONS>(QUEUE, WORK_OPTIONS, async (jobs) => {
    for (const { data } of jobs) {
      await run(data).catch((error: unknown) => {
        logger.error({ err: error, remote: data.remote, version: data.version }, 'the browser part of a check broke');
        throw error;
      });
    }
  });
};
