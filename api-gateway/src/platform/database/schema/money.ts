import type { ColumnType, Generated, Selectable } from 'kysely';

/** Who sells, as invoices name it. Kept with each invoice: a later change alters none that was issued. */
export interface Seller {
  readonly name: string;
  readonly address: readonly string[];
  readonly taxId: string | null;
}

/** As it is printed on the document. */
export type SellerOnPaper = Seller & { readonly taxLabel: string };

/** Append-only. Positive: taken from the customer. */
export interface MoneyEntriesTable {
  id: Generated<string>;
  order_id: string;
  user_id: string;
  kind: 'payment' | 'refund';
  ref: string;
  amount_cents: number;
  created_at: Date;
}

/** What the provider has told, as far as it must be known: the provider itself is asked for the rest. */
export interface PaymentEventsTable {
  id: string;
  type: string;
  session_id: string | null;
  payment_intent_id: string | null;
  received_at: Date;
  handled_at: Date | null;
}
export type PaymentEventRow = Selectable<PaymentEventsTable>;

export interface DocumentCountersTable {
  series: string;
  last: number;
}

export interface InvoicesTable {
  number: string;
  kind: 'invoice' | 'credit_note';
  order_id: string;
  user_id: string;
  /** The invoice that a credit note takes from. */
  corrects: string | null;
  amount_cents: number;
  /** PostgreSQL gives a numeric as text. */
  tax_percent: ColumnType<string, number, never>;
  tax_cents: number;
  currency: string;
  description: string;
  project_name: string | null;
  buyer_name: string | null;
  buyer_email: string | null;
  seller: ColumnType<SellerOnPaper, string, never>;
  issued_at: Date;
}
export type InvoiceRow = Selectable<InvoicesTable>;

export interface TransactionsTable {
  id: Generated<string>;
  /** TXN-2026-000123. */
  number: string;
  user_id: string;
  type: 'credit' | 'usage' | 'purchase';
  /** Of the entry: grant, hold, release, payment, refund and so on. */
  kind: string;
  ref: string;
  order_id: string | null;
  credits: number;
  amount_cents: number | null;
  balance: number;
  invoice_number: string | null;
  created_at: Date;
}
export type TransactionRow = Selectable<TransactionsTable>;
