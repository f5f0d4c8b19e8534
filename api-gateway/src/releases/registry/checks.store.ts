import type { ReleaseFinding, RemoteName, ShellReport } from '@fifteen/contracts';
import type { Db } from '../../platform/database/db.ts';
import { storableJson } from '../../platform/database/storable.ts';

/** The part of a check that needs no browser. */
export interface StoredCheck {
  readonly findings: readonly ReleaseFinding[];
}

interface NewCheck extends StoredCheck {
  readonly at: Date;
  readonly by: string;
}

/** Rows of checks. Takes the database, or a transaction on it. */
export const checksStore = {
  find: (db: Db, remote: RemoteName, version: string): Promise<StoredCheck | undefined> =>
    db.selectFrom('release_checks').select('findings').where('remote', '=', remote).where('version', '=', version).executeTakeFirst(),

  list: (db: Db): Promise<({ remote: RemoteName; version: string } & StoredCheck)[]> =>
    db.selectFrom('release_checks').select(['remote', 'version', 'findings']).execute(),

  save: async (db: Db, remote: RemoteName, version: string, { findings, at, by }: NewCheck): Promise<void> => {
    const check = { findings: storableJson(findings), checked_at: at, checked_by: by };
    await db
      .insertInto('release_checks')
      .values({ remote, version, ...check })
      .onConflict((conflict) => conflict.columns(['remote', 'version']).doUpdateSet(check))
      .execute();
  },

  shell: async (db: Db): Promise<ShellReport | null> =>
    (await db.selectFrom('release_pointers').select('shell').executeTakeFirstOrThrow()).shell,

  saveShell: async (db: Db, shell: ShellReport): Promise<void> => {
    await db.updateTable('release_pointers').set({ shell: storableJson(shell) }).execute();
  },
} as const;
