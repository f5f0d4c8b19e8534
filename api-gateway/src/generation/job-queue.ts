import { fromKysely, PgBoss, type JobResult } from 'pg-boss';
import type { Transaction } from 'kysely';
import type { Database } from '../database/schema/database.ts';
import type { Logger } from '../logger.ts';

const QUEUE = 'generation';

/**
 * One job a project. A killed worker's job is taken up again once its heartbeat stops; a job counts its own tries
 * slot by slot, so the queue repeats it generously.
 */
const QUEUE_OPTIONS = {
  notify: true,
  retryLimit: 20,
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

/** A job that is broken off goes on where it was: not worth a longer wait. */
const STOP_MS = 1_500;

interface GenerationJob {
  readonly projectId: string;
}

interface Options {
  readonly databaseUrl: string;
  readonly logger: Logger;
}

export interface JobQueue {
  /** Within a transaction: the job exists if and only if what it is for does. */
  readonly enqueue: (trx: Transaction<Database>, projectId: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

const start = async ({ databaseUrl, logger }: Options, isWorker: boolean): Promise<PgBoss> => {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: isWorker ? 4 : 2,
    schedule: false,
    supervise: isWorker,
    ...(isWorker && { useListenNotify: true, superviseIntervalSeconds: 1, monitorIntervalSeconds: 1 }),
  });
  boss.on('error', (error) => logger.warn({ err: error }, 'the queue reports an error'));
  await boss.start();
  await boss.createQueue(QUEUE, QUEUE_OPTIONS);
  return boss;
};

/** The gateway's end of the queue. */
export const openJobQueue = async (options: Options): Promise<JobQueue> => {
  const boss = await start(options, false);
  return {
    enqueue: async (trx, projectId) => {
      const data: GenerationJob = { projectId };
      await boss.insert(QUEUE, [{ data }], { db: fromKysely(trx) });
    },
    stop: () => boss.stop({ graceful: false }),
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

/** The worker's end: calls `generate` for each job, and repeats what was broken off. */
export const takeJobs = async (
  options: Options,
  generate: (projectId: string) => Promise<void>,
): Promise<Pick<JobQueue, 'stop'>> => {
  const boss = await start(options, true);
  await boss.work<GenerationJob, unknown, typeof WORK_OPTIONS>(QUEUE, WORK_OPTIONS, (jobs) =>
    Promise.all(jobs.map(({ id, data }) => resultOf(id, generate(data.projectId), options.logger))),
  );
  return { stop: () => boss.stop({ graceful: true, timeout: STOP_MS }) };
};
