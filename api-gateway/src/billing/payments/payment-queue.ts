import type { PgBoss } from 'pg-boss';
import type { Db } from '../../platform/database/db.ts';
import { defineQueue } from '../../platform/queue/queue.ts';

/** The provider may be away for hours; what is lost nevertheless the reconciler finds. */
export const PAYMENT_QUEUE = defineQueue<{ readonly eventId: string }>({
  name: 'payments',
  repeats: { limit: 20, delayMaxS: 600 },
  heartbeatS: 10,
  expireS: 120,
  atOnce: 4,
  failed: { words: 'news of a payment could not be handled yet', level: 'warn' },
});

/** Within the transaction that keeps the event. */
export type EnqueuePaymentEvent = (db: Db, eventId: string) => Promise<void>;

export const openPaymentQueue = async (boss: PgBoss): Promise<EnqueuePaymentEvent> => {
  const enqueue = await PAYMENT_QUEUE.open(boss);
  return (db, eventId) => enqueue(db, [{ data: { eventId } }]);
};
