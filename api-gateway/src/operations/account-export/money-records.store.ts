import type { Db } from '../../platform/database/db.ts';

export interface MoneyRecords {
  readonly orders: readonly unknown[];
  readonly invoices: readonly unknown[];
  readonly transactions: readonly unknown[];
}

/** What is stored of a customer's purchases. */
export const moneyRecords = async (db: Db, userId: string): Promise<MoneyRecords> => {
  const [orders, invoices, transactions] = await Promise.all([
    db
      .selectFrom('orders')
      .select(['id', 'number', 'kind', 'project_id', 'package_id', 'credits', 'amount_cents', 'currency', 'status', 'refunded_cents'])
      .select(['dispute', 'session_id', 'payment_intent_id', 'created_at', 'paid_at', 'refund_requested_at', 'refund_reason'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    db.selectFrom('invoices').selectAll().where('user_id', '=', userId).orderBy('number').execute(),
    db.selectFrom('transactions').selectAll().where('user_id', '=', userId).orderBy('id').execute(),
  ]);
  return { orders, invoices, transactions };
};
