import { z } from 'zod';
import { defineCall } from './calls.ts';

/**
 * pending: nothing paid yet; processing: a delayed method is on its way; failed and expired: nothing was charged.
 * disputed: the bank holds the money until it has decided.
 */
export const OrderStatus = z.enum([
  'pending',
  'processing',
  'completed',
  'failed',
  'expired',
  'partially_refunded',
  'refunded',
  'disputed',
]);
export type OrderStatus = z.infer<typeof OrderStatus>;

/** What was bought. Money is in whole cents. */
export const Order = z.object({
  id: z.uuid(),
  /** For people: ORD-2026-000123. */
  number: z.string(),
  kind: z.enum(['credits', 'brand-kit']),
  description: z.string(),
  status: OrderStatus,
  /** The project of a kit; null for credits. */
  project_id: z.uuid().nullable(),
  project_name: z.string().nullable(),
  /** Credits of the package; null for a kit. */
  credits: z.int().nullable(),
  amount_cents: z.int(),
  refunded_cents: z.int(),
  currency: z.string(),
  created_at: z.iso.datetime(),
  paid_at: z.iso.datetime().nullable(),
  /** Where a PDF is there to download: INV-2026-000001. */
  invoice_number: z.string().nullable(),
  /** One for each refund: CN-2026-000001. Downloaded as invoices are. */
  credit_note_numbers: z.array(z.string()),
  /** Until when a refund can be asked for; null where it cannot (credits, unpaid, refunded, asked already, too late). */
  refundable_until: z.iso.datetime().nullable(),
  refund_requested_at: z.iso.datetime().nullable(),
});
export type Order = z.infer<typeof Order>;

export const OrderParams = z.object({ id: z.uuid() });

export const getOrderBySession = defineCall({
  id: 'orders.by-session',
  method: 'GET',
  path: '/api/v1/orders/by-session/{session_id}',
  summary: 'The own order of a checkout session; asks the payment provider where it is still open',
  auth: 'bearer',
  params: z.object({ session_id: z.string().regex(/^cs_\w{1,200}$/, 'Not the id of a checkout') }),
  status: 200,
  answer: Order,
});

export const listOrders = defineCall({
  id: 'orders.list',
  method: 'GET',
  path: '/api/v1/billing/orders',
  summary: 'Own orders that somebody paid or is paying, newest first',
  auth: 'bearer',
  status: 200,
  answer: z.array(Order),
});
