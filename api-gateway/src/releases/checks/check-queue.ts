import type { RemoteName } from '@fifteen/contracts';
import type { PgBoss } from 'pg-boss';
import type { Db } from '../../platform/database/db.ts';
import { defineQueue } from '../../platform/queue/queue.ts';

export interface CheckJob {
  readonly remote: RemoteName;
  readonly version: string;
  /** Who asked, as the log names them. */
  readonly actor: string;
}

/**
 * One browser at a time: it is the heaviest thing that a worker starts, and customers come first. A worker that dies in
 * the middle is replaced once; a second death is the release's doing.
 */
export const CHECK_QUEUE = defineQueue<CheckJob>({
  name: 'release-check',
  repeats: { limit: 1 },
  expireS: 600,
  atOnce: 1,
  fetchers: 1,
  failed: { words: 'the browser part of a check broke', level: 'error' },
});

/** Within a transaction: the job exists if and only if its run does. */
export type EnqueueCheck = (db: Db, job: CheckJob) => Promise<void>;

export const openCheckQueue = async (boss: PgBoss): Promise<EnqueueCheck> => {
  const enqueue = await CHECK_QUEUE.open(boss);
  return (db, job) => enqueue(db, [{ data: job }]);
};
