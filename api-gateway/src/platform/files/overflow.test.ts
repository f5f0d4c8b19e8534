import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from '@jest/globals';
import type { FileStore } from './file-store.ts';
import { withOverflow } from './overflow.ts';

const ASSET = 'projects/00000000-0000-4000-8000-000000000001/00000000-0000-4000-8000-000000000002';
const PREVIEW = `${ASSET}/preview-1024.webp`;

/** A store in memory whose disk may be full. */
const storeOf = () => {
  const kept = new Map<string, Buffer>();
  const disk = { code: undefined as string | undefined };
  const store: FileStore = {
    write: (key, content) => {
      if (disk.code) return Promise.reject(Object.assign(new Error(disk.code), { code: disk.code }));
      kept.set(key, Buffer.from(content as string));
      return Promise.resolve();
    },
    read: (key) => Promise.resolve(kept.get(key) ?? Buffer.from('')),
    open: (key) => Promise.resolve(kept.has(key) ? { size: kept.get(key)!.length, stamp: '', stream: () => [kept.get(key)] as never } : undefined),
    removeAll: () => Promise.resolve(),
  };
  return { kept, disk, store: withOverflow(store) };
};

const contentOf = async (store: FileStore, key: string, range?: { start: number; end: number }): Promise<string | undefined> => {
  const file = await store.open(key);
  return file && (await buffer(file.stream(range))).toString();
};

describe('S8: a store on a full disk', () => {
  test.each([PREVIEW, `${ASSET}/view-card-large-0123456789abcdef.webp`, `${ASSET}/files/primary-color.png`, `${ASSET}/all.zip`])('still shows what is drawn for who looks: %s', async (key) => {
    const { disk, kept, store } = storeOf();
    disk.code = 'ENOSPC';
    await store.write(key, 'a picture');
    expect(await contentOf(store, key)).toBe('a picture');
    expect(await contentOf(store, key, { start: 2, end: 4 })).toBe('pic');
    expect(kept.size).toBe(0);
    disk.code = undefined;
    await store.write(key, 'a picture');
    expect([...kept.keys()]).toEqual([key]);
  });

  test.each([`${ASSET}/logo.svg`, 'projects/00000000-0000-4000-8000-000000000001/kit/0/cards/front.png', 'status/1/probe.txt'])('refuses what cannot be drawn again: %s', async (key) => {
    const { disk, store } = storeOf();
    disk.code = 'ENOSPC';
    await expect(store.write(key, 'x')).rejects.toThrow('ENOSPC');
    expect(await store.open(key)).toBeUndefined();
  });

  test('hides no other fault', async () => {
    const { disk, store } = storeOf();
    disk.code = 'EIO';
    await expect(store.write(PREVIEW, 'x')).rejects.toThrow('EIO');
  });

  test('holds so much in memory and no more: the newest', async () => {
    const { disk, store } = storeOf();
    disk.code = 'ENOSPC';
    const key = (i: number): string => `${ASSET}/view-card-large-${i}.webp`;
    for (let i = 0; i < 50; i += 1) await store.write(key(i), Buffer.alloc(1024 * 1024, i));
    const there = await Promise.all(Array.from({ length: 50 }, async (_, i) => (await store.open(key(i))) !== undefined));
    expect(there.lastIndexOf(false)).toBe(17);
    expect(there.filter(Boolean)).toHaveLength(32);
  });

  test('forgets what its owner deletes', async () => {
    const { disk, store } = storeOf();
    disk.code = 'ENOSPC';
    await store.write(PREVIEW, 'x');
    await store.removeAll('projects/00000000-0000-4000-8000-000000000001');
    expect(await store.open(PREVIEW)).toBeUndefined();
  });
});
