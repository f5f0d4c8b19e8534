import { sql, type Migration } from 'kysely';

/** PREFIX-2026-000123; more than a million grow by a digit. */
const NUMBERED = sql`
  CREATE FUNCTION numbered(prefix text, at timestamptz, n bigint) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT prefix || '-' || to_char(at AT TIME ZONE 'UTC', 'YYYY') || '-' || lpad(n::text, greatest(6, length(n::text)), '0')
  $$`;

/** Like the credit ledger without references to people or projects: the books outlive the customer. */
const ORDERS = [
  sql`CREATE SEQUENCE order_numbers`,
  sql`CREATE TABLE orders (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    number text NOT NULL UNIQUE DEFAULT numbered('ORD', now(), nextval('order_numbers')),
    user_id uuid NOT NULL,
    kind text NOT NULL CHECK (kind IN ('credits', 'brand-kit')),
    project_id uuid,
    package_id text,
    credits integer CHECK (credits > 0),
    amount_cents integer NOT NULL CHECK (amount_cents > 0),
    currency text NOT NULL,
    status text NOT NULL DEFAULT 'pending'
      CHECK (status IN ('pending', 'processing', 'paid', 'failed', 'expired')),
    refunded_cents integer NOT NULL DEFAULT 0 CHECK (refunded_cents BETWEEN 0 AND amount_cents),
    dispute text CHECK (dispute IN ('open', 'won', 'lost')),
    session_id text UNIQUE,
    checkout_url text,
    payment_intent_id text UNIQUE,
    created_at timestamptz(3) NOT NULL,
    paid_at timestamptz(3),
    checked_at timestamptz,
    refund_requested_at timestamptz,
    refund_reason text,
    CHECK ((kind = 'credits') = (credits IS NOT NULL)),
    CHECK ((kind = 'brand-kit') = (project_id IS NOT NULL)),
    CHECK ((status = 'paid') = (paid_at IS NOT NULL)),
    CHECK (refunded_cents = 0 OR status = 'paid')
  )`,
  // One checkout a project at a time: the same one for the person who clicks twice.
  sql`CREATE UNIQUE INDEX orders_open_project ON orders (project_id) WHERE status IN ('pending', 'processing')`,
  sql`CREATE UNIQUE INDEX orders_open_package ON orders (user_id, package_id) WHERE status = 'pending' AND package_id IS NOT NULL`,
  sql`CREATE INDEX orders_user ON orders (user_id, created_at DESC)`,
  sql`CREATE INDEX orders_open ON orders (checked_at) WHERE status IN ('pending', 'processing')`,
  sql`CREATE INDEX orders_project ON orders (project_id)`,
];

/** What the provider took and gave back, as the credit ledger does for credits. */
const MONEY = [
  sql`CREATE TABLE money_entries (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    order_id uuid NOT NULL REFERENCES orders,
    user_id uuid NOT NULL,
    kind text NOT NULL CHECK (kind IN ('payment', 'refund')),
    ref text NOT NULL,
    amount_cents integer NOT NULL CHECK (amount_cents <> 0),
    created_at timestamptz NOT NULL,
    UNIQUE (kind, ref)
  )`,
  sql`CREATE INDEX money_entries_order ON money_entries (order_id)`,
  sql`CREATE TRIGGER money_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON money_entries
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
  sql`CREATE TABLE payment_events (
    id text PRIMARY KEY,
    type text NOT NULL,
    session_id text,
    payment_intent_id text,
    received_at timestamptz NOT NULL,
    handled_at timestamptz
  )`,
  sql`CREATE INDEX payment_events_open ON payment_events (received_at) WHERE handled_at IS NULL`,
];

const INVOICES = [
  // A row, not a sequence: a transaction that is rolled back takes its number back.
  sql`CREATE TABLE document_counters (series text PRIMARY KEY, last integer NOT NULL)`,
  sql`CREATE TABLE invoices (
    number text PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN ('invoice', 'credit_note')),
    order_id uuid NOT NULL REFERENCES orders,
    user_id uuid NOT NULL,
    corrects text REFERENCES invoices,
    amount_cents integer NOT NULL CHECK (amount_cents > 0),
    tax_percent numeric(5, 2) NOT NULL,
    tax_cents integer NOT NULL,
    currency text NOT NULL,
    description text NOT NULL,
    project_name text,
    buyer_name text,
    buyer_email text,
    seller jsonb NOT NULL,
    issued_at timestamptz NOT NULL,
    CHECK ((kind = 'credit_note') = (corrects IS NOT NULL))
  )`,
  sql`CREATE UNIQUE INDEX invoices_one_an_order ON invoices (order_id) WHERE kind = 'invoice'`,
  sql`CREATE INDEX invoices_order ON invoices (order_id)`,
];

/** Takes back credits as far as they are there: what was spent meanwhile is written off. Gives how many it took. */
const CLAW_BACK = sql`
  CREATE FUNCTION claw_back(p_user uuid, p_ref text, p_amount integer) RETURNS integer LANGUAGE plpgsql AS $$
  DECLARE taken integer;
  BEGIN
    SELECT least(available, p_amount) INTO taken FROM credit_accounts WHERE user_id = p_user FOR UPDATE;
    IF taken IS NULL OR taken = 0 THEN RETURN 0; END IF;
    IF NOT post_entry(p_user, 'clawback', p_ref, -taken, 0) THEN RETURN 0; END IF;
    RETURN taken;
  END $$`;

/** The customer's statement. Credits that come with an order are written by the order, which knows the money too. */
const STATEMENT = [
  sql`CREATE SEQUENCE transaction_numbers`,
  sql`CREATE TABLE transactions (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    number text NOT NULL UNIQUE,
    user_id uuid NOT NULL,
    type text NOT NULL CHECK (type IN ('credit', 'usage', 'purchase')),
    kind text NOT NULL,
    ref text NOT NULL,
    order_id uuid REFERENCES orders,
    credits integer NOT NULL,
    amount_cents integer,
    balance integer NOT NULL,
    invoice_number text REFERENCES invoices,
    created_at timestamptz(3) NOT NULL
  )`,
  sql`CREATE INDEX transactions_user ON transactions (user_id, id DESC)`,
  sql`CREATE FUNCTION state_entry(entry credit_entries) RETURNS void LANGUAGE sql AS $$
    INSERT INTO transactions (number, user_id, type, kind, ref, credits, balance, created_at)
    VALUES (
      numbered('TXN', entry.created_at, nextval('transaction_numbers')), entry.user_id,
      CASE entry.kind WHEN 'grant' THEN 'credit' WHEN 'purchase' THEN 'purchase' WHEN 'clawback' THEN 'purchase' ELSE 'usage' END,
      entry.kind, entry.ref, entry.available_change, entry.available_after, entry.created_at)
  $$`,
  sql`SELECT state_entry(entry) FROM (
    SELECT e AS entry FROM credit_entries e WHERE available_change <> 0 ORDER BY id) old`,
  sql`CREATE FUNCTION state_new_entry() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NEW.available_change <> 0 AND NEW.ref NOT LIKE 'order:%' THEN PERFORM state_entry(NEW); END IF;
      RETURN NULL;
    END $$`,
  sql`CREATE TRIGGER credit_entries_statement AFTER INSERT ON credit_entries
    FOR EACH ROW EXECUTE FUNCTION state_new_entry()`,
];

/** Tells the gateways whose account has news. The payload is only a nudge: the rows are read. */
const NEWS = [
  sql`CREATE FUNCTION tell_credits() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM pg_notify('user_events', NEW.user_id::text); RETURN NULL; END $$`,
  sql`CREATE TRIGGER credit_accounts_news AFTER UPDATE ON credit_accounts
    FOR EACH ROW WHEN (OLD.available IS DISTINCT FROM NEW.available) EXECUTE FUNCTION tell_credits()`,
  sql`CREATE FUNCTION tell_paid() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM pg_notify('user_events', NEW.user_id::text || ' ' || NEW.id::text); RETURN NULL; END $$`,
  sql`CREATE TRIGGER projects_news AFTER UPDATE ON projects
    FOR EACH ROW WHEN (OLD.is_paid IS DISTINCT FROM NEW.is_paid) EXECUTE FUNCTION tell_paid()`,
];

/** Orders, money, invoices, the statement. */
export const money: Migration = {
  up: async (db) => {
    for (const statement of [NUMBERED, ...ORDERS, ...MONEY, ...INVOICES, CLAW_BACK, ...STATEMENT, ...NEWS]) {
      await statement.execute(db);
    }
  },
};
