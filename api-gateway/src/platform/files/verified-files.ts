import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { isOutOfSpace } from '../disk/out-of-space.ts';
import { AppError } from '../errors/errors.ts';
import { type FileRecord, type FileRecordsStore, projectOfKey } from './file-records.store.ts';
import { isDerived } from './file-keys.ts';
import type { FileStore, StoredFile } from './file-store.ts';
import { hashed, isSameRecord, recordOfStored } from './hashed-content.ts';

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

/** Files up to this size are read once where they are looked at for the first time: what was checked is what is sent. */
const HELD_BYTES = 1024 * 1024;

/** What is found under a key, with the record of its bytes. */
const lookAt = async (file: StoredFile): Promise<{ readonly file: StoredFile; readonly record: FileRecord }> => {
  if (file.size > HELD_BYTES) return { file, record: await recordOfStored(file) };
  const bytes = await buffer(file.stream());
  const stream: StoredFile['stream'] = (range) => Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]);
  return { file: { ...file, stream }, record: hashed(bytes).record() };
};

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
    return isSameRecord(written, found);
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
    const found = await lookAt(file);
    if (await isWhole(key, found.record)) {
      remember(key, file.stamp);
      return found.file;
    }
    await sleep(WRITER_MS);
    const again = await files.open(key);
    const foundAgain = again && (await lookAt(again));
    if (!foundAgain || !(await isWhole(key, foundAgain.record))) throw await damaged(key);
    remember(key, again.stamp);
    return foundAgain.file;
  };

  return {
    write: async (key, given) => {
      const { content, record } = hashed(given);
      await files.write(key, content);
      if (projectOfKey(key)) await records.save(key, record());
    },
    read: async (key) => {
      const bytes = await files.read(key);
      if (!projectOfKey(key) || (await isWhole(key, hashed(bytes).record()))) return bytes;
      await sleep(WRITER_MS);
      const again = await files.read(key);
      if (!(await isWhole(key, hashed(again).record()))) throw await damaged(key);
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
