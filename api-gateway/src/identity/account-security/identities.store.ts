import type { Db } from '../../platform/database/db.ts';
import type { IdentityRow, NewIdentity } from '../../platform/database/schema/identities.ts';

/** Accounts of a provider that sign in to ours. */
export interface IdentitiesStore {
  readonly ofUser: (userId: string) => Promise<IdentityRow[]>;
  /** Whose account of ours this one of the provider's is. */
  readonly find: (db: Db, provider: IdentityRow['provider'], subject: string) => Promise<IdentityRow | undefined>;
  /** False where it was linked a moment ago. */
  readonly link: (db: Db, identity: NewIdentity) => Promise<boolean>;
}

export const createIdentitiesStore = (db: Db): IdentitiesStore => ({
  ofUser: (userId) => db.selectFrom('identities').selectAll().where('user_id', '=', userId).execute(),

  find: (from, provider, subject) =>
    from
      .selectFrom('identities')
      .selectAll()
      .where('provider', '=', provider)
      .where('subject', '=', subject)
      .executeTakeFirst(),

  link: async (from, identity) => {
    const { numInsertedOrUpdatedRows } = await from
      .insertInto('identities')
      .values(identity)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  },
});
