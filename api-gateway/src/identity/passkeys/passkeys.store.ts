import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { NewPasskey, PasskeyRow } from '../../platform/database/schema/passkeys.ts';

export interface PasskeysStore {
  /** Within a transaction that holds the person's row. Undefined where somebody has this credential already. */
  readonly add: (trx: Db, passkey: NewPasskey) => Promise<PasskeyRow | undefined>;
  /** In the order in which they were added. */
  readonly ofUser: (userId: string, db?: Db) => Promise<PasskeyRow[]>;
  readonly findByCredential: (credentialId: string) => Promise<PasskeyRow | undefined>;
  /** False where the authenticator has counted this far before: two of it exist, or an answer came twice. */
  readonly countUse: (id: string, counter: number, at: Date) => Promise<boolean>;
  /** Undefined where this customer has no such passkey. */
  readonly rename: (of: { id: string; userId: string }, name: string) => Promise<PasskeyRow | undefined>;
  readonly remove: (trx: Db, of: { id: string; userId: string }) => Promise<PasskeyRow | undefined>;
  /** Holds the person's row, so that of two at once the second sees what the first added. */
  readonly hold: (trx: Db, userId: string) => Promise<void>;
}

export const createPasskeysStore = (db: Db): PasskeysStore => ({
  add: (trx, passkey) =>
    trx.insertInto('passkeys').values(passkey).onConflict((conflict) => conflict.column('credential_id').doNothing()).returningAll().executeTakeFirst(),

  ofUser: (userId, from = db) => from.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute(),

  findByCredential: (credentialId) => db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst(),

  countUse: async (id, counter, at) => {
    const used = await db
      .updateTable('passkeys')
      .set({ counter: String(counter), last_used_at: at })
      .where('id', '=', id)
      .where(sql<boolean>`(counter < ${counter} OR (counter = 0 AND ${counter} = 0))`)
      .returning('id')
      .executeTakeFirst();
    return used !== undefined;
  },

  rename: ({ id, userId }, name) => db.updateTable('passkeys').set({ name }).where('id', '=', id).where('user_id', '=', userId).returningAll().executeTakeFirst(),

  remove: (trx, { id, userId }) => trx.deleteFrom('passkeys').where('id', '=', id).where('user_id', '=', userId).returningAll().executeTakeFirst(),

  hold: async (trx, userId) => {
    await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  },
});
