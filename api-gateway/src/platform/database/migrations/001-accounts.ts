import { sql, type Migration } from 'kysely';

const USERS = sql`
  CREATE TABLE users (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    email text NOT NULL,
    email_key text NOT NULL UNIQUE,
    full_name text,
    avatar_url text,
    password_hash text,
    created_at timestamptz NOT NULL
  )`;

const SESSIONS = sql`
  CREATE TABLE sessions (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    generation integer NOT NULL DEFAULT 0,
    network_key text NOT NULL,
    created_at timestamptz NOT NULL,
    rotated_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    revoked_at timestamptz,
    revoked_reason text CHECK (revoked_reason IN ('logout', 'reuse'))
  )`;

const RATE_LIMITS = sql`
  CREATE TABLE rate_limits (
    key text PRIMARY KEY,
    used integer NOT NULL,
    window_ends_at timestamptz NOT NULL
  )`;

export const accounts: Migration = {
  up: async (db) => {
    await USERS.execute(db);
    await SESSIONS.execute(db);
    await sql`CREATE INDEX sessions_user ON sessions (user_id, network_key)`.execute(db);
    await RATE_LIMITS.execute(db);
    await sql`CREATE INDEX rate_limits_end ON rate_limits (window_ends_at)`.execute(db);
  },
};
