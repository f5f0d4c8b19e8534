import { sql, type Migration } from 'kysely';

const STATEMENTS = [
  // Operators as their OpenID provider names them. `groups` is what the claim of roles held at the last sign-in: the role is worked out of it.
  sql`CREATE TABLE operator_accounts (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    issuer text NOT NULL,
    subject text NOT NULL,
    email text NOT NULL,
    is_email_verified boolean NOT NULL,
    groups jsonb NOT NULL,
    role text NOT NULL CHECK (role IN ('viewer', 'releaser', 'operator')),
    created_at timestamptz NOT NULL,
    signed_in_at timestamptz NOT NULL,
    UNIQUE (issuer, subject)
  )`,
  // A session is of a token or of an account.
  sql`ALTER TABLE operator_sessions ALTER COLUMN token_id DROP NOT NULL`,
  sql`ALTER TABLE operator_sessions ADD COLUMN account_id uuid REFERENCES operator_accounts ON DELETE CASCADE`,
  sql`ALTER TABLE operator_sessions ADD CONSTRAINT operator_sessions_owner CHECK (num_nonnulls(token_id, account_id) = 1)`,
  // Who did what, and from where. Without foreign keys: it outlives whom it names.
  sql`CREATE TABLE operator_audit (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at timestamptz NOT NULL,
    actor text NOT NULL,
    account_id uuid,
    token_id uuid,
    action text NOT NULL,
    target text NOT NULL,
    detail text NOT NULL,
    address text NOT NULL,
    browser text NOT NULL
  )`,
  sql`CREATE TRIGGER operator_audit_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON operator_audit FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
  // Answers by minute, call and status, added up over all gateways. Slow: after more than two seconds.
  sql`CREATE TABLE request_figures (
    minute timestamptz NOT NULL,
    call text NOT NULL,
    status smallint NOT NULL,
    answers integer NOT NULL,
    slow integer NOT NULL,
    PRIMARY KEY (minute, call, status)
  )`,
  // What each process last said of itself. One that stops in order takes its row along.
  sql`CREATE TABLE process_states (
    instance text PRIMARY KEY,
    role text NOT NULL CHECK (role IN ('gateway', 'worker')),
    started_at timestamptz NOT NULL,
    seen_at timestamptz NOT NULL,
    free_bytes bigint,
    low_since timestamptz,
    log_lines_lost integer NOT NULL,
    lost_at timestamptz
  )`,
];

/** Accounts, sessions and audit of operators, and the figures that their page shows. */
export const operators: Migration = {
  up: async (db) => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
