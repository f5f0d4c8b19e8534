import { spawnSync } from 'node:child_process';
import { mkdtempSync, openSync, closeSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Product } from './product.ts';

const CHUNK = Buffer.alloc(64 * 1024, 1);

/** A disk of so many megabytes that a product of its own has, and nobody else on this machine sees. */
export interface SmallDisk {
  /** Where the product finds it. */
  readonly dataDir: string;
  /** Runs the product with it: give this to `startProduct`. */
  readonly through: readonly [string, ...string[]];
  /** The same folder as this process reaches it, once the product runs. */
  readonly seenFrom: (product: Product) => string;
  /** Fills it, but for so many bytes. Gives what was free before. */
  readonly fill: (product: Product, leave?: number) => number;
  /** Takes away what `fill` has put there. */
  readonly empty: (product: Product) => void;
  readonly free: (product: Product) => number;
  readonly remove: () => void;
}

const UNSHARE = ['unshare', '--user', '--map-root-user', '--mount'] as const;

/** A real file system in memory, in a mount namespace of its own. Throws, in words, where this machine allows none. */
export const makeSmallDisk = (megabytes: number): SmallDisk => {
  const folder = mkdtempSync(join(tmpdir(), 'small-'));
  const mount = `mount -t tmpfs -o size=${megabytes}m,mode=700 tmpfs '${folder}'`;
  const [command, ...args] = UNSHARE;
  const tried = spawnSync(command, [...args, 'sh', '-c', mount], { encoding: 'utf8' });
  if (tried.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`This test needs a small file system, and this machine refuses to mount one: ${tried.stderr || String(tried.error)}`);
  }
  const dataDir = join(folder, 'data');
  // Through the product's own view of the file system: nobody else has it.
  const seenFrom = (product: Product): string => `/proc/${product.process.pid}/root${dataDir}`;
  const filler = (product: Product): string => join(seenFrom(product), 'filler');
  const free = (product: Product): number => {
    const { bavail, bsize } = statfsSync(seenFrom(product));
    return bavail * bsize;
  };
  const fill = (product: Product, leave = 0): number => {
    const before = free(product);
    const file = openSync(filler(product), 'a');
    try {
      // To the last block, as a log that somebody forgot would.
      while (free(product) > leave) writeSync(file, CHUNK, 0, Math.min(CHUNK.length, Math.max(1, free(product) - leave)));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    } finally {
      closeSync(file);
    }
    return before;
  };
  return {
    dataDir,
    through: [...UNSHARE, 'sh', '-c', `${mount} && mkdir '${dataDir}' && exec "$@"`, 'sh'],
    seenFrom,
    fill,
    empty: (product) => rmSync(filler(product), { force: true }),
    free,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
