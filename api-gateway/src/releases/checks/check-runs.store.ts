import type { CheckRun, RemoteName } from '@fifteen/contracts';
import type { Db } from '../../platform/database/db.ts';

export interface StoredRun extends CheckRun {
  readonly askedAt: Date;
  readonly askedBy: string;
}

/** Rows of runs of the browser part of checks: one for each version, the last. */
export const checkRunsStore = {
  find: async (db: Db, remote: RemoteName, version: string): Promise<StoredRun | undefined> => {
    const row = await db.selectFrom('release_check_runs').selectAll().where('remote', '=', remote).where('version', '=', version).executeTakeFirst();
    return row && { state: row.state, message: row.message, askedAt: row.asked_at, askedBy: row.asked_by };
  },

  save: async (db: Db, remote: RemoteName, version: string, { state, message, askedAt, askedBy }: StoredRun): Promise<void> => {
    const run = { state, message, asked_at: askedAt, asked_by: askedBy };
    await db
      .insertInto('release_check_runs')
      .values({ remote, version, ...run })
      .onConflict((conflict) => conflict.columns(['remote', 'version']).doUpdateSet(run))
      .execute();
  },

  setState: async (db: Db, remote: RemoteName, version: string, { state, message }: CheckRun): Promise<void> => {
    await db.updateTable('release_check_runs').set({ state, message }).where('remote', '=', remote).where('version', '=', version).execute();
  },

  /** How many of one remote wait or run. */
  countOpen: async (db: Db, remote: RemoteName, since: Date): Promise<number> => {
    const { count } = await db
      .selectFrom('release_check_runs')
      .select((of) => of.fn.countAll<string>().as('count'))
      .where('remote', '=', remote)
      .where('state', 'in', ['waiting', 'running'])
      .where('asked_at', '>=', since)
      .executeTakeFirstOrThrow();
    return Number(count);
  },
} as const;
