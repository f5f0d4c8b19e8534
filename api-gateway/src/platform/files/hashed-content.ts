import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileRecord } from './file-records.store.ts';
import { type FileContent, isStreamed, type StoredFile } from './file-store.ts';

interface Hashed {
  /** To be written instead. */
  readonly content: FileContent;
  /** Of what was written; a stream's only once it was read to its end. */
  readonly record: () => FileRecord;
}

/** Content whose length and SHA-256 are known when it is written, so that a stream is read but once. */
export const hashed = (content: FileContent): Hashed => {
  const hash = createHash('sha256');
  if (!isStreamed(content)) return { content, record: () => ({ bytes: Buffer.byteLength(content), sha256: hash.update(content).digest() }) };
  async function* chunks(source: Readable): AsyncGenerator<Uint8Array> {
    for await (const chunk of source as AsyncIterable<Uint8Array>) {
      hash.update(chunk);
      yield chunk;
    }
  }
  const stream = (): Readable => Readable.from(chunks((content).stream()), { objectMode: false });
  return { content: { size: content.size, stream }, record: () => ({ bytes: content.size, sha256: hash.digest() }) };
};

/** Reads a stored file to its end. */
export const recordOfStored = async (file: Pick<StoredFile, 'size' | 'stream'>): Promise<FileRecord> => {
  const hash = createHash('sha256');
  await pipeline(file.stream(), hash);
  return { bytes: file.size, sha256: hash.digest() };
};

export const isSameRecord = (one: FileRecord, other: FileRecord): boolean => one.bytes === other.bytes && one.sha256.equals(other.sha256);
