import type { KitPartId } from '@fifteen/contracts';
import type { PgBoss } from 'pg-boss';
import type { Db } from '../../platform/database/db.ts';
import { defineQueue } from '../../platform/queue/queue.ts';

export interface KitJob {
  readonly orderId: string;
  readonly part: KitPartId;
  readonly round: number;
}

/** One job a part and round. The maker's failures are counted by the work itself; the queue repeats what a disk or a power cut spoilt. */
export const KIT_QUEUE = defineQueue<KitJob>({
  name: 'kit-part',
  repeats: { limit: 10, delayMaxS: 60 },
  heartbeatS: 10,
  expireS: 900,
  atOnce: 2,
  fetchers: 2,
  failed: { words: 'job failed', level: 'error' },
});

/** Cards are quick, so something is seen soon; the film takes longest, so it begins early. */
const PRIORITIES: Partial<Record<KitPartId, number>> = { business_cards: 2, ad_video: 1 };

/** Within a transaction: the jobs exist if and only if what they are for does. */
export type EnqueueKit = (trx: Db, jobs: readonly KitJob[]) => Promise<void>;

export const openKitQueue = async (boss: PgBoss): Promise<EnqueueKit> => {
  const enqueue = await KIT_QUEUE.open(boss);
  return (trx, jobs) => enqueue(trx, jobs.map((data) => ({ data, priority: PRIORITIES[data.part] ?? 0 })));
};
