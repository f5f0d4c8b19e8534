import { fromKysely, type JobResult, type PgBoss } from 'pg-boss';
import type { Db } from '../../platform/database/db.ts';
import type { Logger } from '../../platform/logging/logger.ts';

const QUEUE = 'payments';

/** The provider may be away for hours; what is lost nevertheless the reconciler finds. */
const QUEUE_OPTIONS = {
  notify: true,
  retryLimit: 20,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 600,
  heartbeatSeconds: 10,
  expireInSeconds: 120,
  deleteAfterSeconds: 3_600,
};
const WORK_OPTIONS = {
  batchSize: 4,
  burstWhenBatchFull: true,
  perJobResults: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 2,
} as const;

interface PaymentJob {
  readonly eventId: string;
}

/** Within the transaction that keeps the event. */
export type EnqueuePaymentEvent = (db: Db, eventId: string) => Promise<void>;

export const openPaymentQueue = async (boss: PgBoss): Promise<EnqueuePaymentEvent> => {
  await boss.createQueue(QUEUE, QUEUE_OPTIONS);
  return async (db, eventId) => {
    const data: PaymentJob = { eventId };
    await boss.insert(QUEUE, [{ data }], { db: fromKysely(db) });
  };
};

const resultOf = async (id: string, work: Promise<void>, logger: Logger): Promise<JobResult> => {
  try {
    await work;
    return { id, status: 'completed' };
  } catch (error) {
    logger.warn({ err: error, job_id: id }, 'news of a payment could not be handled yet');
    return { id, status: 'failed', output: { message: String(error) } };
  }
};

export const takePaymentEvents = async (boss: PgBoss, logger: Logger, handle: (eventId: string) => Promise<void>): Promise<void> => {
  await boss.createQueue(QUEUE, QUEUE_OPTIONS);
  await boss.work<PaymentJob, unknown, typeof WORK_OPTIONS>(QUEUE, WORK_OPTIONS, (jobs) =>
    Promise.all(jobs.map(({ id, data }) => resultOf(id, handle(data.eventId), logger))),
  );
};
