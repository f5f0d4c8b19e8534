import { fromKysely, type JobResult, type PgBoss } from 'pg-boss';
import type { Db } from '../database/db.ts';
import type { Logger } from '../logging/logger.ts';

const QUEUE = 'mail';

/** Eighteen tries, each after twice the time, are a good day: a mail server may be away for a night, not for ever. */
export const MAIL_TRIES = 18;
const QUEUE_OPTIONS = {
  notify: true,
  retryLimit: MAIL_TRIES,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 6 * 3_600,
  heartbeatSeconds: 10,
  expireInSeconds: 120,
  deleteAfterSeconds: 3_600,
};
const WORK_OPTIONS = {
  batchSize: 2,
  burstWhenBatchFull: true,
  perJobResults: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 2,
} as const;

interface MailJob {
  readonly mailId: string;
}

/** Within a transaction: the job exists if and only if the mail does. It waits until `at`, where that is given. */
export type EnqueueMail = (db: Db, mailId: string, at?: Date) => Promise<void>;

export const openMailQueue = async (boss: PgBoss): Promise<EnqueueMail> => {
  await boss.createQueue(QUEUE, QUEUE_OPTIONS);
  return async (db, mailId, at) => {
    const data: MailJob = { mailId };
    await boss.insert(QUEUE, [{ data, ...(at && { startAfter: at }) }], { db: fromKysely(db) });
  };
};

const resultOf = async (id: string, work: Promise<void>, logger: Logger): Promise<JobResult> => {
  try {
    await work;
    return { id, status: 'completed' };
  } catch (error) {
    logger.warn({ err: error, job_id: id }, 'a mail could not be sent yet');
    return { id, status: 'failed', output: { message: String(error) } };
  }
};

/** Calls `send` for each mail; one that throws is tried again, later and later. */
export const takeMails = async (boss: PgBoss, logger: Logger, send: (mailId: string) => Promise<void>): Promise<void> => {
  await boss.createQueue(QUEUE, QUEUE_OPTIONS);
  await boss.work<MailJob, unknown, typeof WORK_OPTIONS>(QUEUE, WORK_OPTIONS, (jobs) =>
    Promise.all(jobs.map(({ id, data }) => resultOf(id, send(data.mailId), logger))),
  );
};
