import { sql, type Migration } from 'kysely';

const STATEMENTS = [
  sql`ALTER TABLE users ADD COLUMN email_verified_at timestamptz`,

  // An account of the provider that signs in to one of ours.
  sql`CREATE TABLE identities (
    provider text NOT NULL CHECK (provider IN ('google')),
    subject text NOT NULL,
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    email text NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (provider, subject)
  )`,
  sql`CREATE INDEX identities_user ON identities (user_id)`,

  sql`ALTER TABLE sessions
    ADD COLUMN method text NOT NULL DEFAULT 'password' CHECK (method IN ('password', 'google')),
    ADD COLUMN device text NOT NULL DEFAULT '',
    DROP CONSTRAINT sessions_revoked_reason_check,
    ADD CHECK (revoked_reason IN ('logout', 'reuse', 'ended', 'password', 'linked'))`,

  // A sign-in that has left for the provider. Only hashes of what the browser holds stand here.
  sql`CREATE TABLE oauth_attempts (
    state_hash text PRIMARY KEY,
    browser_hash text NOT NULL,
    nonce text NOT NULL,
    code_verifier text NOT NULL,
    redirect_url text NOT NULL,
    expires_at timestamptz NOT NULL
  )`,
  sql`CREATE INDEX oauth_attempts_end ON oauth_attempts (expires_at)`,

  // A link in a mail carries the id and our signature of it: this table alone opens nothing.
  sql`CREATE TABLE mail_tokens (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    purpose text NOT NULL CHECK (purpose IN ('reset', 'verify')),
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL
  )`,
  sql`CREATE INDEX mail_tokens_user ON mail_tokens (user_id, purpose)`,

  // The outbox: a mail is written with the change that it tells of, and sent by a job.
  sql`CREATE TABLE mails (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    ref text NOT NULL UNIQUE,
    user_id uuid REFERENCES users ON DELETE SET NULL,
    recipient text NOT NULL,
    template text NOT NULL,
    data jsonb NOT NULL,
    created_at timestamptz NOT NULL,
    tries integer NOT NULL DEFAULT 0,
    sent_at timestamptz,
    failed_at timestamptz
  )`,
  sql`CREATE INDEX mails_open ON mails (created_at) WHERE sent_at IS NULL AND failed_at IS NULL`,
  sql`CREATE INDEX mails_user ON mails (user_id)`,

  // Folders of deleted projects: removed at once, and once more for a worker that was still drawing.
  sql`CREATE TABLE file_removals (
    folder text PRIMARY KEY,
    asked_at timestamptz NOT NULL
  )`,

  // What happened to sign-ins. No secrets, no address: networks are keyed hashes.
  sql`CREATE TABLE security_events (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at timestamptz NOT NULL,
    kind text NOT NULL,
    user_id uuid REFERENCES users ON DELETE CASCADE,
    session_id uuid,
    network_key text,
    detail jsonb NOT NULL DEFAULT '{}'
  )`,
  sql`CREATE INDEX security_events_user ON security_events (user_id, id)`,
  sql`CREATE INDEX security_events_at ON security_events (at)`,
];

/** Ways to sign in, mail, and the log of both. */
export const identity: Migration = {
  up: async (db) => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
