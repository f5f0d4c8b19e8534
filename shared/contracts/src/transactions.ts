import { z } from 'zod';
import { TRANSACTIONS_PAGE, TRANSACTIONS_PAGE_MAX } from './business.ts';
import { defineCall } from './calls.ts';

/** purchase: money moved (a package, a kit, a refund); usage: credits for refinements; credit: credits without money. */
export const TransactionType = z.enum(['credit', 'usage', 'purchase']);
export type TransactionType = z.infer<typeof TransactionType>;

/** One line of the statement. */
export const Transaction = z.object({
  /** TXN-2026-000123. */
  id: z.string(),
  date: z.iso.datetime(),
  type: TransactionType,
  description: z.string(),
  /** Change of the balance: positive gain, negative spend, 0 for a kit. */
  credits: z.int(),
  /** What was paid, in cents; negative for a refund; null where no money moved. */
  amount_cents: z.int().nullable(),
  currency: z.string(),
  /** Credits to spend after it. */
  balance: z.int(),
  /** pending: credits that a running refinement holds. */
  status: z.enum(['pending', 'completed']),
  /** The invoice or credit note to download. */
  invoice_number: z.string().nullable(),
});
export type Transaction = z.infer<typeof Transaction>;

/** A column with its direction; `-` is descending. */
export const TransactionSort = z.enum(['-date', 'date', '-credits', 'credits', '-amount', 'amount']);
export type TransactionSort = z.infer<typeof TransactionSort>;

const Filter = z.object({
  type: z.enum(['all', ...TransactionType.options]).default('all'),
  sort: TransactionSort.default('-date'),
});

export const listTransactions = defineCall({
  id: 'transactions.list',
  method: 'GET',
  path: '/api/v1/billing/transactions',
  summary: 'The statement of the account, page by page',
  auth: 'bearer',
  query: Filter.extend({
    limit: z.coerce.number().int().min(1).max(TRANSACTIONS_PAGE_MAX).default(TRANSACTIONS_PAGE),
    cursor: z.string().max(200).optional(),
  }),
  status: 200,
  answer: z.object({
    transactions: z.array(Transaction),
    /** Of the whole filter, all pages. */
    total: z.int(),
    next_cursor: z.string().nullable(),
  }),
});

export const exportTransactions = defineCall({
  id: 'transactions.export',
  method: 'GET',
  path: '/api/v1/billing/transactions.csv',
  summary: 'The filtered statement as CSV: UTF-8 with a mark, formulas neutralised',
  auth: 'bearer',
  query: Filter,
  status: 200,
  download: 'text/csv',
});

export const getBillingSummary = defineCall({
  id: 'transactions.summary',
  method: 'GET',
  path: '/api/v1/billing/summary',
  summary: 'Sums of the statement',
  auth: 'bearer',
  status: 200,
  answer: z.object({
    balance: z.int(),
    /** Paid less refunded. */
    total_spent_cents: z.int(),
    currency: z.string(),
    /** Bought with money, less what refunds took back. */
    credits_purchased: z.int(),
    credits_used: z.int(),
  }),
});
