import { sql, type Migration } from 'kysely';

const STATEMENTS = [
  // On the person's own row: a sign-in locks that row, so it never misses a factor that is turned on at the same moment.
  sql`ALTER TABLE users ADD COLUMN second_factor_at timestamptz`,

  // The secret of an authenticator app, encrypted. It counts once a code has confirmed it.
  sql`CREATE TABLE authenticators (
    user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
    secret text NOT NULL,
    created_at timestamptz NOT NULL,
    confirmed_at timestamptz,
    last_step bigint NOT NULL DEFAULT 0
  )`,

  sql`CREATE TABLE recovery_codes (
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    hash text NOT NULL,
    PRIMARY KEY (user_id, hash)
  )`,

  // Sign-ins whose first step was right. Only a hash of the challenge is stored.
  sql`CREATE TABLE pending_sign_ins (
    challenge_hash text PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    method text NOT NULL CHECK (method IN ('password', 'google')),
    is_remembered boolean NOT NULL,
    clears text,
    expires_at timestamptz NOT NULL
  )`,
  sql`CREATE INDEX pending_sign_ins_user ON pending_sign_ins (user_id)`,
  sql`CREATE INDEX pending_sign_ins_end ON pending_sign_ins (expires_at)`,

  sql`ALTER TABLE sessions
    DROP CONSTRAINT sessions_revoked_reason_check,
    ADD CHECK (revoked_reason IN ('logout', 'reuse', 'ended', 'password', 'linked', 'disowned', 'second_factor'))`,
];

/** Two-step sign-in with an authenticator app. */
export const secondFactor: Migration = {
  up: async (db) => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
