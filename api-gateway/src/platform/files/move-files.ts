import { setTimeout } from 'node:timers/promises';
import { mapConcurrent } from '../concurrency/map-concurrent.ts';
import type { FileRecord, FileRecordsStore } from './file-records.store.ts';
import { projectOfKey } from './file-records.store.ts';
import type { FilePlace, ListedFile } from './file-store.ts';
import { isSameRecord, recordOfStored } from './hashed-content.ts';

const AT_ONCE = 8;
const TRIES = 3;
/** After which a file that the product wrote has its record. */
const SETTLED_MS = 1_000;
/** Names that wait for a lane, so that a list of millions is never held whole. */
const BATCH = 500;

interface Dependencies {
  readonly from: FilePlace;
  readonly to: FilePlace;
  readonly records: Pick<FileRecordsStore, 'find'>;
  /** Each file is taken from where it was once it is verified in its new place. */
  readonly remove: boolean;
  readonly onProgress?: (sofar: MoveReport) => void;
}

export interface MoveReport {
  readonly copied: number;
  readonly bytes: number;
  readonly alreadyThere: number;
  /** Not what was written: they stay where they are. */
  readonly damaged: readonly string[];
  readonly failed: readonly { readonly key: string; readonly why: string }[];
}

type Outcome = 'copied' | 'there' | 'damaged' | 'gone';

/**
 * Copies every file from one place to another while the product runs. A file counts once it was read back from its new
 * place with the same SHA-256. May be broken off anywhere and run again: what is there is compared and left.
 */
export const moveFiles = async ({ from, to, records, remove, onProgress }: Dependencies): Promise<MoveReport> => {
  const report = { copied: 0, bytes: 0, alreadyThere: 0, damaged: [] as string[], failed: [] as { key: string; why: string }[] };

  const recordAt = async (place: FilePlace, key: string): Promise<FileRecord | undefined> => {
    const file = await place.open(key);
    return file && recordOfStored(file);
  };

  const isAsWritten = async (key: string, found: FileRecord): Promise<boolean> => {
    const written = projectOfKey(key) ? await records.find(key) : undefined;
    return !written || isSameRecord(written, found);
  };

  const copy = async (key: string, found: FileRecord): Promise<Outcome> => {
    const file = await from.open(key);
    if (!file) return 'gone';
    await to.writeNew(key, file);
    const arrived = await recordAt(to, key);
    // Removed by the product meanwhile, as a project that was deleted.
    if (!arrived) return 'gone';
    if (isSameRecord(arrived, found)) return 'copied';
    // The product may have written a newer one: the record of that is kept.
    if (projectOfKey(key) && (await records.find(key)) && (await isAsWritten(key, arrived))) return 'there';
    throw new Error('Another content arrived than was sent');
  };

  /** Whether what is at the new place is half of an earlier attempt: the product saves the record of a file just after the file. */
  const isLeftover = async (key: string, there: FileRecord): Promise<boolean> => {
    await setTimeout(SETTLED_MS);
    const later = await recordAt(to, key);
    return !later || (isSameRecord(later, there) && !(projectOfKey(key) && (await records.find(key)) && (await isAsWritten(key, later))));
  };

  const moveOne = async (key: string): Promise<Outcome> => {
    const [found, there] = [await recordAt(from, key), await recordAt(to, key)];
    if (!found) return 'gone';
    if (there && isSameRecord(there, found)) return 'there';
    if (there && projectOfKey(key) && (await isAsWritten(key, there))) return 'there';
    if (!(await isAsWritten(key, found))) return 'damaged';
    if (there && !(await isLeftover(key, there))) throw new Error('It is being written by the product');
    if (there) await to.removeAll(key);
    return copy(key, found);
  };

  const insist = async (key: string): Promise<Outcome> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await moveOne(key);
      } catch (error) {
        if (attempt === TRIES) throw error;
      }
    }
  };

  const take = async ({ key, size }: ListedFile): Promise<void> => {
    try {
      const outcome = await insist(key);
      if (outcome === 'damaged') report.damaged.push(key);
      if (outcome === 'there') report.alreadyThere += 1;
      if (outcome === 'copied') {
        report.copied += 1;
        report.bytes += size;
      }
      if (remove && (outcome === 'copied' || outcome === 'there')) await from.removeAll(key);
    } catch (error) {
      report.failed.push({ key, why: (error as Error).message });
    }
  };

  let batch: ListedFile[] = [];
  const flush = async (): Promise<void> => {
    await mapConcurrent(batch, AT_ONCE, take);
    batch = [];
    onProgress?.(report);
  };
  for await (const file of from.list()) {
    batch.push(file);
    if (batch.length >= BATCH) await flush();
  }
  await flush();
  return report;
};
