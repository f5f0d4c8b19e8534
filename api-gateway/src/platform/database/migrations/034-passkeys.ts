import { sql, type Migration } from 'kysely';

const STATEMENTS = [
  sql`CREATE TABLE passkeys (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    credential_id text NOT NULL UNIQUE,
    public_key bytea NOT NULL,
    counter bigint NOT NULL,
    transports text[] NOT NULL,
    is_synced boolean NOT NULL,
    name text NOT NULL,
    created_at timestamptz NOT NULL,
    last_used_at timestamptz
  )`,
  sql`CREATE INDEX passkeys_user ON passkeys (user_id)`,

  // Challenges that wait for an answer: of nobody for a sign-in, of one session to add a passkey.
  sql`CREATE TABLE passkey_challenges (
    challenge_hash text PRIMARY KEY,
    session_id uuid REFERENCES sessions ON DELETE CASCADE,
    expires_at timestamptz NOT NULL
  )`,
  sql`CREATE INDEX passkey_challenges_end ON passkey_challenges (expires_at)`,

  sql`ALTER TABLE sessions
    DROP CONSTRAINT sessions_method_check,
    ADD CHECK (method IN ('password', 'google', 'passkey'))`,
];

/** Passkeys, which sign in by themselves. */
export const passkeys: Migration = {
  up: async (db) => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
