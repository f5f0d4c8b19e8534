import type { Db } from '../database/db.ts';
import { storableJson } from '../database/storable.ts';

export interface KeptShell {
  readonly version: string;
  /** Name of every file to its hash. */
  readonly integrity: Readonly<Record<string, string>>;
  readonly startedAt: Date;
}

/** Rows of shells that gateways have started with. */
export const shellsStore = {
  keep: async (db: Db, { version, integrity, startedAt }: KeptShell): Promise<void> => {
    await db
      .insertInto('kept_shells')
      .values({ version, integrity: storableJson(integrity), started_at: startedAt })
      .onConflict((conflict) => conflict.column('version').doUpdateSet({ started_at: startedAt }))
      .execute();
  },

  /** The one that was started last comes first. */
  list: async (db: Db): Promise<KeptShell[]> => {
    const rows = await db.selectFrom('kept_shells').selectAll().orderBy('started_at', 'desc').execute();
    return rows.map(({ version, integrity, started_at }) => ({ version, integrity, startedAt: started_at }));
  },

  remove: async (db: Db, version: string): Promise<void> => {
    await db.deleteFrom('kept_shells').where('version', '=', version).execute();
  },
} as const;
