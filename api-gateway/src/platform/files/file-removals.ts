import type { Kysely } from 'kysely';
import type { Database } from '../database/schema/database.ts';
import type { Logger } from '../logging/logger.ts';
import type { FileStore } from './file-store.ts';

type Db = Kysely<Database>;

/** Longer than any job: a worker that draws for a deleted project has noticed by then. */
const KEPT_MS = 15 * 60_000;
const SWEEP_MS = 60_000;

interface Dependencies {
  readonly db: Db;
  readonly files: Pick<FileStore, 'removeAll'>;
  readonly now: () => Date;
}

export interface FileRemovals {
  /** Within the transaction that deletes the rows. */
  readonly ask: (trx: Db, folders: readonly string[]) => Promise<void>;
  /** Removes what was asked for. Asked folders stay listed for a while, for files that come after their rows are gone. */
  readonly sweep: () => Promise<void>;
}

/** A worker that has not noticed the deletion writes into the folder while it is removed: the next sweep takes what came late. */
const isStillWritten = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOTEMPTY';

/** Files follow their rows: a crash between the two leaves a note of what is still to be removed. */
export const createFileRemovals = ({ db, files, now }: Dependencies): FileRemovals => ({
  ask: async (trx, folders) => {
    if (folders.length === 0) return;
    await trx
      .insertInto('file_removals')
      .values(folders.map((folder) => ({ folder, asked_at: now() })))
      .onConflict((conflict) => conflict.column('folder').doNothing())
      .execute();
  },
  sweep: async () => {
    const started = now();
    const asked = await db.selectFrom('file_removals').select('folder').execute();
    for (const { folder } of asked) {
      await files.removeAll(folder).catch((error: unknown) => {
        if (!isStillWritten(error)) throw error;
      });
    }
    await db
      .deleteFrom('file_removals')
      .where('asked_at', '<', new Date(started.getTime() - KEPT_MS))
      .execute();
  },
});

/** Sweeps now and every minute. Gives what stops it. */
export const keepSweeping = ({ sweep }: Pick<FileRemovals, 'sweep'>, logger: Logger): (() => void) => {
  const run = (): void => {
    sweep().catch((error: unknown) => logger.warn({ err: error }, 'files of deleted projects could not be removed'));
  };
  run();
  const timer = setInterval(run, SWEEP_MS);
  return () => clearInterval(timer);
};
