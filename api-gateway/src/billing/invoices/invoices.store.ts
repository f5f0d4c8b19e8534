import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { InvoiceRow } from '../../platform/database/schema/money.ts';
import type { OrderRow } from '../../platform/database/schema/orders.ts';
import type { Seller } from '../../platform/database/schema/money.ts';
import { taxIn, type Tax } from './tax.ts';

export interface Buyer {
  readonly name: string | null;
  readonly email: string | null;
  readonly projectName: string | null;
}

interface NewDocument {
  readonly order: OrderRow;
  readonly description: string;
  readonly buyer: Buyer;
  readonly amountCents: number;
  readonly at: Date;
}

export interface InvoicesStore {
  /** Within the transaction of the payment. Gives its number; numbers have no gaps. */
  readonly issue: (trx: Db, of: NewDocument) => Promise<string>;
  /** Within the transaction of the refund: the credit note to the order's invoice. */
  readonly credit: (trx: Db, of: NewDocument) => Promise<string>;
  readonly find: (number: string) => Promise<InvoiceRow | undefined>;
  readonly findOwn: (userId: string, number: string) => Promise<InvoiceRow | undefined>;
}

/** A row that is locked until the transaction ends: a number is used if and only if its document is there. */
const nextNumber = async (trx: Db, prefix: 'INV' | 'CN', at: Date): Promise<string> => {
  const series = `${prefix}-${at.getUTCFullYear()}`;
  const { last } = await trx
    .insertInto('document_counters')
    .values({ series, last: 1 })
    .onConflict((conflict) => conflict.column('series').doUpdateSet({ last: sql<number>`document_counters.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow();
  return `${series}-${String(last).padStart(6, '0')}`;
};

export const createInvoicesStore = (db: Db, { seller, tax }: { readonly seller: Seller; readonly tax: Tax }): InvoicesStore => {
  const write = async (trx: Db, kind: InvoiceRow['kind'], corrects: string | null, of: NewDocument): Promise<string> => {
    const number = await nextNumber(trx, kind === 'invoice' ? 'INV' : 'CN', of.at);
    await trx
      .insertInto('invoices')
      .values({
        number,
        kind,
        corrects,
        order_id: of.order.id,
        user_id: of.order.user_id,
        amount_cents: of.amountCents,
        tax_percent: tax.percent,
        tax_cents: taxIn(of.amountCents, tax),
        currency: of.order.currency,
        description: of.description,
        project_name: of.buyer.projectName,
        buyer_name: of.buyer.name,
        buyer_email: of.buyer.email,
        seller: JSON.stringify({ ...seller, taxLabel: tax.label }),
        issued_at: of.at,
      })
      .execute();
    return number;
  };

  return {
    issue: (trx, of) => write(trx, 'invoice', null, of),
    credit: async (trx, of) => {
      const { number } = await trx
        .selectFrom('invoices')
        .select('number')
        .where('order_id', '=', of.order.id)
        .where('kind', '=', 'invoice')
        .executeTakeFirstOrThrow();
      return write(trx, 'credit_note', number, of);
    },
    find: (number) => db.selectFrom('invoices').selectAll().where('number', '=', number).executeTakeFirst(),
    findOwn: (userId, number) =>
      db.selectFrom('invoices').selectAll().where('number', '=', number).where('user_id', '=', userId).executeTakeFirst(),
  };
};
