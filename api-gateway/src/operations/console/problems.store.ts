import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

/** A payment that the provider refused. */
export interface RefusedPayment {
  readonly number: string;
  readonly kind: string;
  readonly amount_cents: number;
  readonly currency: string;
  readonly created_at: Date;
}

/** An order whose customer asked for money back, or whose bank did. */
export interface RefundCase {
  readonly number: string;
  readonly amount_cents: number;
  readonly refunded_cents: number;
  readonly currency: string;
  readonly dispute: string | null;
  readonly refund_requested_at: Date | null;
  readonly refund_reason: string | null;
}

/** Money that went back. */
export interface GivenRefund {
  readonly number: string;
  readonly amount_cents: number;
  readonly currency: string;
  readonly created_at: Date;
}

/** What customers ran into. Names and addresses of customers are left out: the commands show them. */
export const problemsStore = {
  refusedPayments: (db: Db, since: Date, limit: number): Promise<RefusedPayment[]> =>
    db
      .selectFrom('orders')
      .select(['number', 'kind', 'amount_cents', 'currency', 'created_at'])
      .where('status', '=', 'failed')
      .where('created_at', '>=', since)
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute(),

  /** Not settled yet, the oldest first. */
  openRefunds: (db: Db, limit: number): Promise<RefundCase[]> =>
    db
      .selectFrom('orders')
      .select(['number', 'amount_cents', 'refunded_cents', 'currency', 'dispute', 'refund_requested_at', 'refund_reason'])
      .where((of) => of.or([of('dispute', '=', 'open'), of.and([of('refund_requested_at', 'is not', null), of('refunded_cents', '<', of.ref('amount_cents'))])]))
      .orderBy(sql`coalesce(refund_requested_at, created_at)`)
      .limit(limit)
      .execute(),

  refunds: (db: Db, since: Date, limit: number): Promise<GivenRefund[]> =>
    db
      .selectFrom('money_entries')
      .innerJoin('orders', 'orders.id', 'money_entries.order_id')
      .select(['orders.number', sql<number>`abs(money_entries.amount_cents)`.as('amount_cents'), 'orders.currency', 'money_entries.created_at'])
      .where('money_entries.kind', '=', 'refund')
      .where('money_entries.created_at', '>=', since)
      .orderBy('money_entries.id', 'desc')
      .limit(limit)
      .execute(),

  messages: (db: Db, since: Date, limit: number) =>
    db.selectFrom('contact_messages').select(['subject', 'topic', 'created_at']).where('created_at', '>=', since).orderBy('created_at', 'desc').limit(limit).execute(),

  givenUpMails: (db: Db, since: Date, limit: number) =>
    db
      .selectFrom('mails')
      .select(['id', 'template', 'tries', 'created_at', 'failed_at'])
      .where('failed_at', '>=', since)
      .orderBy('failed_at', 'desc')
      .limit(limit)
      .execute(),
} as const;
