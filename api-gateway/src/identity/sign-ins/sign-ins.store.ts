import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from '../../platform/database/schema/database.ts';
import type { NewSession, SessionRow } from '../../platform/database/schema/sessions.ts';
import { type Counted, oneMoreTry } from '../../platform/rate-limits/rate-limits.store.ts';
import type { UserWithCredits } from '../users/users.store.ts';

/** The keys that a try to log in counts under. */
export interface LoginTry {
  readonly emailKey: string;
  /** The network by each accepted key. */
  readonly networkKeys: readonly string[];
  /** A sign-in from this network since then makes the network known to the account. */
  readonly knownSince: Date;
  readonly limitKeys: {
    readonly network: string;
    /** Of the account as strangers share it, and of the account on this network alone, where it is known there. */
    readonly account: string;
    readonly accountHere: string;
  };
  /** Beyond it the account is not counted: who guesses at many must not use up what each of them has. */
  readonly networkTries: number;
  readonly windowEndsAt: Date;
  readonly now: Date;
}

export interface BegunLogin {
  readonly network: Counted;
  /** Undefined where the network has used up its tries. */
  readonly account: (Counted & { readonly key: string }) | undefined;
  readonly user: UserWithCredits | undefined;
}

interface Opening {
  /** What was checked: a customer who meanwhile has another password is not let in. */
  readonly passwordHash?: string | null;
  /** The limit that a success counts afresh. */
  readonly clears?: string | undefined;
  readonly kind: 'signed_up' | 'signed_in';
  /** Both factors were shown. */
  readonly isProven: boolean;
  /** What is stored instead of a session where the account asks for a second factor that was not shown. */
  readonly pending: { readonly challengeHash: string; readonly isRemembered: boolean; readonly expiresAt: Date };
}

interface Opened {
  readonly session: SessionRow | undefined;
  readonly needsSecondStep: boolean;
}

/** A sign-in is two statements, one before the password is checked and one after: each is one commit. */
export interface SignInsStore {
  readonly begin: (login: LoginTry) => Promise<BegunLogin>;
  /**
   * Opens a session for a customer who is still there and, where a password was shown, still has the one that was
   * checked; else undefined. Where a second factor is missing it stores a sign-in that waits for it instead. It holds the customer's row: a password change, a lock-out or a deletion at the same moment
   * comes before it, and refuses it, or after it, and ends it.
   */
  readonly open: (session: NewSession, opening: Opening) => Promise<Opened>;
}

const oneMore = (now: Date) => {
  const { used, window_ends_at } = oneMoreTry(now);
  return sql`used = ${used}, window_ends_at = ${window_ends_at}`;
};

type BegunRow = UserWithCredits & {
  readonly network_used: number;
  readonly network_ends_at: Date;
  readonly account_key: string | null;
  readonly account_used: number;
  readonly account_ends_at: Date;
};

const beginning = ({ emailKey, networkKeys, knownSince, limitKeys, networkTries, windowEndsAt, now }: LoginTry) => sql<BegunRow>`
  WITH owner AS (
    SELECT users.*, credit_accounts.available AS credits
    FROM users JOIN credit_accounts ON credit_accounts.user_id = users.id
    WHERE email_key = ${emailKey}
  ), familiar AS (
    SELECT FROM owner
    WHERE EXISTS (
      SELECT FROM sessions WHERE user_id = owner.id AND network_key = ANY(${[...networkKeys]}::text[]) AND created_at > ${knownSince}
    ) OR EXISTS (
      SELECT FROM security_events
      WHERE user_id = owner.id AND kind = 'password_reset' AND network_key = ANY(${[...networkKeys]}::text[]) AND at > ${knownSince}
    )
  ), network AS (
    INSERT INTO rate_limits (key, used, window_ends_at) VALUES (${limitKeys.network}, 1, ${windowEndsAt})
    ON CONFLICT (key) DO UPDATE SET ${oneMore(now)}
    RETURNING used, window_ends_at
  ), account AS (
    INSERT INTO rate_limits (key, used, window_ends_at)
    SELECT
      CASE WHEN EXISTS (SELECT FROM familiar) THEN ${limitKeys.accountHere} ELSE ${limitKeys.account} END,
      1,
      ${windowEndsAt}::timestamptz
    FROM network WHERE network.used <= ${networkTries}
    ON CONFLICT (key) DO UPDATE SET ${oneMore(now)}
    RETURNING key, used, window_ends_at
  )
  SELECT
    owner.*,
    network.used AS network_used, network.window_ends_at AS network_ends_at,
    account.key AS account_key, account.used AS account_used, account.window_ends_at AS account_ends_at
  FROM network LEFT JOIN account ON true LEFT JOIN owner ON true`;

type OpenedRow = SessionRow & { readonly needs_second_step: boolean };

const opening = (of: NewSession, { passwordHash, clears, kind, isProven, pending }: Opening) => sql<OpenedRow>`
  WITH owner AS (
    SELECT id, (second_factor_at IS NOT NULL AND NOT ${isProven}::boolean) AS is_guarded FROM users
    WHERE id = ${of.user_id} AND (${passwordHash ?? null}::text IS NULL OR password_hash = ${passwordHash ?? null})
    FOR SHARE
  ), opened AS (
    INSERT INTO sessions (user_id, network_key, method, device, created_at, rotated_at, expires_at)
    SELECT id, ${of.network_key}, ${of.method}, ${of.device}, ${of.created_at}::timestamptz, ${of.rotated_at}::timestamptz, ${of.expires_at}::timestamptz
    FROM owner WHERE NOT is_guarded
    RETURNING *
  ), pending AS (
    INSERT INTO pending_sign_ins (challenge_hash, user_id, method, is_remembered, clears, expires_at)
    SELECT ${pending.challengeHash}, id, ${of.method}, ${pending.isRemembered}::boolean, ${clears ?? null}, ${pending.expiresAt}::timestamptz
    FROM owner WHERE is_guarded
    RETURNING challenge_hash
  ), cleared AS (
    DELETE FROM rate_limits WHERE key = ${clears ?? null} AND EXISTS (SELECT FROM opened)
  ), noted AS (
    INSERT INTO security_events (at, kind, user_id, session_id, network_key, detail)
    SELECT created_at, ${kind}, user_id, id, network_key, jsonb_build_object('method', method) FROM opened
  )
  SELECT EXISTS (SELECT FROM pending) AS needs_second_step, opened.* FROM (SELECT) AS one LEFT JOIN opened ON true`;

interface Dependencies {
  readonly db: Kysely<Database>;
  readonly pool: Pool;
}

export const createSignInsStore = ({ db, pool }: Dependencies): SignInsStore => {
  /** By name, so that each connection plans it once: planning takes longer than what is planned. */
  const run = async <Row>(name: string, query: RawBuilder<Row>): Promise<Row[]> => {
    const { sql: text, parameters } = query.compile(db);
    const { rows } = await pool.query({ name, text, values: [...parameters] });
    return rows as Row[];
  };

  return {
    begin: async (login) => {
      const [row] = await run('begin-login', beginning(login));
      const { network_used, network_ends_at, account_key, account_used, account_ends_at, ...user } = row as BegunRow;
      return {
        network: { used: network_used, window_ends_at: network_ends_at },
        account: account_key === null ? undefined : { key: account_key, used: account_used, window_ends_at: account_ends_at },
        user: user.id === null ? undefined : user,
      };
    },

    open: async (session, how) => {
      const [row] = await run('open-session', opening(session, how));
      const { needs_second_step: needsSecondStep, ...opened } = row as OpenedRow;
      return { session: opened.id === null ? undefined : opened, needsSecondStep };
    },
  };
};
