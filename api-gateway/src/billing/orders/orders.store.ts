import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { NewOrder, OrderRow } from '../../platform/database/schema/orders.ts';

export interface ShownOrder extends OrderRow {
  readonly project_name: string | null;
  readonly documents: readonly { readonly number: string; readonly kind: 'invoice' | 'credit_note' }[];
}

export interface OrdersStore {
  /** The order that is open for the same thing, else a new one: the person who clicks twice gets one. */
  readonly open: (order: NewOrder) => Promise<OrderRow>;
  readonly setCheckout: (id: string, sessionId: string, url: string) => Promise<void>;
  readonly find: (id: string) => Promise<OrderRow | undefined>;
  readonly findByNumber: (number: string) => Promise<OrderRow | undefined>;
  /** The newest of a project that may still be paid, or was. */
  readonly newestOf: (projectId: string) => Promise<OrderRow | undefined>;
  readonly findShown: (userId: string, of: { readonly id: string } | { readonly sessionId: string }) => Promise<ShownOrder | undefined>;
  readonly listShown: (userId: string) => Promise<ShownOrder[]>;
  /** False where it was asked before. */
  readonly askRefund: (trx: Db, id: string, reason: string | null, now: Date) => Promise<boolean>;
  /** Open ones whom the provider should be asked about; those that are older less often. */
  readonly due: (now: Date, limit: number) => Promise<OrderRow[]>;
  readonly markChecked: (id: string, now: Date) => Promise<void>;
}

const ROUNDS = 5;
const LISTED = 200;
const OPEN = ['pending', 'processing'] as const;

export const createOrdersStore = (db: Db): OrdersStore => {
  const openOne = (order: NewOrder): Promise<OrderRow | undefined> => {
    const open = db.selectFrom('orders').selectAll().where('user_id', '=', order.user_id);
    return order.project_id
      ? open.where('project_id', '=', order.project_id).where('status', 'in', OPEN).executeTakeFirst()
      : open.where('package_id', '=', order.package_id ?? null).where('status', '=', 'pending').executeTakeFirst();
  };

  const shown = (userId: string) =>
    db
      .selectFrom('orders')
      .leftJoin('projects', 'projects.id', 'orders.project_id')
      .selectAll('orders')
      .select('projects.name as project_name')
      .where('orders.user_id', '=', userId);

  const withDocuments = async (rows: readonly (OrderRow & { project_name: string | null })[]): Promise<ShownOrder[]> => {
    if (rows.length === 0) return [];
    const documents = await db
      .selectFrom('invoices')
      .select(['number', 'kind', 'order_id'])
      .where('order_id', 'in', rows.map(({ id }) => id))
      .orderBy('issued_at')
      .orderBy('number')
      .execute();
    return rows.map((row) => ({ ...row, documents: documents.filter(({ order_id }) => order_id === row.id) }));
  };

  return {
    open: async (order) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const made = await db.insertInto('orders').values(order).onConflict((conflict) => conflict.doNothing()).returningAll().executeTakeFirst();
        const row = made ?? (await openOne(order));
        if (row) return row;
      }
      throw new Error('Orders open and close faster than they can be read.');
    },

    setCheckout: async (id, sessionId, url) => {
      await db
        .updateTable('orders')
        .set({ session_id: sessionId, checkout_url: url })
        .where('id', '=', id)
        .where('session_id', 'is', null)
        .execute();
    },

    find: (id) => db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst(),
    findByNumber: (number) => db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst(),

    newestOf: (projectId) =>
      db
        .selectFrom('orders')
        .selectAll()
        .where('project_id', '=', projectId)
        .where('status', 'in', [...OPEN, 'paid'])
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst(),

    findShown: async (userId, of) => {
      const one = shown(userId);
      const row = await ('id' in of ? one.where('orders.id', '=', of.id) : one.where('orders.session_id', '=', of.sessionId)).executeTakeFirst();
      return row && (await withDocuments([row]))[0];
    },

    listShown: async (userId) => {
      const rows = await shown(userId)
        .where('orders.status', 'in', ['paid', 'processing', 'failed'])
        .orderBy('orders.created_at', 'desc')
        .limit(LISTED)
        .execute();
      return withDocuments(rows);
    },

    askRefund: async (trx, id, reason, now) => {
      const asked = await trx
        .updateTable('orders')
        .set({ refund_requested_at: now, refund_reason: reason })
        .where('id', '=', id)
        .where('refund_requested_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return asked !== undefined;
    },

    due: (now, limit) =>
      db
        .selectFrom('orders')
        .selectAll()
        .where('status', 'in', OPEN)
        .where('session_id', 'is not', null)
        .where((of) =>
          of.or([
            of('checked_at', 'is', null),
            // Each minute at first, after an hour each six minutes, after a day hardly more.
            sql<boolean>`checked_at < ${now}::timestamptz - greatest(interval '55 seconds', (${now}::timestamptz - created_at) / 10)`,
          ]),
        )
        .orderBy('checked_at', (order) => order.asc().nullsFirst())
        .limit(limit)
        .execute(),

    markChecked: async (id, now) => {
      await db.updateTable('orders').set({ checked_at: now }).where('id', '=', id).execute();
    },
  };
};
