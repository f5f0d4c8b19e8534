import type { Kysely } from 'kysely';
import type { Database } from '../database/schema/database.ts';
import type { NewSession, SessionRow } from '../database/schema/sessions.ts';
import type { RefreshDecision } from './refresh-decision.ts';

type Db = Kysely<Database>;
type RevokedReason = NonNullable<SessionRow['revoked_reason']>;

const change = (db: Db, id: string, decision: RefreshDecision, now: Date) => {
  const update = db.updateTable('sessions').where('id', '=', id).returningAll();
  if (decision === 'rotate') {
    return update.set((of) => ({ generation: of('generation', '+', 1), rotated_at: now })).executeTakeFirst();
  }
  if (decision === 'revoke') return update.set({ revoked_at: now, revoked_reason: 'reuse' }).executeTakeFirst();
  return undefined;
};

export interface SessionsStore {
  /**
   * Opens a session for a customer who is still there and, where a password was shown, still has the one that was
   * checked; else undefined. One statement that holds the customer's row: a password change, a lock-out or a deletion
   * at the same moment comes before it, and refuses it, or after it, and ends it.
   */
  readonly create: (session: NewSession, shown: { readonly passwordHash?: string | null }) => Promise<SessionRow | undefined>;
  readonly find: (id: string) => Promise<SessionRow | undefined>;
  /** Holds the session's row while the decision is made and carried out; gives both. */
  readonly refresh: (
    id: string,
    now: Date,
    decide: (session: SessionRow) => RefreshDecision,
  ) => Promise<{ session: SessionRow; decision: RefreshDecision } | undefined>;
  /** Ends one session of this customer; false where there is none that is open. */
  readonly revoke: (db: Db, of: { id: string; userId: string }, reason: RevokedReason, now: Date) => Promise<boolean>;
  /** Ends all sessions of this customer but one. */
  readonly revokeAll: (db: Db, of: { userId: string; except?: string }, reason: RevokedReason, now: Date) => Promise<void>;
  /** Those of the customer that are still good, the newest first. */
  readonly open: (userId: string, now: Date) => Promise<SessionRow[]>;
  /** Whether this network has signed in to the account before, or used a link of its mailbox, not too long ago. */
  readonly knowsNetwork: (emailKey: string, networkKey: string, since: Date) => Promise<boolean>;
  /** Those of the sessions that are still good. */
  readonly live: (ids: readonly string[], now: Date) => Promise<ReadonlySet<string>>;
}

export const createSessionsStore = (db: Db): SessionsStore => ({
  create: ({ user_id, network_key, method, device, created_at, rotated_at, expires_at }, { passwordHash }) => {
    let owner = db
      .selectFrom('users')
      .select((of) => [
        'users.id as user_id',
        of.cast<string>(of.val(network_key), 'text').as('network_key'),
        of.cast<string>(of.val(method), 'text').as('method'),
        of.cast<string>(of.val(device), 'text').as('device'),
        of.cast<Date>(of.val(created_at), 'timestamptz').as('created_at'),
        of.cast<Date>(of.val(rotated_at), 'timestamptz').as('rotated_at'),
        of.cast<Date>(of.val(expires_at), 'timestamptz').as('expires_at'),
      ])
      .where('users.id', '=', user_id)
      .forShare();
    if (passwordHash) owner = owner.where('users.password_hash', '=', passwordHash);
    return db
      .insertInto('sessions')
      .columns(['user_id', 'network_key', 'method', 'device', 'created_at', 'rotated_at', 'expires_at'])
      .expression(owner)
      .returningAll()
      .executeTakeFirst();
  },

  find: (id) => db.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst(),

  refresh: (id, now, decide) =>
    db.transaction().execute(async (trx) => {
      const session = await trx.selectFrom('sessions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
      if (!session) return undefined;
      const decision = decide(session);
      return { decision, session: (await change(trx, id, decision, now)) ?? session };
    }),

  revoke: async (trx, { id, userId }, reason, now) => {
    const { numUpdatedRows } = await trx
      .updateTable('sessions')
      .set({ revoked_at: now, revoked_reason: reason })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  },

  revokeAll: async (trx, { userId, except }, reason, now) => {
    let query = trx
      .updateTable('sessions')
      .set({ revoked_at: now, revoked_reason: reason })
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null);
    if (except) query = query.where('id', '!=', except);
    await query.execute();
  },

  open: (userId, now) =>
    db
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now)
      .orderBy('rotated_at', 'desc')
      .execute(),

  knowsNetwork: async (emailKey, networkKey, since) => {
    const found = await db
      .selectFrom('users')
      .select('users.id')
      .where('users.email_key', '=', emailKey)
      .where((of) =>
        of.or([
          of.exists(
            of
              .selectFrom('sessions')
              .select('sessions.id')
              .whereRef('sessions.user_id', '=', 'users.id')
              .where('sessions.network_key', '=', networkKey)
              .where('sessions.created_at', '>', since),
          ),
          of.exists(
            of
              .selectFrom('security_events')
              .select('security_events.id')
              .whereRef('security_events.user_id', '=', 'users.id')
              .where('security_events.kind', '=', 'password_reset')
              .where('security_events.network_key', '=', networkKey)
              .where('security_events.at', '>', since),
          ),
        ]),
      )
      .executeTakeFirst();
    return found !== undefined;
  },

  live: async (ids, now) => {
    const rows = await db
      .selectFrom('sessions')
      .select('id')
      .where('id', 'in', [...ids])
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now)
      .execute();
    return new Set(rows.map(({ id }) => id));
  },
});
