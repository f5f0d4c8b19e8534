import { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, type HeadObjectCommandOutput, paginateListObjectsV2, PutObjectCommand } from '@aws-sdk/client-s3';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { mapConcurrent } from '../concurrency/map-concurrent.ts';
import { type Bucket, isFull, statusOf, wordOf } from './bucket-client.ts';
import { assertKey, type FileContent, type FilePlace, isKey, isStreamed, type ListedFile, type StoredFile } from './file-store.ts';

const DELETIONS_AT_ONCE = 8;

const isMissing = (error: unknown): boolean => ['NoSuchKey', 'NotFound'].includes(wordOf(error)) || (statusOf(error) === 404 && wordOf(error) !== 'NoSuchBucket');
const isTaken = (error: unknown): boolean => statusOf(error) === 412 || statusOf(error) === 409;
const knowsNoConditions = (error: unknown): boolean => statusOf(error) === 501;

/** The codes of the file system, by which the rest of the product tells a missing file and a lack of room. */
const told = (key: string, error: unknown): unknown => {
  if (isMissing(error)) return Object.assign(new Error(`There is no file ${key}`, { cause: error }), { code: 'ENOENT' });
  if (isFull(error)) return Object.assign(new Error(`The bucket has no room for ${key}`, { cause: error }), { code: 'ENOSPC' });
  return error;
};

/** The store compares the digest with what arrived. A stream's is not known before its end: who sends one reads it back. */
const bodyOf = (content: FileContent) => {
  if (isStreamed(content)) return { Body: content.stream(), ContentLength: content.size };
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return { Body: bytes, ContentLength: bytes.byteLength, ContentMD5: createHash('md5').update(bytes).digest('base64') };
};

/** Files in a bucket, which any number of gateways and workers share. Nothing in it is public: the gateway hands files on. */
export const createBucketFiles = ({ client, name: Bucket }: Bucket): FilePlace => {
  /** A source that breaks off ends the request: the SDK would wait for the rest. */
  const put = async (key: string, content: FileContent, condition: { readonly IfNoneMatch?: '*' } = {}): Promise<void> => {
    const body = bodyOf(content);
    const broken = new AbortController();
    if (body.Body instanceof Readable) body.Body.once('error', (error) => broken.abort(error));
    try {
      await client.send(new PutObjectCommand({ Bucket, Key: assertKey(key), ...body, ...condition }), { abortSignal: broken.signal });
    } catch (error) {
      broken.signal.throwIfAborted();
      throw error;
    } finally {
      if (body.Body instanceof Readable) body.Body.destroy();
    }
  };

  const head = (key: string): Promise<HeadObjectCommandOutput | undefined> =>
    client.send(new HeadObjectCommand({ Bucket, Key: assertKey(key) })).catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });

  /** The bytes of one version: were the file replaced between look and read, the store says so. */
  async function* bytesOf(key: string, version: { readonly IfMatch?: string }, range?: { start: number; end: number }): AsyncGenerator<Uint8Array> {
    const wanted = range && { Range: `bytes=${range.start}-${range.end}` };
    const answer = await client.send(new GetObjectCommand({ Bucket, Key: key, ...version, ...wanted })).catch((error: unknown) => {
      throw told(key, error);
    });
    // A store that knows no ranges gives all of it.
    if (range && answer.ContentLength !== range.end - range.start + 1) throw new Error(`The store gave ${answer.ContentLength} bytes of ${key}, not the ${wanted?.Range} that were asked for`);
    yield* answer.Body as Readable;
  }

  async function* listBelow(prefix: string): AsyncGenerator<ListedFile> {
    for await (const page of paginateListObjectsV2({ client }, { Bucket, ...(prefix && { Prefix: prefix }) })) {
      for (const { Key, Size } of page.Contents ?? []) if (Key !== undefined && isKey(Key)) yield { key: Key, size: Size ?? 0 };
    }
  }

  const remove = async (key: string): Promise<void> => {
    await client.send(new DeleteObjectCommand({ Bucket, Key: key })).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
  };

  return {
    write: (key, content) =>
      put(key, content).catch((error: unknown) => {
        throw told(key, error);
      }),

    writeNew: async (key, content) => {
      if (await head(key)) return false;
      try {
        await put(key, content, { IfNoneMatch: '*' });
      } catch (error) {
        if (isTaken(error)) return false;
        if (!knowsNoConditions(error)) throw told(key, error);
        await put(key, content);
      }
      return true;
    },

    read: async (key) => {
      const answer = await client.send(new GetObjectCommand({ Bucket, Key: assertKey(key) })).catch((error: unknown) => {
        throw told(key, error);
      });
      return Buffer.from((await answer.Body?.transformToByteArray()) ?? []);
    },

    open: async (key): Promise<StoredFile | undefined> => {
      const found = await head(key);
      if (!found) return undefined;
      const { ETag, LastModified, ContentLength = 0 } = found;
      return {
        size: ContentLength,
        stamp: `${ETag} ${LastModified?.getTime()} ${ContentLength}`,
        stream: (range) => Readable.from(bytesOf(key, ETag === undefined ? {} : { IfMatch: ETag }, range), { objectMode: false }),
      };
    },

    removeAll: async (folder) => {
      const keys = [assertKey(folder)];
      for await (const { key } of listBelow(`${folder}/`)) keys.push(key);
      await mapConcurrent(keys, DELETIONS_AT_ONCE, remove);
    },

    list: () => listBelow(''),
  };
};
