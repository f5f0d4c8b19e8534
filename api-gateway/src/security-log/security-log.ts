import type { Kysely } from 'kysely';
import type { Database } from '../database/schema/database.ts';
import type { SecurityEventRow } from '../database/schema/security-events.ts';

export type SecurityEventKind =
  | 'signed_up'
  | 'signed_in'
  | 'sign_in_failed'
  | 'signed_out'
  | 'rate_limited'
  | 'token_reused'
  | 'password_changed'
  | 'password_reset_asked'
  | 'password_reset'
  | 'email_verified'
  | 'account_disowned'
  | 'google_linked'
  | 'session_ended'
  | 'account_exported'
  | 'account_deleted';

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
  readonly since?: Date | undefined;
  readonly limit: number;
}

export interface SecurityLog {
  /** Within a transaction, where one is given: the event stands if and only if what it tells of does. */
  readonly record: (event: SecurityEvent, db?: Kysely<Database>) => Promise<void>;
  /** Newest first. */
  readonly list: (query: SecurityLogQuery) => Promise<SecurityEventRow[]>;
}

export const createSecurityLog = (db: Kysely<Database>, now: () => Date): SecurityLog => ({
  record: async ({ kind, userId, sessionId, networkKey, detail }, trx = db) => {
    // Whoever deletes the account at this moment takes the name out of the event, not the event out of the log.
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
  list: ({ userId, kind, since, limit }) => {
    let query = db.selectFrom('security_events').selectAll();
    if (userId) query = query.where('user_id', '=', userId);
    if (kind) query = query.where('kind', '=', kind);
    if (since) query = query.where('at', '>=', since);
    return query.orderBy('id', 'desc').limit(limit).execute();
  },
});
