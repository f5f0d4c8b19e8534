import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { freeBytesOf } from './disk-watch.ts';

/** As much as PostgreSQL takes at once for its log of changes. */
export const RESERVE_FILE_BYTES = 16 * 1024 * 1024;
const FILES = 4;
/** The last ones are for the database: without room it cannot even start again. */
const FOR_RECOVERY = 3;
/** At which the first one is given up, so that people can still sign in. */
const LAST_BYTES = 4 * 1024 * 1024;

export interface Reserve {
  /** Fills up what is missing while there is room for it, and gives up one file where next to nothing is left. */
  readonly balance: (freeBytes: number) => void;
  /** Gives up one more file, for a database that finds no room; false where none is left. */
  readonly release: () => boolean;
}

interface Options {
  readonly dataDir: string;
  /** The disk counts as low below this many bytes. */
  readonly lowBytes: number;
}

const ZEROS = Buffer.alloc(1024 * 1024);

const fill = (path: string): void => {
  const file = openSync(path, 'w', 0o600);
  try {
    for (let written = 0; written < RESERVE_FILE_BYTES; written += ZEROS.length) writeSync(file, ZEROS);
  } finally {
    closeSync(file);
  }
};

/** Takes real blocks: a file of holes would reserve nothing. */
const occupy = (path: string): void => {
  try {
    const { status } = spawnSync('fallocate', ['-l', String(RESERVE_FILE_BYTES), path], { stdio: 'ignore' });
    if (status !== 0) fill(path);
  } catch {
    // Less was free than it seemed.
    rmSync(path, { force: true });
  }
};

/** Files that hold room in the data folder until the disk is full, and are then removed one by one. */
export const createReserve = ({ dataDir, lowBytes }: Options): Reserve => {
  const folder = join(dataDir, 'reserve');
  const paths = Array.from({ length: FILES }, (_, at) => join(folder, String(at + 1)));
  const held = (): string[] => paths.filter((path) => existsSync(path));

  const remove = (path: string | undefined): boolean => {
    if (path === undefined) return false;
    rmSync(path, { force: true });
    return true;
  };

  const occupyNext = (freeBytes: number): void => {
    const next = paths.find((path) => !existsSync(path));
    // What is left afterwards must not count as low.
    if (next === undefined || freeBytes < 2 * lowBytes + RESERVE_FILE_BYTES) return;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    occupy(next);
  };

  return {
    balance: (freeBytes) => {
      if (freeBytes < LAST_BYTES && held().length > FOR_RECOVERY) remove(held().at(-1));
      else occupyNext(freeBytes);
    },
    release: () => remove(held().at(-1)),
  };
};

const BALANCE_MS = 1_000;

/** Looks each second. Gives what stops it. */
export const keepBalancing = ({ balance }: Pick<Reserve, 'balance'>, folder: string): (() => Promise<void>) => {
  let running = Promise.resolve();
  const look = (): void => {
    // A disk that cannot be asked or written keeps what it has.
    running = running.then(async () => balance(await freeBytesOf(folder))).catch(() => undefined);
  };
  const timer = setInterval(look, BALANCE_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
};
