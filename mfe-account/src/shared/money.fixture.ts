import type { Order, Transaction } from '@fifteen/contracts';

/** A line of a statement, for tests. */
export const aTransaction = (overrides: Partial<Transaction> = {}): Transaction => ({
  id: 'TXN-2026-000001',
  date: '2026-11-20T10:00:00.000Z',
  type: 'credit',
  description: 'Welcome credits',
  credits: 100,
  amount_cents: null,
  currency: 'usd',
  balance: 100,
  status: 'completed',
  invoice_number: null,
  ...overrides,
});

/** A paid brand kit, for tests. */
export const anOrder = (overrides: Partial<Order> = {}): Order => ({
  id: crypto.randomUUID(),
  number: 'ORD-2026-000012',
  kind: 'brand-kit',
  description: 'Brand kit',
  status: 'completed',
  project_id: '00000000-0000-4000-8000-000000000099',
  project_name: 'Northwind Coffee',
  credits: null,
  amount_cents: 2900,
  refunded_cents: 0,
  currency: 'usd',
  created_at: '2026-11-20T10:00:00.000Z',
  paid_at: '2026-11-20T10:01:00.000Z',
  invoice_number: null,
  credit_note_numbers: [],
  refundable_until: null,
  refund_requested_at: null,
  ...overrides,
});
