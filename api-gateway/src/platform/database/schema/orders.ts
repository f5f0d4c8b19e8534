import type { Generated, Insertable, Selectable } from 'kysely';

export interface OrdersTable {
  id: Generated<string>;
  /** ORD-2026-000123. */
  number: Generated<string>;
  user_id: string;
  kind: 'credits' | 'brand-kit';
  project_id: string | null;
  package_id: string | null;
  credits: number | null;
  amount_cents: number;
  currency: string;
  status: Generated<'pending' | 'processing' | 'paid' | 'failed' | 'expired'>;
  /** Given back: by refunds, and by disputes that were lost. */
  refunded_cents: Generated<number>;
  dispute: 'open' | 'won' | 'lost' | null;
  /** Null until the provider has opened the checkout. */
  session_id: string | null;
  checkout_url: string | null;
  payment_intent_id: string | null;
  created_at: Date;
  paid_at: Date | null;
  /** When the provider was last asked. */
  checked_at: Date | null;
  refund_requested_at: Date | null;
  refund_reason: string | null;
}

export type OrderRow = Selectable<OrdersTable>;
export type NewOrder = Insertable<OrdersTable>;
