import type { Db } from '../database/db.ts';
import type { KeyGenerationRow } from '../database/schema/key-generations.ts';

/** Generations of keys. The rows hold salts: without the installation's secret they make no key. */
export const keyGenerationsStore = {
  /** Those that are not retired, the newest first. */
  live: (db: Db): Promise<KeyGenerationRow[]> =>
    db.selectFrom('key_generations').selectAll().where('retired_at', 'is', null).orderBy('name').orderBy('generation', 'desc').execute(),

  /** The newest ever, retired or not. */
  newest: async (db: Db, name: string): Promise<number> => {
    const row = await db.selectFrom('key_generations').select('generation').where('name', '=', name).orderBy('generation', 'desc').limit(1).executeTakeFirst();
    return row?.generation ?? 0;
  },

  add: async (db: Db, row: Omit<KeyGenerationRow, 'retired_at'>): Promise<void> => {
    await db
      .insertInto('key_generations')
      .values({ ...row, retired_at: null })
      .onConflict((conflict) => conflict.columns(['name', 'generation']).doNothing())
      .execute();
  },

  retireBefore: async (db: Db, name: string, generation: number, at: Date): Promise<number> => {
    const { numUpdatedRows } = await db
      .updateTable('key_generations')
      .set({ retired_at: at })
      .where('name', '=', name)
      .where('generation', '<', generation)
      .where('retired_at', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(numUpdatedRows);
  },
} as const;
