import { REFRESH_GRACE_MS } from '@fifteen/contracts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema/database.ts';
import type { SessionRow } from '../../platform/database/schema/sessions.ts';
import { CLOCKS_DIFFER_MS, type RefreshDecision } from './refresh-decision.ts';

type Db = Kysely<Database>;
type RevokedReason = NonNullable<SessionRow['revoked_reason']>;

const change = (db: Db, id: string, decision: RefreshDecision, now: Date) => {
  const update = db.updateTable('sessions').where('id', '=', id).returningAll();
  if (decision === 'rotate') {
    return update.set((of) => ({ generation: of('generation', '+', 1), rotated_at: now, repeatable: true })).executeTakeFirst();
  }
  if (decision === 'revoke') return update.set({ revoked_at: now, revoked_reason: 'reuse' }).executeTakeFirst();
  return undefined;
};

export interface SessionsStore {
  readonly find: (id: string) => Promise<SessionRow | undefined>;
  /** Holds the session's row while the decision is made and carried out; gives both. */
  readonly refresh: (
    id: string,
    now: Date,
    decide: (session: SessionRow) => RefreshDecision,
  ) => Promise<{ session: SessionRow; decision: RefreshDecision } | undefined>;
  /** Of these sessions the token before the newest is over for good. */
  readonly closeRepeats: (now: Date) => Promise<void>;
  /** Ends one session of this customer; false where there is none that is open. */
  readonly revoke: (db: Db, of: { id: string; userId: string }, reason: RevokedReason, now: Date) => Promise<boolean>;
  /** Ends all sessions of this customer but one, and every sign-in that waits for its second step. */
  readonly revokeAll: (db: Db, of: { userId: string; except?: string }, reason: RevokedReason, now: Date) => Promise<void>;
  /** Those of the customer that are still good, the newest first. */
  readonly open: (userId: string, now: Date) => Promise<SessionRow[]>;
  /** The device that signed up, in words. */
  readonly firstDevice: (userId: string) => Promise<string | undefined>;
  /** Those of the sessions that are still good. */
  readonly live: (ids: readonly string[], now: Date) => Promise<ReadonlySet<string>>;
}

export const createSessionsStore = (db: Db): SessionsStore => ({
  find: (id) => db.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst(),

  refresh: (id, now, decide) =>
    db.transaction().execute(async (trx) => {
      const session = await trx.selectFrom('sessions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
      if (!session) return undefined;
      const decision = decide(session);
      return { decision, session: (await change(trx, id, decision, now)) ?? session };
    }),

  closeRepeats: async (now) => {
    await db
      .updateTable('sessions')
      .set({ repeatable: false })
      .where('repeatable', '=', true)
      .where((of) => of.or([of('rotated_at', '<=', new Date(now.getTime() - REFRESH_GRACE_MS)), of('rotated_at', '>=', new Date(now.getTime() + CLOCKS_DIFFER_MS))]))
      .execute();
  },

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
    await trx.deleteFrom('pending_sign_ins').where('user_id', '=', userId).execute();
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

  firstDevice: async (userId) => {
    const first = await db
      .selectFrom('sessions')
      .select('device')
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .limit(1)
      .executeTakeFirst();
    return first?.device || undefined;
  },

  live: async (ids, now) => {
    const rows = await db
      .selectFrom('sessions')
      .select('id')
      // One parameter, however many: a statement takes 65,535.
      .where('id', '=', sql<string>`ANY(${[...ids]}::uuid[])`)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now)
      .execute();
    return new Set(rows.map(({ id }) => id));
  },
});
