import type { PgBoss } from 'pg-boss';
import type { Db } from '../../platform/database/db.ts';
import { defineQueue } from '../../platform/queue/queue.ts';

/**
 * One job a refinement, under the refinement's own id. The engine's failures are counted by the work itself, so what the
 * queue repeats is the fault of a disk, a database or a power cut; after some five minutes of it the credits go back.
 */
export const REFINEMENT_QUEUE = defineQueue<{ readonly refinementId: string }>({
  name: 'refinement',
  repeats: { limit: 10, delayMaxS: 60 },
  heartbeatS: 10,
  expireS: 600,
  atOnce: 2,
  fetchers: 2,
  failed: { words: 'job failed', level: 'error' },
});

/** Within a transaction: the job exists if and only if what it is for does. */
export type EnqueueRefinement = (trx: Db, refinementId: string) => Promise<void>;

export const openRefinementQueue = async (boss: PgBoss): Promise<EnqueueRefinement> => {
  const enqueue = await REFINEMENT_QUEUE.open(boss);
  return (trx, refinementId) => enqueue(trx, [{ id: refinementId, data: { refinementId } }]);
};
