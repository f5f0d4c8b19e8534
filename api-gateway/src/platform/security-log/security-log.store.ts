import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema/database.ts';
import type { SecurityEventRow } from '../database/schema/security-events.ts';
import { REFUSED_KINDS, type RefusalKind } from './refusals.ts';

export type SecurityEventKind =
  | 'signed_up'
  | 'signed_in'
  | 'signed_out'
  | 'rate_limited'
  | 'mail_held_back'
  | 'file_damaged'
  | 'token_reused'
  | 'password_changed'
  | 'password_reset_asked'
  | 'password_reset'
  | 'email_verified'
  | 'account_disowned'
  | 'google_linked'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'second_factor_failed'
  | 'recovery_code_used'
  | 'recovery_codes_renewed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'passkey_refused'
  | 'session_ended'
  | 'account_exported'
  | 'account_deleted'
  | RefusalKind;

/** Never a secret, an e-mail or an address: an operator may read all of it. */
export interface SecurityEvent {
  readonly kind: SecurityEventKind;
  readonly userId?: string | undefined;
  readonly sessionId?: string | undefined;
  /** The keyed hash of the caller's network. */
  readonly networkKey?: string | undefined;
  readonly detail?: Readonly<Record<string, string | number | boolean>>;
}

export interface SecurityLogQuery {
  readonly userId?: string | undefined;
  readonly kind?: string | undefined;
  /** One of these. */
  readonly kinds?: readonly string[];
  readonly since?: Date | undefined;
  readonly limit: number;
}

/** Refused access of one kind. */
export interface RefusedAccess {
  readonly kind: string;
  readonly times: number;
  readonly accounts: number;
  readonly networks: number;
  readonly last_at: Date;
}

export interface SecurityLog {
  /** Within a transaction, where one is given: the event stands if and only if what it tells of does. */
  readonly record: (event: SecurityEvent, db?: Kysely<Database>) => Promise<void>;
  /** Adds to the row of its kind, account and network in this window: a flood makes one row, not one for each. */
  readonly count: (event: SecurityEvent, windowMs: number, times?: number) => Promise<void>;
  /** Refused access since then, by kind, the most frequent first. */
  readonly refused: (since: Date) => Promise<RefusedAccess[]>;
  /** Newest first. */
  readonly list: (query: SecurityLogQuery) => Promise<SecurityEventRow[]>;
}

export const createSecurityLog = (db: Kysely<Database>, now: () => Date): SecurityLog => ({
  record: async ({ kind, userId, sessionId, networkKey, detail }, trx = db) => {
    // The person who deletes the account at this moment takes the name out of the event, not the event out of the log.
    const stillThere = userId && trx.selectFrom('users').select('id').where('id', '=', userId).forKeyShare();
    await trx
      .insertInto('security_events')
      .values({
        at: now(),
        kind,
        user_id: stillThere || null,
        session_id: sessionId ?? null,
        network_key: networkKey ?? null,
        ...(detail && { detail: JSON.stringify(detail) }),
      })
      .execute();
  },
  count: async ({ kind, userId, networkKey, detail }, windowMs, times = 1) => {
    const at = now();
    const window = new Date(Math.floor(at.getTime() / windowMs) * windowMs);
    const owner = userId && db.selectFrom('users').select('id').where('id', '=', userId).forKeyShare();
    await db
      .insertInto('security_events')
      .values({
        at,
        last_at: at,
        kind,
        user_id: owner || null,
        session_id: null,
        network_key: networkKey ?? null,
        count: times,
        counted_as: [window.toISOString(), kind, userId ?? '', networkKey ?? ''].join(' '),
        ...(detail && { detail: JSON.stringify(detail) }),
      })
      .onConflict((conflict) => conflict.column('counted_as').doUpdateSet({ count: sql`security_events.count + excluded.count`, last_at: at }))
      .execute();
  },
  refused: (since) =>
    db
      .selectFrom('security_events')
      .select(['kind', sql<number>`sum(count)::int`.as('times'), sql<number>`count(DISTINCT user_id)::int`.as('accounts'), sql<number>`count(DISTINCT network_key)::int`.as('networks')])
      .select(sql<Date>`max(coalesce(last_at, at))`.as('last_at'))
      .where('kind', 'in', [...REFUSED_KINDS])
      .where((of) => of.or([of('at', '>=', since), of('last_at', '>=', since)]))
      .groupBy('kind')
      .orderBy('times', 'desc')
      .execute(),
  list: ({ userId, kind, kinds, since, limit }) => {
    let query = db.selectFrom('security_events').selectAll();
    if (userId) query = query.where('user_id', '=', userId);
    if (kind) query = query.where('kind', '=', kind);
    if (kinds) query = query.where('kind', 'in', [...kinds]);
    if (since) query = query.where('at', '>=', since);
    return query.orderBy('id', 'desc').limit(limit).execute();
  },
});
