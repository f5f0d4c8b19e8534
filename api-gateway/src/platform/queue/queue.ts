import { SpanKind } from '@opentelemetry/api';
import { fromKysely, type JobResult, type PgBoss } from 'pg-boss';
import type { Db } from '../database/db.ts';
import type { Logger } from '../logging/logger.ts';
import { inSpan, inSpanOfTrace, isTracing, traceparent } from '../tracing/tracing.ts';

/** With NOTIFY a job begins at once; the polling is for what was missed. */
const POLLING = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 } as const;
/** Failed jobs are kept for two weeks, so that an operator can look at them and retry; those that were done go earlier (operations/retention). */
const DELETE_AFTER_S = 14 * 86_400;

/** How a queue repeats what fails: again after 1 s, then after twice the time, up to `delayMaxS`. */
interface Repeats {
  readonly limit: number;
  /** Absent: always after one second. */
  readonly delayMaxS?: number;
}

interface QueueTerms {
  readonly name: string;
  readonly repeats: Repeats;
  /** After which a job that is still active counts as failed. */
  readonly expireS: number;
  /** A worker that dies is noticed after so long without a sign of life; absent: when the job expires. */
  readonly heartbeatS?: number;
  /** Jobs of this queue that one worker does at once. */
  readonly atOnce: number;
  /** Loops that fetch jobs, so that a long job holds up none that is short. */
  readonly fetchers?: number;
  /** What the log says of a job that failed, and how loud. */
  readonly failed: { readonly words: string; readonly level: 'warn' | 'error' };
}

/** A job to put into the queue. */
export interface NewJob<Data extends object> {
  readonly data: Data;
  /** Its own id; by default the queue makes one up. */
  readonly id?: string;
  /** Higher comes first. */
  readonly priority?: number;
  readonly startAfter?: Date;
}

/** A job carries the trace that it belongs to from the gateway to the worker. */
type Traced<Data> = Data & { readonly traceparent?: string };

export interface Queue<Data extends object> {
  readonly name: string;
  /** The gateway's end: puts jobs in, within a transaction, so that a job exists if and only if what it is for does. */
  readonly open: (boss: PgBoss) => Promise<(db: Db, jobs: readonly NewJob<Data>[]) => Promise<void>>;
  /** The worker's end: calls `work` for each job, and has what it rejects repeated. `fetchers` where they depend on settings. */
  readonly take: (boss: PgBoss, logger: Logger, work: (data: Data) => Promise<void>, fetchers?: number) => Promise<void>;
}

/** The one way to have something done in the worker: a queue in the database, by pg-boss. */
export const defineQueue = <Data extends object>({ name, repeats, expireS, heartbeatS, atOnce, fetchers, failed }: QueueTerms): Queue<Data> => {
  const queueOptions = {
    notify: true,
    retryLimit: repeats.limit,
    retryDelay: 1,
    ...(repeats.delayMaxS !== undefined && { retryBackoff: true, retryDelayMax: repeats.delayMaxS }),
    ...(heartbeatS !== undefined && { heartbeatSeconds: heartbeatS }),
    expireInSeconds: expireS,
    deleteAfterSeconds: DELETE_AFTER_S,
  };
  // With batches of one, NOTIFY would start one job a poll: where many are done at once, a full batch asks for the next.
  const workOptions = { batchSize: atOnce, burstWhenBatchFull: atOnce > 1, perJobResults: true, ...POLLING } as const;

  const make = async (boss: PgBoss): Promise<void> => {
    await boss.createQueue(name, queueOptions);
    // A queue that was made by an older version keeps its options.
    await boss.updateQueue(name, { retryLimit: repeats.limit, deleteAfterSeconds: DELETE_AFTER_S });
  };

  const resultOf = async (id: string, given: Traced<Data>, work: (data: Data) => Promise<void>, logger: Logger): Promise<JobResult> => {
    const { traceparent: from, ...rest } = given;
    const data = rest as unknown as Data;
    try {
      await inSpan(`${name} process`, { kind: SpanKind.CONSUMER, attributes: { 'messaging.destination.name': name, 'messaging.message.id': id }, from }, () => work(data));
      return { id, status: 'completed' };
    } catch (error) {
      const stopped = (error as Error).name === 'AbortError';
      logger[stopped ? 'info' : failed.level]({ err: error, queue: name, job_id: id, job: data }, stopped ? 'job broken off' : failed.words);
      return { id, status: 'failed', output: { message: String(error) } };
    }
  };

  return {
    name,
    open: async (boss) => {
      await make(boss);
      return async (db, jobs) => {
        await inSpanOfTrace(`${name} send`, { kind: SpanKind.PRODUCER, attributes: { 'messaging.destination.name': name } }, async () => {
          const from = isTracing() ? traceparent() : undefined;
          await boss.insert(name, jobs.map((job) => (from ? { ...job, data: { ...job.data, traceparent: from } } : job)), { db: fromKysely(db) });
        });
      };
    },
    take: async (boss, logger, work, loops = fetchers) => {
      await make(boss);
      const options = { ...workOptions, ...(loops !== undefined && { localConcurrency: loops }) };
      await boss.work<Traced<Data>, unknown, typeof options>(name, options, (jobs) => Promise.all(jobs.map(({ id, data }) => resultOf(id, data, work, logger))));
    },
  };
};
