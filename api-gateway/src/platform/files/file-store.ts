import type { Readable } from 'node:stream';

export interface StoredFile {
  readonly size: number;
  /** Another one whenever the file was written or touched; nobody can set it. */
  readonly stamp: string;
  /** All of it, or the bytes from `start` to `end`, both included. */
  readonly stream: (range?: { start: number; end: number }) => Readable;
}

/** What can be written: bytes, text, or a stream whose length in bytes is known. */
export type FileContent = Uint8Array | string | Pick<StoredFile, 'size' | 'stream'>;

export interface ListedFile {
  readonly key: string;
  readonly size: number;
}

/** Where drawings lie. Keys are ours, never a visitor's text: `projects/<uuid>/<uuid>/logo.svg`. */
export interface FileStore {
  /** Whole or not at all, also over a power cut: a reader never sees half a file. */
  readonly write: (key: string, content: FileContent) => Promise<void>;
  /** Rejects with the code ENOENT where there is no such file. */
  readonly read: (key: string) => Promise<Buffer>;
  readonly open: (key: string) => Promise<StoredFile | undefined>;
  /** Every file under this key, `projects/<uuid>`; nothing where there is none. */
  readonly removeAll: (folder: string) => Promise<void>;
}

/** A place that keeps files by itself, as a folder or a bucket does; it can also tell what it holds. */
export interface FilePlace extends FileStore {
  /** Writes where no file is yet; false where there is one, which stays as it is. */
  readonly writeNew: (key: string, content: FileContent) => Promise<boolean>;
  /** Every file that is whole, in no order. */
  readonly list: () => AsyncIterable<ListedFile>;
}

const KEY = /^[a-z]+(\/[\da-z-]+)+(\.[\da-z]+)?$/;

export const isKey = (key: string): boolean => KEY.test(key);

export const assertKey = (key: string): string => {
  if (!isKey(key)) throw new Error(`Not a key of a file: ${key}`);
  return key;
};

/** True of content that comes as a stream. */
export const isStreamed = (content: FileContent): content is Pick<StoredFile, 'size' | 'stream'> =>
  typeof content !== 'string' && !(content instanceof Uint8Array);
