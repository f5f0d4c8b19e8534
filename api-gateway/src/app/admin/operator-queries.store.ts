import type { Db } from '../../platform/database/db.ts';

/** Orders whose customers asked for a refund that nobody has given yet, oldest first. */
export const openRefundRequests = (db: Db, limit: number) =>
  db
    .selectFrom('orders')
    .select(['number', 'amount_cents', 'refunded_cents', 'refund_requested_at', 'refund_reason'])
    .where('refund_requested_at', 'is not', null)
    .whereRef('refunded_cents', '<', 'amount_cents')
    .orderBy('refund_requested_at')
    .limit(limit)
    .execute();

export const creditEntriesOf = (db: Db, userId: string) => db.selectFrom('credit_entries').selectAll().where('user_id', '=', userId).orderBy('id').execute();

export const moneyEntriesOf = (db: Db, userId: string) =>
  db
    .selectFrom('money_entries')
    .innerJoin('orders', 'orders.id', 'money_entries.order_id')
    .select(['money_entries.kind', 'money_entries.amount_cents', 'money_entries.created_at', 'orders.number'])
    .where('money_entries.user_id', '=', userId)
    .orderBy('money_entries.id')
    .execute();

/** Deleted projects that are still kept, the latest deletion first. */
export const deletedProjectsOf = (db: Db, userId: string) =>
  db
    .selectFrom('projects')
    .select(['id', 'is_paid', 'deleted_at', 'created_at'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is not', null)
    .orderBy('deleted_at', 'desc')
    .execute();

export const deletionOf = (db: Db, projectId: string) => db.selectFrom('projects').select(['user_id', 'deleted_at']).where('id', '=', projectId).executeTakeFirst();
