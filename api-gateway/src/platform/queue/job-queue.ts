import { fromKysely, type JobResult, type PgBoss } from 'pg-boss';
import type { Transaction } from 'kysely';
import type { Database } from '../database/schema/database.ts';
import type { Logger } from '../logging/logger.ts';

export const GENERATION_QUEUE = 'generation';

/**
 * One job a project. A killed worker's job is taken up again once its heartbeat stops. The engine's failures are counted
 * by the work itself, so what the queue repeats is the fault of a disk, a database or a power cut; after some five
 * minutes of it the concepts have failed, and the customer may try again.
 */
const QUEUE_OPTIONS = {
  notify: true,
  retryLimit: 10,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 60,
  heartbeatSeconds: 10,
  expireInSeconds: 600,
  deleteAfterSeconds: 3_600,
};

/** With batches of one, NOTIFY would start one job a poll. */
const WORK_OPTIONS = {
  batchSize: 2,
  localConcurrency: 2,
  burstWhenBatchFull: true,
  perJobResults: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 2,
} as const;

interface GenerationJob {
  readonly projectId: string;
}

/** Within a transaction: the job exists if and only if what it is for does. */
export type EnqueueGeneration = (trx: Transaction<Database>, projectId: string) => Promise<void>;

/** The gateway's end of the queue. */
export const openGenerationQueue = async (boss: PgBoss): Promise<EnqueueGeneration> => {
  await boss.createQueue(GENERATION_QUEUE, QUEUE_OPTIONS);
  return async (trx, projectId) => {
    const data: GenerationJob = { projectId };
    await boss.insert(GENERATION_QUEUE, [{ data }], { db: fromKysely(trx) });
  };
};

const resultOf = async (id: string, work: Promise<void>, logger: Logger): Promise<JobResult> => {
  try {
    await work;
    return { id, status: 'completed' };
  } catch (error) {
    const stopped = (error as Error).name === 'AbortError';
    logger[stopped ? 'info' : 'error']({ err: error, job_id: id }, stopped ? 'job broken off' : 'job failed');
    return { id, status: 'failed', output: { message: String(error) } };
  }
};

/** Calls `work` for each job of the queue, several at once, and repeats what was broken off. */
export const takeJobs = async <Job extends object>(
  boss: PgBoss,
  queue: string,
  logger: Logger,
  work: (job: Job) => Promise<void>,
): Promise<void> => {
  await boss.work<Job, unknown, typeof WORK_OPTIONS>(queue, WORK_OPTIONS, (jobs) =>
    Promise.all(jobs.map(({ id, data }) => resultOf(id, work(data), logger))),
  );
};

/** The worker's end: calls `generate` for each job. */
export const takeGenerations = async (
  boss: PgBoss,
  logger: Logger,
  generate: (projectId: string) => Promise<void>,
): Promise<void> => {
  await boss.createQueue(GENERATION_QUEUE, QUEUE_OPTIONS);
  // A queue that was made by an older version keeps its options.
  await boss.updateQueue(GENERATION_QUEUE, { retryLimit: QUEUE_OPTIONS.retryLimit });
  await takeJobs<GenerationJob>(boss, GENERATION_QUEUE, logger, ({ projectId }) => generate(projectId));
};
