import { sql, type Migration } from 'kysely';

const STATEMENTS = [
  // Limits are a matter of minutes. Unlogged, a try costs no write to the disk; a crash of the database forgets them.
  sql`ALTER TABLE rate_limits SET UNLOGGED`,

  // What the sweeper looks for.
  sql`CREATE INDEX sessions_end ON sessions (LEAST(expires_at, revoked_at))`,
  sql`CREATE INDEX mail_tokens_end ON mail_tokens (expires_at)`,
  sql`CREATE INDEX mails_created ON mails (created_at)`,

  // Anyone who owns the mailbox has said that the account is not theirs.
  sql`ALTER TABLE users ADD COLUMN disowned_at timestamptz`,
  sql`CREATE INDEX users_disowned ON users (disowned_at) WHERE disowned_at IS NOT NULL`,
  sql`ALTER TABLE sessions
    DROP CONSTRAINT sessions_revoked_reason_check,
    ADD CHECK (revoked_reason IN ('logout', 'reuse', 'ended', 'password', 'linked', 'disowned'))`,
];

/** How long what is kept: see retention/terms.ts. */
export const retention: Migration = {
  up: async (db) => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
