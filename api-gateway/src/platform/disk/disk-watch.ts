import { statfs } from 'node:fs/promises';
import type { Logger } from '../logging/logger.ts';

const LOOK_MS = 1_000;
/** More must be free before writes go on than at which they stop: a disk at the mark must not flicker. */
const RELIEF = 1.25;

export interface DiskWatch {
  /** True while too little room is left for more than the smallest writes. */
  readonly isLow: () => boolean;
  /** Bytes that were free at the last look; undefined where the disk could not be asked. */
  readonly free: () => number | undefined;
  /** Calls back after each change, with what `isLow` says now. */
  readonly onChange: (changed: (isLow: boolean) => void) => void;
  readonly stop: () => void;
}

interface Options {
  readonly folder: string;
  /** Below this many bytes the disk counts as low. */
  readonly lowBytes: number;
  readonly logger: Pick<Logger, 'warn' | 'info'>;
  readonly freeBytes?: (folder: string) => Promise<number>;
  readonly lookMs?: number;
}

/** Bytes that this user may still write. */
export const freeBytesOf = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** Looks each second how much room the data folder has. Resolves after the first look. */
export const watchDisk = async ({ folder, lowBytes, logger, freeBytes = freeBytesOf, lookMs = LOOK_MS }: Options): Promise<DiskWatch> => {
  const listeners: ((isLow: boolean) => void)[] = [];
  let free: number | undefined;
  let isLow = false;

  const tell = (): void => {
    logger[isLow ? 'warn' : 'info']({ free_bytes: free }, isLow ? 'the disk is nearly full: writes are refused' : 'the disk has room again');
    for (const listener of listeners) listener(isLow);
  };

  const look = async (): Promise<void> => {
    // A disk that cannot be asked says nothing about its room.
    free = await freeBytes(folder).catch(() => undefined);
    if (free === undefined) return;
    const now = free < (isLow ? lowBytes * RELIEF : lowBytes);
    if (now === isLow) return;
    isLow = now;
    tell();
  };

  await look();
  const timer = setInterval(() => void look(), lookMs);
  timer.unref();
  return {
    isLow: () => isLow,
    free: () => free,
    onChange: (changed) => void listeners.push(changed),
    stop: () => clearInterval(timer),
  };
};
