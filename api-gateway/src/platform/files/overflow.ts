import { Readable } from 'node:stream';
import { isOutOfSpace } from '../disk/out-of-space.ts';
import { isDerived } from './file-keys.ts';
import { type FileStore, isStreamed } from './file-store.ts';

/** Pictures that were drawn for somebody who looks at them now. */
const ROOM_BYTES = 32 * 1024 * 1024;

/**
 * A store that goes on reading where nothing can be written: what is drawn when it is first looked at stays in memory for a
 * while instead, the newest of it. All else is refused as the disk refuses it.
 */
export const withOverflow = (store: FileStore): FileStore => {
  const held = new Map<string, Buffer>();
  let bytes = 0;

  const drop = (key: string): void => {
    bytes -= held.get(key)?.length ?? 0;
    held.delete(key);
  };

  const hold = (key: string, content: Buffer): void => {
    drop(key);
    held.set(key, content);
    bytes += content.length;
    for (const oldest of held.keys()) {
      if (bytes <= ROOM_BYTES || oldest === key) break;
      drop(oldest);
    }
  };

  return {
    write: async (key, content) => {
      try {
        await store.write(key, content);
        drop(key);
      } catch (error) {
        if (!isOutOfSpace(error) || !isDerived(key) || isStreamed(content)) throw error;
        hold(key, Buffer.from(content));
      }
    },
    read: async (key) => held.get(key) ?? store.read(key),
    open: async (key) => {
      const content = held.get(key);
      if (!content) return store.open(key);
      return { size: content.length, stamp: 'memory', stream: (range) => Readable.from([range ? content.subarray(range.start, range.end + 1) : content]) };
    },
    removeAll: async (folder) => {
      for (const key of held.keys()) if (key.startsWith(`${folder}/`)) drop(key);
      await store.removeAll(folder);
    },
  };
};
