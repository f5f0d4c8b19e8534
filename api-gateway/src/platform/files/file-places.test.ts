import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { type CuttingProxy, startCuttingProxy } from '../../testing/s3/cutting-proxy.ts';
import { s3Servers, type S3Server, startS3rver } from '../../testing/s3/s3-servers.ts';
import { isOutOfSpace } from '../disk/out-of-space.ts';
import { assertBucket, type BucketSettings, openBucket } from './bucket-client.ts';
import { createBucketFiles } from './bucket-files.ts';
import type { FilePlace } from './file-store.ts';
import { createFolderFiles } from './folder-files.ts';

interface Place {
  readonly files: FilePlace;
  readonly stop: () => Promise<void>;
}

const folderPlace = async (): Promise<Place> => {
  const root = mkdtempSync(join(tmpdir(), 'fifteen-files-'));
  return { files: createFolderFiles(root), stop: async () => rmSync(root, { recursive: true }) };
};

const bucketPlace = (start: () => Promise<S3Server>) => async (): Promise<Place> => {
  const { settings, stop } = await start();
  const bucket = openBucket(settings);
  return {
    files: createBucketFiles(bucket),
    stop: async () => {
      bucket.client.destroy();
      await stop();
    },
  };
};

const PLACES: readonly (readonly [string, () => Promise<Place>])[] = [
  ['a folder', folderPlace],
  ...s3Servers().map(([name, start]) => [`a bucket of ${name}`, bucketPlace(start)] as const),
];

const keyOf = (name: string, project = randomUUID()): string => `projects/${project}/${randomUUID()}/${name}`;
const contentOf = async (files: FilePlace, key: string, range?: { start: number; end: number }): Promise<Buffer | undefined> => {
  const file = await files.open(key);
  return file && buffer(file.stream(range));
};
const keysOf = async (files: FilePlace): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of files.list()) keys.push(key);
  return keys;
};

/** It writes over a file where it lies. */
const isWhole = (place: string): boolean => !place.endsWith('s3rver');

describe.each(PLACES)('files in %s', (name, open) => {
  let files: FilePlace;
  let stop: Place['stop'];

  beforeAll(async () => {
    ({ files, stop } = await open());
  });

  afterAll(() => stop());

  test('U4: only keys of ours name a file', async () => {
    for (const key of ['../secret.key', 'projects/../../x', '/etc/passwd', 'projects/a\0b', 'projects//x', 'secret.key']) {
      await expect((async () => files.read(key))()).rejects.toThrow('Not a key');
      await expect((async () => files.write(key, ''))()).rejects.toThrow('Not a key');
    }
  });

  test.each([['text', 'ümlaut <svg/>'], ['no bytes', ''], ['five million bytes', randomBytes(5_000_000)]])('%s comes back as it was written', async (_kind, content) => {
    const key = keyOf('logo.svg');
    await files.write(key, content);
    expect((await files.read(key)).equals(Buffer.from(content))).toBe(true);
    expect((await files.open(key))?.size).toBe(Buffer.byteLength(content));
    expect((await contentOf(files, key))?.equals(Buffer.from(content))).toBe(true);
  });

  test('a stream is written, and a part is read as a player asks for it', async () => {
    const key = keyOf('film.mp4');
    const bytes = randomBytes(3_000_000);
    const parts = Array.from({ length: 30 }, (_, i) => bytes.subarray(i * 100_000, (i + 1) * 100_000));
    await files.write(key, { size: bytes.length, stream: () => Readable.from(parts, { objectMode: false }) });
    expect(createHash('sha256').update((await contentOf(files, key)) ?? '').digest()).toEqual(createHash('sha256').update(bytes).digest());
    for (const [start, end] of [[0, 9], [1_234_567, 2_000_000], [bytes.length - 10, bytes.length - 1]] as const) {
      expect((await contentOf(files, key, { start, end }))?.equals(bytes.subarray(start, end + 1))).toBe(true);
    }
  });

  test('a stream that breaks off leaves what was there', async () => {
    const key = keyOf('logo.svg');
    await files.write(key, 'before');
    const breaking = async function* (): AsyncGenerator<Buffer> {
      yield Buffer.alloc(1_000);
      throw new Error('The source is gone');
    };
    await expect(files.write(key, { size: 100_000, stream: () => Readable.from(breaking(), { objectMode: false }) })).rejects.toThrow('The source is gone');
    if (isWhole(name)) expect((await files.read(key)).toString()).toBe('before');
  });

  test('what is not there is undefined to open, and ENOENT to read', async () => {
    expect(await files.open(keyOf('logo.svg'))).toBeUndefined();
    await expect(files.read(keyOf('logo.svg'))).rejects.toMatchObject({ code: 'ENOENT' });
  });

  test('another content has another stamp', async () => {
    const key = keyOf('logo.svg');
    await files.write(key, 'one');
    const first = await files.open(key);
    expect((await files.open(key))?.stamp).toBe(first?.stamp);
    await files.write(key, 'two');
    expect((await files.open(key))?.stamp).not.toBe(first?.stamp);
  });

  test('a new file is written once: the second of two stays out', async () => {
    const key = keyOf('logo.svg');
    expect(await files.writeNew(key, 'first')).toBe(true);
    expect(await files.writeNew(key, 'second')).toBe(false);
    expect((await files.read(key)).toString()).toBe('first');
  });

  test('a folder goes with everything in it, and nothing beside it; one file goes by its own key', async () => {
    const project = randomUUID();
    const own = Array.from({ length: 12 }, (_, i) => keyOf(`file-${i}.png`, project));
    const beside = keyOf('logo.svg');
    await Promise.all([...own, beside].map((key) => files.write(key, key)));
    await files.removeAll(own[0] ?? '');
    expect((await keysOf(files)).filter((key) => key.includes(project)).toSorted()).toEqual(own.slice(1).toSorted());
    await files.removeAll(`projects/${project}`);
    await files.removeAll(`projects/${project}`);
    const left = await keysOf(files);
    expect(left.filter((key) => key.includes(project))).toEqual([]);
    expect(left).toContain(beside);
  });

  (isWhole(name) ? test : test.skip)('a reader sees the old or the new file, never a part, while it is written again and again', async () => {
    const key = keyOf('logo.svg');
    const versions = ['a', 'b', 'c'].map((letter) => letter.repeat(200_000));
    await files.write(key, versions[0] ?? '');
    const writing = Promise.all(versions.flatMap((text) => Array.from({ length: 3 }, () => files.write(key, text))));
    for (let i = 0; i < 20; i += 1) expect(versions).toContain((await files.read(key)).toString());
    await writing;
    expect((await keysOf(files)).filter((one) => one.startsWith(key))).toEqual([key]);
  });
});

test('the draft of a file that is not whole yet is not a file', async () => {
  const root = mkdtempSync(join(tmpdir(), 'fifteen-files-'));
  const files = createFolderFiles(root);
  const key = keyOf('logo.svg');
  const seen: string[][] = [];
  const slow = async function* (): AsyncGenerator<Buffer> {
    yield Buffer.from('half');
    seen.push(readdirSync(join(root, key, '..')), await keysOf(files));
    yield Buffer.from('half');
  };
  await files.write(key, { size: 8, stream: () => Readable.from(slow(), { objectMode: false }) });
  expect(seen.map((names) => names.length)).toEqual([1, 0]);
  expect(await keysOf(files)).toEqual([key]);
  rmSync(root, { recursive: true });
});

describe('S8: a bucket that fails', () => {
  let server: S3Server;
  let proxy: CuttingProxy;
  const behind = (more: Partial<BucketSettings> = {}): BucketSettings => ({ ...server.settings, endpoint: proxy.endpoint, ...more });
  const why = (settings: BucketSettings): Promise<string> => assertBucket(settings, openBucket(settings, { maxAttempts: 1 })).then(() => 'open', (error: Error) => error.message);

  beforeAll(async () => {
    server = await startS3rver();
    proxy = await startCuttingProxy(server.settings.endpoint ?? '');
  });

  afterEach(() => {
    proxy.cutAfter(undefined);
    proxy.refuseWith(undefined);
  });

  afterAll(async () => {
    await proxy.stop();
    await server.stop();
  });

  test('a wrong name, key or address is told by what to set', async () => {
    expect(await why(server.settings)).toBe('open');
    expect(await why({ ...server.settings, bucket: 'nobody-made-it' })).toMatch(/has no bucket "nobody-made-it".*S3_BUCKET/);
    expect(await why({ ...server.settings, endpoint: 'http://127.0.0.1:9' })).toMatch(/ECONNREFUSED/);
  });

  test.each([
    ['SignatureDoesNotMatch', /S3_SECRET_ACCESS_KEY does not belong/],
    ['InvalidAccessKeyId', /does not know S3_ACCESS_KEY_ID/],
    ['AccessDenied', /may not read and write/],
    ['RequestTimeTooSkewed', /clock of this machine/],
    ['SlowDown', /SlowDown: No\./],
  ])('%s is told in words', async (code, words) => {
    proxy.refuseWith({ status: 403, code });
    expect(await why(behind())).toMatch(words);
  });

  test('a clock that is an hour off is corrected by the answer of the store', async () => {
    const files = createBucketFiles(openBucket(server.settings, { systemClockOffset: 3_600_000 }));
    const key = keyOf('logo.svg');
    await files.write(key, 'in time');
    expect((await files.read(key)).toString()).toBe('in time');
  });

  test.each([[507, 'InsufficientStorage'], [403, 'QuotaExceeded'], [507, 'XMinioStorageFull']])('full (%i %s), it counts as a full disk, and what is there stays', async (status, code) => {
    const files = createBucketFiles(openBucket(behind(), { maxAttempts: 1 }));
    const key = keyOf('logo.svg');
    await files.write(key, 'before');
    proxy.refuseWith({ status, code });
    const error = await files.write(key, 'after').catch((cause: unknown) => cause);
    expect(isOutOfSpace(error)).toBe(true);
    proxy.refuseWith(undefined);
    expect((await files.read(key)).toString()).toBe('before');
  });

  test('an answer that is cut short is an error, never half a file', async () => {
    const files = createBucketFiles(openBucket(behind(), { maxAttempts: 1 }));
    const key = keyOf('film.mp4');
    await files.write(key, randomBytes(400_000));
    const file = await files.open(key);
    proxy.cutAfter(100_000);
    await expect(buffer(file?.stream() ?? Readable.from([]))).rejects.toThrow();
    await expect(files.read(key)).rejects.toThrow();
  });
});
