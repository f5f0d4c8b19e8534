import type { Kysely } from 'kysely';
import type { Database } from '../database/schema/database.ts';
import type { IdentityRow } from '../database/schema/identities.ts';

/** Accounts of a provider that sign in to ours. */
export interface IdentitiesStore {
  readonly ofUser: (userId: string) => Promise<IdentityRow[]>;
}

export const createIdentitiesStore = (db: Kysely<Database>): IdentitiesStore => ({
  ofUser: (userId) => db.selectFrom('identities').selectAll().where('user_id', '=', userId).execute(),
});
