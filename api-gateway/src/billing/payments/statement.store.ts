import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { OrderRow } from '../../platform/database/schema/orders.ts';

interface StatementLine {
  readonly order: Pick<OrderRow, 'id' | 'user_id'>;
  readonly kind: 'payment' | 'refund';
  readonly credits: number;
  readonly amountCents: number;
  readonly invoiceNumber: string;
  readonly at: Date;
}

/** The line of an order, with the balance after it. The account stays locked, so that lines and balances agree. */
export const writeStatementLine = async (trx: Db, { order, kind, credits, amountCents, invoiceNumber, at }: StatementLine): Promise<void> => {
  const account = await trx
    .selectFrom('credit_accounts')
    .select('available')
    .where('user_id', '=', order.user_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('transactions')
    .values({
      number: sql<string>`numbered('TXN', ${at}, nextval('transaction_numbers'))`,
      user_id: order.user_id,
      type: 'purchase',
      kind,
      ref: `order:${order.id}`,
      order_id: order.id,
      credits,
      amount_cents: amountCents,
      balance: account.available,
      invoice_number: invoiceNumber,
      created_at: at,
    })
    .execute();
};
