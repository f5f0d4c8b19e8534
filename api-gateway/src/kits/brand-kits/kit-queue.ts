import type { KitPartId } from '@fifteen/contracts';
import type { Transaction } from 'kysely';
import { fromKysely, type PgBoss } from 'pg-boss';
import type { Database } from '../../platform/database/schema/database.ts';

export const KIT_QUEUE = 'kit-part';

/** One job a part and round. The maker's failures are counted by the work itself; the queue repeats what a disk or a power cut spoilt. */
export const KIT_QUEUE_OPTIONS = {
  notify: true,
  retryLimit: 10,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 60,
  heartbeatSeconds: 10,
  expireInSeconds: 900,
  deleteAfterSeconds: 3_600,
};

export interface KitJob {
  readonly orderId: string;
  readonly part: KitPartId;
  readonly round: number;
}

/** Cards are quick, so something is seen soon; the film takes longest, so it begins early. */
const PRIORITIES: Partial<Record<KitPartId, number>> = { business_cards: 2, ad_video: 1 };

/** Within a transaction: the jobs exist if and only if what they are for does. */
export type EnqueueKit = (trx: Transaction<Database>, jobs: readonly KitJob[]) => Promise<void>;

/** The gateway's end of the queue. */
export const openKitQueue = async (boss: PgBoss): Promise<EnqueueKit> => {
  await boss.createQueue(KIT_QUEUE, KIT_QUEUE_OPTIONS);
  return async (trx, jobs) => {
    await boss.insert(KIT_QUEUE, jobs.map((data) => ({ data, priority: PRIORITIES[data.part] ?? 0 })), { db: fromKysely(trx) });
  };
};
