import type { Db } from '../database/db.ts';
import type { Logger } from '../logging/logger.ts';
import { forgetRemovals, listRemovals, noteRemovals } from './file-removals.store.ts';
import type { FileStore } from './file-store.ts';

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
    await noteRemovals(trx, folders, now());
  },
  sweep: async () => {
    const started = now();
    for (const folder of await listRemovals(db)) {
      await files.removeAll(folder).catch((error: unknown) => {
        if (!isStillWritten(error)) throw error;
      });
    }
    await forgetRemovals(db, new Date(started.getTime() - KEPT_MS));
  },
});

/** Sweeps now and every minute. Gives what stops it. */
export const startSweeper = ({ sweep }: Pick<FileRemovals, 'sweep'>, logger: Logger): (() => void) => {
  const run = (): void => {
    sweep().catch((error: unknown) => logger.warn({ err: error }, 'files of deleted projects could not be removed'));
  };
  run();
  const timer = setInterval(run, SWEEP_MS);
  return () => clearInterval(timer);
};
