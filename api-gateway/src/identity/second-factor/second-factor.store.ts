import type { Db } from '../../platform/database/db.ts';
import type { AuthenticatorRow } from '../../platform/database/schema/second-factor.ts';

export interface SecondFactorStore {
  /** False where two-step sign-in is on already. */
  readonly begin: (authenticator: { userId: string; secret: string; at: Date }) => Promise<boolean>;
  readonly find: (userId: string) => Promise<AuthenticatorRow | undefined>;
  /** Everybody's, also setups that nobody has finished. */
  readonly list: () => Promise<Pick<AuthenticatorRow, 'user_id' | 'secret'>[]>;
  /** The same secret in another encryption. False where it has changed since it was read. */
  readonly replaceSecret: (userId: string, secrets: { before: string; secret: string }) => Promise<boolean>;
  /** Uses up this code and those before it; false where it is used up already. */
  readonly useStep: (db: Db, userId: string, step: number) => Promise<boolean>;
  /** False where it is on already. It writes to the person's row, which every sign-in locks. */
  readonly turnOn: (trx: Db, userId: string, at: Date) => Promise<boolean>;
  /** False where it is off already. */
  readonly turnOff: (trx: Db, userId: string) => Promise<boolean>;
  readonly replaceRecoveryCodes: (trx: Db, userId: string, hashes: readonly string[]) => Promise<void>;
  /** False where there is none. */
  readonly useRecoveryCode: (db: Db, userId: string, hash: string) => Promise<boolean>;
  readonly countRecoveryCodes: (userId: string, db?: Db) => Promise<number>;
}

export const createSecondFactorStore = (db: Db): SecondFactorStore => ({
  begin: async ({ userId, secret, at }) => {
    const begun = await db
      .insertInto('authenticators')
      .values({ user_id: userId, secret, created_at: at, confirmed_at: null })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ secret, created_at: at, last_step: '0' }).where('authenticators.confirmed_at', 'is', null))
      .returning('user_id')
      .executeTakeFirst();
    return begun !== undefined;
  },

  find: (userId) => db.selectFrom('authenticators').selectAll().where('user_id', '=', userId).executeTakeFirst(),

  list: () => db.selectFrom('authenticators').select(['user_id', 'secret']).execute(),

  replaceSecret: async (userId, { before, secret }) => {
    const replaced = await db
      .updateTable('authenticators')
      .set({ secret })
      .where('user_id', '=', userId)
      .where('secret', '=', before)
      .returning('user_id')
      .executeTakeFirst();
    return replaced !== undefined;
  },

  useStep: async (trx, userId, step) => {
    const used = await trx
      .updateTable('authenticators')
      .set({ last_step: String(step) })
      .where('user_id', '=', userId)
      .where('last_step', '<', String(step))
      .returning('user_id')
      .executeTakeFirst();
    return used !== undefined;
  },

  turnOn: async (trx, userId, at) => {
    const on = await trx
      .updateTable('users')
      .set({ second_factor_at: at })
      .where('id', '=', userId)
      .where('second_factor_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!on) return false;
    await trx.updateTable('authenticators').set({ confirmed_at: at }).where('user_id', '=', userId).execute();
    return true;
  },

  turnOff: async (trx, userId) => {
    const off = await trx
      .updateTable('users')
      .set({ second_factor_at: null })
      .where('id', '=', userId)
      .where('second_factor_at', 'is not', null)
      .returning('id')
      .executeTakeFirst();
    await trx.deleteFrom('authenticators').where('user_id', '=', userId).execute();
    await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
    await trx.deleteFrom('pending_sign_ins').where('user_id', '=', userId).execute();
    return off !== undefined;
  },

  replaceRecoveryCodes: async (trx, userId, hashes) => {
    await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
    await trx.insertInto('recovery_codes').values(hashes.map((hash) => ({ user_id: userId, hash }))).execute();
  },

  useRecoveryCode: async (trx, userId, hash) => {
    // Deleting is using: of two at the same moment one finds nothing.
    const used = await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).where('hash', '=', hash).returning('hash').executeTakeFirst();
    return used !== undefined;
  },

  countRecoveryCodes: async (userId, from = db) => {
    const { count } = await from
      .selectFrom('recovery_codes')
      .select((of) => of.fn.countAll<string>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    return Number(count);
  },
});
