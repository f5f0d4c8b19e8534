import type { Db } from '../database/db.ts';

/** Notes folders that are to be removed; one that is noted already keeps its time. */
export const noteRemovals = async (trx: Db, folders: readonly string[], at: Date): Promise<void> => {
  await trx
    .insertInto('file_removals')
    .values(folders.map((folder) => ({ folder, asked_at: at })))
    .onConflict((conflict) => conflict.column('folder').doNothing())
    .execute();
};

export const listRemovals = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('file_removals').select('folder').execute()).map(({ folder }) => folder);

export const forgetRemovals = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('file_removals').where('asked_at', '<', before).execute();
};
