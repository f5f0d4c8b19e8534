import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { isOutOfSpace } from '../disk/out-of-space.ts';
import { AppError } from '../errors/errors.ts';
import { type FileRecord, type FileRecordsStore, projectOfKey } from './file-records.store.ts';
import { isDerived } from './file-keys.ts';
import type { FileStore, StoredFile } from './file-store.ts';

/** Files that were found whole and have not been touched since. */
const KNOWN_MAX = 20_000;
/** A writer puts the file in its place first, and its record a moment later. */
const WRITER_MS = 150;

interface Dependencies {
  readonly files: FileStore;
  readonly records: FileRecordsStore;
  /** Told of a file that is not what was written. */
  readonly onDamage: (key: string) => void;
}

const recordOf = (bytes: Uint8Array | string): FileRecord => ({
  bytes: Buffer.byteLength(bytes),
  sha256: createHash('sha256').update(bytes).digest(),
});

const readRecord = async (file: StoredFile): Promise<FileRecord> => {
  const hash = createHash('sha256');
  await pipeline(file.stream(), hash);
  return { bytes: file.size, sha256: hash.digest() };
};

const isSame = (one: FileRecord, other: FileRecord): boolean => one.bytes === other.bytes && one.sha256.equals(other.sha256);

/**
 * A store that keeps the SHA-256 of each customer's file in the database, and gives no file that has another. A file from
 * before has none: it gets one when it is first read. A file is read to its end once, and again when it was touched.
 */
export const createVerifiedFiles = ({ files, records, onDamage }: Dependencies): FileStore => {
  /** By key, what the file system said of the file when it was whole. */
  const known = new Map<string, string>();

  const remember = (key: string, stamp: string): void => {
    known.delete(key);
    known.set(key, stamp);
    const [oldest] = known.keys();
    if (known.size > KNOWN_MAX && oldest !== undefined) known.delete(oldest);
  };

  /** Reading goes on where nothing can be written: the record is made another time. */
  const keep = (key: string, record: FileRecord): Promise<void> =>
    records.save(key, record).catch((error: unknown) => {
      if (!isOutOfSpace(error)) throw error;
    });

  const isWhole = async (key: string, found: FileRecord): Promise<boolean> => {
    const written = await records.find(key);
    if (!written) return keep(key, found).then(() => true);
    return isSame(written, found);
  };

  /** What can be drawn again is taken away, so that the next who asks gets it; all else stays as it is found. */
  const damaged = async (key: string): Promise<AppError> => {
    known.delete(key);
    onDamage(key);
    if (isDerived(key)) await files.removeAll(key);
    return new AppError('file_damaged');
  };

  const assertWhole = async (key: string, file: StoredFile): Promise<StoredFile> => {
    if (known.get(key) === file.stamp) return file;
    if (await isWhole(key, await readRecord(file))) {
      remember(key, file.stamp);
      return file;
    }
    await sleep(WRITER_MS);
    const again = await files.open(key);
    if (!again || !(await isWhole(key, await readRecord(again)))) throw await damaged(key);
    remember(key, again.stamp);
    return again;
  };

  return {
    write: async (key, bytes) => {
      await files.write(key, bytes);
      if (projectOfKey(key)) await records.save(key, recordOf(bytes));
    },
    read: async (key) => {
      const bytes = await files.read(key);
      if (!projectOfKey(key) || (await isWhole(key, recordOf(bytes)))) return bytes;
      await sleep(WRITER_MS);
      const again = await files.read(key);
      if (!(await isWhole(key, recordOf(again)))) throw await damaged(key);
      return again;
    },
    open: async (key) => {
      const file = await files.open(key);
      return file && projectOfKey(key) ? assertWhole(key, file) : file;
    },
    removeAll: async (folder) => {
      await files.removeAll(folder);
      if (projectOfKey(folder)) await records.removeAll(folder);
    },
  };
};
