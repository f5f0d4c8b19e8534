import type { PgBoss } from 'pg-boss';
import type { InTransaction } from '../../platform/database/db.ts';
import { auditeeOf, auditStore, type From } from '../operators/audit.store.ts';
import type { Operator } from '../operators/operator.ts';
import { failedJobsStore } from './failed-jobs.store.ts';

interface Dependencies {
  readonly inTransaction: InTransaction;
  readonly boss: Pick<PgBoss, 'retry'>;
  readonly now: () => Date;
}

/** Undefined: it is in its queue again. Else why not. */
export type RetryJob = (job: { readonly queue: string; readonly id: string }, operator: Operator, from: From) => Promise<string | undefined>;

/** Gives a job that failed one more try, where its work still waits for it. The try and its line in the audit are one transaction. */
export const createRetryJob =
  ({ inTransaction, boss, now }: Dependencies): RetryJob =>
  ({ queue, id }, operator, from) =>
    inTransaction(async (trx) => {
      const job = await failedJobsStore.find(trx, queue, id);
      if (!job) return 'This job does not wait for a retry any more: somebody else retried it, or it was forgotten after two weeks.';
      const outlook = await failedJobsStore.outlook(trx, job, true);
      if (outlook !== 'open') return outlook.refusal;
      await failedJobsStore.retry(trx, boss, job);
      await auditStore.add(trx, auditeeOf(operator), { action: 'retry job', target: `${queue} ${id}`, detail: `after ${job.tries} tries: ${job.message}` }, from, now());
      return undefined;
    });
