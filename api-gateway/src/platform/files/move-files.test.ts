import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type CuttingProxy, startCuttingProxy } from '../../testing/s3/cutting-proxy.ts';
import { type S3Server, startS3rver } from '../../testing/s3/s3-servers.ts';
import { openBucket } from './bucket-client.ts';
import { createBucketFiles } from './bucket-files.ts';
import type { FileRecord, FileRecordsStore } from './file-records.store.ts';
import type { FilePlace } from './file-store.ts';
import { createFolderFiles } from './folder-files.ts';
import { hashed } from './hashed-content.ts';
import { moveFiles } from './move-files.ts';
import { createMovingFiles } from './moving-files.ts';
import { createVerifiedFiles } from './verified-files.ts';

let server: S3Server;
let proxy: CuttingProxy;
let root: string;
let folder: FilePlace;
let bucket: FilePlace;
let known: Map<string, FileRecord>;
let records: FileRecordsStore;

beforeAll(async () => {
  server = await startS3rver();
  proxy = await startCuttingProxy(server.settings.endpoint ?? '');
  bucket = createBucketFiles(openBucket({ ...server.settings, endpoint: proxy.endpoint }));
});

afterAll(async () => {
  await proxy.stop();
  await server.stop();
  rmSync(root, { recursive: true });
});

beforeEach(async () => {
  proxy.refuseWith(undefined);
  for (const key of await keysOf(bucket)) await bucket.removeAll(key);
  root = mkdtempSync(join(tmpdir(), 'fifteen-files-'));
  folder = createFolderFiles(root);
  known = new Map();
  records = {
    find: (key) => Promise.resolve(known.get(key)),
    save: async (key, record) => void known.set(key, record),
    removeAll: async () => undefined,
  };
});

const keysOf = async (files: FilePlace): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of files.list()) keys.push(key);
  return keys.toSorted();
};

const fill = async (files: Pick<FilePlace, 'write'>, count: number): Promise<Map<string, Buffer>> => {
  const contents = new Map(Array.from({ length: count }, (_, i) => [`projects/${randomUUID()}/file-${i}.png`, randomBytes(1_000 + i)]));
  for (const [key, bytes] of contents) await files.write(key, bytes);
  return contents;
};

const verified = (files: Parameters<typeof createVerifiedFiles>[0]['files'], damaged: string[] = []) => createVerifiedFiles({ files, records, onDamage: (key) => damaged.push(key) });

test('files go to the bucket and back, each read back, and a second run finds all of them there', async () => {
  const contents = await fill(verified(folder), 15);
  expect(await moveFiles({ from: folder, to: bucket, records, remove: false })).toMatchObject({ copied: 15, alreadyThere: 0, failed: [] });
  expect(await moveFiles({ from: folder, to: bucket, records, remove: true })).toMatchObject({ copied: 0, alreadyThere: 15, failed: [] });
  expect(await keysOf(folder)).toEqual([]);
  expect(await moveFiles({ from: bucket, to: folder, records, remove: true })).toMatchObject({ copied: 15, failed: [] });
  for (const [key, bytes] of contents) expect((await folder.read(key)).equals(bytes)).toBe(true);
  expect(await keysOf(bucket)).toEqual([]);
});

test('a move that breaks off is told file by file, loses nothing, and is finished by the next', async () => {
  const contents = await fill(verified(folder), 12);
  const flaky: FilePlace = {
    ...bucket,
    writeNew: (key, content) => (/file-(0|2|4|6|8|10)\./.test(key) ? Promise.reject(new Error('The network is gone')) : bucket.writeNew(key, content)),
  };
  const first = await moveFiles({ from: folder, to: flaky, records, remove: true });
  expect(first).toMatchObject({ copied: 6, failed: Array.from({ length: 6 }, () => ({ why: 'The network is gone' })) });
  expect((await keysOf(folder)).length + (await keysOf(bucket)).length).toBe(12);
  expect(await moveFiles({ from: folder, to: bucket, records, remove: true })).toMatchObject({ copied: 6, failed: [] });
  for (const [key, bytes] of contents) expect((await bucket.read(key)).equals(bytes)).toBe(true);
});

test('a full bucket leaves every file where it was', async () => {
  const contents = await fill(verified(folder), 5);
  proxy.refuseWith({ status: 507, code: 'XMinioStorageFull' });
  const report = await moveFiles({ from: folder, to: bucket, records, remove: true });
  expect(report).toMatchObject({ copied: 0 });
  expect(report.failed).toHaveLength(5);
  expect(await keysOf(folder)).toEqual([...contents.keys()].toSorted());
});

test('a damaged file is named and stays; one that the product wrote meanwhile is not written over', async () => {
  const [damaged = '', rewritten = ''] = [...(await fill(verified(folder), 2)).keys()];
  await folder.write(damaged, 'what a failing disk made of it');
  await bucket.write(rewritten, 'newer');
  known.set(rewritten, hashed('newer').record());
  expect(await moveFiles({ from: folder, to: bucket, records, remove: true })).toMatchObject({ copied: 0, alreadyThere: 1, damaged: [damaged] });
  expect(await keysOf(folder)).toEqual([damaged]);
  expect((await bucket.read(rewritten)).toString()).toBe('newer');
});

test('while files are moved every reader finds each of them, and what is written, at any moment', async () => {
  const before = verified(createMovingFiles(folder, bucket));
  const after = verified(createMovingFiles(bucket, folder));
  const contents = await fill(before, 12);
  const moving = moveFiles({ from: folder, to: bucket, records, remove: true });
  const damaged: string[] = [];
  const readers = [before, after, verified(createMovingFiles(bucket, folder), damaged)];
  for (let round = 0; round < 4; round += 1) {
    for (const [key, bytes] of contents) {
      const reader = readers[(round + bytes.length) % readers.length] ?? after;
      const file = await reader.open(key);
      expect(file && (await buffer(file.stream())).equals(bytes)).toBe(true);
    }
    const [key = ''] = [...contents.keys()].slice(round);
    contents.set(key, randomBytes(500));
    await after.write(key, contents.get(key) ?? '');
  }
  await moving;
  expect(damaged).toEqual([]);
  for (const [key, bytes] of contents) expect((await after.read(key)).equals(bytes)).toBe(true);
});
