import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';

export interface StoredFile {
  readonly size: number;
  /** Another one whenever the file was written or touched; nobody can set it. */
  readonly stamp: string;
  /** All of it, or the bytes from `start` to `end`, both included. */
  readonly stream: (range?: { start: number; end: number }) => Readable;
}

/** Where drawings lie. Keys are ours, never a visitor's text: `projects/<uuid>/<uuid>/logo.svg`. */
export interface FileStore {
  /** Whole or not at all, also over a power cut: a reader never sees half a file. */
  readonly write: (key: string, bytes: Uint8Array | string) => Promise<void>;
  readonly read: (key: string) => Promise<Buffer>;
  readonly open: (key: string) => Promise<StoredFile | undefined>;
  /** Every file under this key, `projects/<uuid>`; nothing where there is none. */
  readonly removeAll: (folder: string) => Promise<void>;
}

const KEY = /^[a-z]+(\/[\da-z-]+)+(\.[\da-z]+)?$/;

const missing = (error: unknown): undefined => {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
  throw error;
};

const writeDurably = async (path: string, bytes: Uint8Array | string): Promise<void> => {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
};

/** Files in a folder that the gateway and the worker share. */
export const createLocalFileStore = (root: string): FileStore => {
  const pathOf = (key: string): string => {
    if (!KEY.test(key)) throw new Error(`Not a key of a file: ${key}`);
    return join(root, key);
  };

  return {
    write: async (key, bytes) => {
      const path = pathOf(key);
      const draft = `${path}.${randomUUID()}`;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        await writeDurably(draft, bytes);
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    read: (key) => readFile(pathOf(key)),
    open: async (key) => {
      const path = pathOf(key);
      const found = await stat(path, { bigint: true }).catch(missing);
      if (!found) return undefined;
      const { size, ino, ctimeNs } = found;
      return { size: Number(size), stamp: `${ino} ${ctimeNs} ${size}`, stream: (range) => createReadStream(path, range) };
    },
    removeAll: (folder) => rm(pathOf(folder), { recursive: true, force: true }),
  };
};
