import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { storableJson } from '../../platform/database/storable.ts';

export interface KeptShell {
  readonly version: string;
  /** Name of every file to its hash. */
  readonly integrity: Readonly<Record<string, string>>;
  readonly startedAt: Date;
}

interface Row {
  readonly version: string;
  readonly integrity: Readonly<Record<string, string>>;
  readonly started_at: Date;
}

const shellOf = ({ version, integrity, started_at }: Row): KeptShell => ({ version, integrity, startedAt: started_at });

/** Rows of shells that gateways have started with. */
export const shellsStore = {
  /** Every gateway hears of it, as of a release. */
  keep: async (db: Db, { version, integrity, startedAt }: KeptShell): Promise<void> => {
    // The version names what browsers get: what renders the frame may differ from the last start.
    const kept = { integrity: storableJson(integrity), started_at: startedAt };
    await db
      .insertInto('kept_shells')
      .values({ version, ...kept })
      .onConflict((conflict) => conflict.column('version').doUpdateSet(kept))
      .execute();
    await sql`SELECT pg_notify('releases', '')`.execute(db);
  },

  /** The one that was started last comes first. */
  list: async (db: Db): Promise<KeptShell[]> => {
    const rows = await db.selectFrom('kept_shells').selectAll().orderBy('started_at', 'desc').execute();
    return rows.map(shellOf);
  },

  /** In the same order, without the files. */
  versions: async (db: Db): Promise<string[]> => {
    const rows = await db.selectFrom('kept_shells').select('version').orderBy('started_at', 'desc').execute();
    return rows.map(({ version }) => version);
  },

  find: async (db: Db, version: string): Promise<KeptShell | undefined> => {
    const row = await db.selectFrom('kept_shells').selectAll().where('version', '=', version).executeTakeFirst();
    return row && shellOf(row);
  },

  remove: async (db: Db, version: string): Promise<void> => {
    await db.deleteFrom('kept_shells').where('version', '=', version).execute();
  },
} as const;
