import type { Db } from '../database/db.ts';
import type { DiskWatch } from '../disk/disk-watch.ts';
import { type Logger, lostLogLines } from '../logging/logger.ts';
import { processStatesStore } from './process-states.store.ts';

const TELL_MS = 10_000;
/** The threshold of the alert FifteenDataFolderFills, in bytes. */
export const ROOM_LOW = 1e9;

interface Teller {
  readonly db: Db;
  readonly logger: Logger;
  readonly now: () => Date;
  readonly instance: string;
  readonly role: 'gateway' | 'worker';
  readonly disk: Pick<DiskWatch, 'free'>;
}

/** The process says every ten seconds that it lives, and how; one that stops in order takes its row along. Returns what stops it. */
export const startTellingState = ({ db, logger, now, instance, role, disk }: Teller): (() => Promise<void>) => {
  const startedAt = now();
  let telling: Promise<void> | undefined;
  const tell = (): void => {
    // A database that hangs keeps one try waiting, not a line of them.
    if (telling) return;
    const free = disk.free();
    const said = { instance, role, startedAt, freeBytes: free ?? null, isLow: free !== undefined && free < ROOM_LOW, logLinesLost: lostLogLines() };
    telling = processStatesStore
      .save(db, said, now())
      .catch((error: unknown) => logger.warn({ err: error }, 'this process could not tell how it is'))
      .finally(() => (telling = undefined));
  };
  tell();
  const timer = setInterval(tell, TELL_MS);
  return async () => {
    clearInterval(timer);
    await telling;
    await processStatesStore.remove(db, instance).catch((error: unknown) => logger.warn({ err: error }, 'this process could not say that it ends'));
  };
};
