import type { RemoteName } from '@fifteen/contracts';
import type { Db } from '../../platform/database/db.ts';
import type { SealKind } from './seals.ts';

export interface StoredSeal {
  readonly remote: RemoteName;
  readonly version: string;
  readonly kind: SealKind;
  readonly seal: string;
}

/** Rows of seals. Takes the database, or a transaction on it. */
export const sealsStore = {
  find: async (db: Db, remote: RemoteName, version: string, kind: SealKind): Promise<string | undefined> => {
    const row = await db
      .selectFrom('release_seals')
      .select('seal')
      .where('remote', '=', remote)
      .where('version', '=', version)
      .where('kind', '=', kind)
      .executeTakeFirst();
    return row?.seal;
  },

  list: (db: Db): Promise<StoredSeal[]> => db.selectFrom('release_seals').selectAll().execute(),

  save: async (db: Db, { remote, version, kind, seal }: StoredSeal): Promise<void> => {
    await db
      .insertInto('release_seals')
      .values({ remote, version, kind, seal })
      .onConflict((conflict) => conflict.columns(['remote', 'version', 'kind']).doUpdateSet({ seal }))
      .execute();
  },
} as const;
