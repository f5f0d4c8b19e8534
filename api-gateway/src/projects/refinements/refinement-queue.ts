import type { Transaction } from 'kysely';
import { fromKysely, type PgBoss } from 'pg-boss';
import type { Database } from '../../platform/database/schema/database.ts';

export const REFINEMENT_QUEUE = 'refinement';

/**
 * One job a refinement, under the refinement's own id. The engine's failures are counted by the work itself, so what the
 * queue repeats is the fault of a disk, a database or a power cut; after some five minutes of it the credits go back.
 */
export const REFINEMENT_QUEUE_OPTIONS = {
  notify: true,
  retryLimit: 10,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 60,
  heartbeatSeconds: 10,
  expireInSeconds: 600,
  deleteAfterSeconds: 3_600,
};

export interface RefinementJob {
  readonly refinementId: string;
}

/** Within a transaction: the job exists if and only if what it is for does. */
export type EnqueueRefinement = (trx: Transaction<Database>, refinementId: string) => Promise<void>;

/** The gateway's end of the queue. */
export const openRefinementQueue = async (boss: PgBoss): Promise<EnqueueRefinement> => {
  await boss.createQueue(REFINEMENT_QUEUE, REFINEMENT_QUEUE_OPTIONS);
  return async (trx, refinementId) => {
    const data: RefinementJob = { refinementId };
    await boss.insert(REFINEMENT_QUEUE, [{ id: refinementId, data }], { db: fromKysely(trx) });
  };
};
