import { sql, type Migration } from 'kysely';

/** No reference to users: the books outlive the customer, who is a mere id in them. */
const TABLES = [
  sql`CREATE TABLE credit_accounts (
    user_id uuid PRIMARY KEY,
    available integer NOT NULL DEFAULT 0 CHECK (available >= 0),
    held integer NOT NULL DEFAULT 0 CHECK (held >= 0)
  )`,
  sql`CREATE TABLE credit_entries (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES credit_accounts,
    kind text NOT NULL CHECK (kind IN ('grant', 'purchase', 'hold', 'capture', 'release', 'clawback')),
    ref text NOT NULL,
    available_change integer NOT NULL,
    held_change integer NOT NULL,
    available_after integer NOT NULL CHECK (available_after >= 0),
    held_after integer NOT NULL CHECK (held_after >= 0),
    created_at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (kind, ref)
  )`,
  sql`CREATE INDEX credit_entries_user ON credit_entries (user_id, id)`,
  sql`CREATE TABLE credit_holds (
    id text PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES credit_accounts,
    amount integer NOT NULL CHECK (amount > 0),
    state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'captured', 'released')),
    created_at timestamptz NOT NULL DEFAULT now(),
    settled_at timestamptz
  )`,
  sql`CREATE INDEX credit_holds_open ON credit_holds (created_at) WHERE state = 'open'`,
];

const APPEND_ONLY = [
  sql`CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME; END $$`,
  sql`CREATE TRIGGER credit_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON credit_entries
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
];

/**
 * The only writer of balances: locks the account's row, so entries of one account come one after the other,
 * and posts each (kind, ref) once. False: it was posted before.
 */
const POST_ENTRY = sql`
  CREATE FUNCTION post_entry(p_user uuid, p_kind text, p_ref text, p_available integer, p_held integer)
  RETURNS boolean LANGUAGE plpgsql AS $$
  DECLARE account credit_accounts;
  BEGIN
    PERFORM 1 FROM credit_accounts WHERE user_id = p_user FOR UPDATE;
    IF NOT FOUND THEN RAISE EXCEPTION 'no credit account of %', p_user; END IF;
    IF EXISTS (SELECT 1 FROM credit_entries WHERE kind = p_kind AND ref = p_ref) THEN RETURN false; END IF;
    UPDATE credit_accounts SET available = available + p_available, held = held + p_held
      WHERE user_id = p_user RETURNING * INTO account;
    INSERT INTO credit_entries (user_id, kind, ref, available_change, held_change, available_after, held_after)
      VALUES (p_user, p_kind, p_ref, p_available, p_held, account.available, account.held);
    RETURN true;
  END $$`;

/** Sets credits aside: 'held', 'duplicate' where the hold exists, 'insufficient' where the balance is too small. */
const HOLD_CREDITS = sql`
  CREATE FUNCTION hold_credits(p_user uuid, p_ref text, p_amount integer) RETURNS text LANGUAGE plpgsql AS $$
  BEGIN
    IF NOT post_entry(p_user, 'hold', p_ref, -p_amount, p_amount) THEN RETURN 'duplicate'; END IF;
    INSERT INTO credit_holds (id, user_id, amount) VALUES (p_ref, p_user, p_amount);
    RETURN 'held';
  EXCEPTION WHEN check_violation THEN RETURN 'insufficient';
  END $$`;

/** Ends a hold once: 'captured' spends it, 'released' gives it back; false where it is not open. */
const SETTLE_HOLD = sql`
  CREATE FUNCTION settle_hold(p_ref text, p_state text) RETURNS boolean LANGUAGE plpgsql AS $$
  DECLARE hold credit_holds;
  BEGIN
    UPDATE credit_holds SET state = p_state, settled_at = now()
      WHERE id = p_ref AND state = 'open' RETURNING * INTO hold;
    IF NOT FOUND THEN RETURN false; END IF;
    IF p_state = 'captured' THEN RETURN post_entry(hold.user_id, 'capture', p_ref, 0, -hold.amount); END IF;
    RETURN post_entry(hold.user_id, 'release', p_ref, hold.amount, -hold.amount);
  END $$`;

export const creditLedger: Migration = {
  up: async (db) => {
    for (const statement of [...TABLES, ...APPEND_ONLY, POST_ENTRY, HOLD_CREDITS, SETTLE_HOLD]) {
      await statement.execute(db);
    }
  },
};
