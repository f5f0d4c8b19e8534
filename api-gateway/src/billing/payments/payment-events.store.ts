import type { Db } from '../../platform/database/db.ts';
import type { PaymentEventRow } from '../../platform/database/schema/money.ts';

export interface PaymentEventsStore {
  /** Within a transaction. False where it came before. */
  readonly add: (trx: Db, event: Omit<PaymentEventRow, 'handled_at'>) => Promise<boolean>;
  readonly findOpen: (id: string) => Promise<PaymentEventRow | undefined>;
  readonly markHandled: (id: string, now: Date) => Promise<void>;
  /** Not handled long after they came: their job was lost. */
  readonly stale: (before: Date, limit: number) => Promise<string[]>;
}

export const createPaymentEventsStore = (db: Db): PaymentEventsStore => ({
  add: async (trx, event) => {
    const added = await trx
      .insertInto('payment_events')
      .values({ ...event, handled_at: null })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    return added !== undefined;
  },
  findOpen: (id) => db.selectFrom('payment_events').selectAll().where('id', '=', id).where('handled_at', 'is', null).executeTakeFirst(),
  markHandled: async (id, now) => {
    await db.updateTable('payment_events').set({ handled_at: now }).where('id', '=', id).execute();
  },
  stale: async (before, limit) => {
    const rows = await db
      .selectFrom('payment_events')
      .select('id')
      .where('handled_at', 'is', null)
      .where('received_at', '<', before)
      .orderBy('received_at')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  },
});
