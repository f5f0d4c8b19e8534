import type { Readable } from 'node:stream';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { RELEASE_FILE_MAX } from '@fifteen/contracts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { StaticFile } from '../bundles/static-folder.ts';
import type { ReleaseFiles } from '../bundles/release-files.ts';
import { releasesStore } from '../registry/releases.store.ts';

const pack = promisify(brotliCompress);
const PACKING = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const TEXT = /\.(js|cjs|css|svg|json|html)$/;
const WORTH_BYTES = 1_024;

interface Dependencies {
  readonly db: Db;
  readonly files: ReleaseFiles;
  readonly now: () => Date;
}

interface NamedFile {
  readonly name: string;
  readonly integrity: string;
}

/** Given up as soon as it is too large: nothing of more than the limit is in memory. */
const readAll = async (source: Readable): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of source as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > RELEASE_FILE_MAX) throw new AppError('body_too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const integrityOfDigest = (digest: string): string => `sha384-${Buffer.from(digest, 'hex').toString('base64')}`;

/** Files that are sent before the version that they belong to: each under the hash of its content. */
export const createUploads = ({ db, files, now }: Dependencies) => ({
  missing: async (hashes: readonly string[]): Promise<string[]> => {
    const found: string[] = [];
    for (const hash of new Set(hashes)) if (!(await files.has(hash))) found.push(hash);
    return found;
  },

  /** Refused where the bytes are not those of the name: a broken transfer is nowhere. */
  receive: async (digest: string, source: Readable): Promise<void> => {
    const body = await readAll(source);
    if (createHash('sha384').update(body).digest('hex') !== digest) {
      throw new AppError('invalid_request', { refused: 'hash_refused', errors: [{ field: 'digest', message: 'What arrived has another hash. Send it again.' }] });
    }
    const integrity = integrityOfDigest(digest);
    await releasesStore.noteUploads(db, [integrity], now());
    await files.save({ name: '', body, brotli: undefined, integrity });
  },

  /** What was sent, as it is published: packed here, so that nobody sends a packed file that unpacks to another. */
  load: async (named: readonly NamedFile[]): Promise<StaticFile[]> => {
    const loaded: StaticFile[] = [];
    const gone: string[] = [];
    for (const { name, integrity } of named) {
      const file = await files.load(name, integrity);
      if (!file) gone.push(name);
      else if (file.brotli || !TEXT.test(name) || file.body.length < WORTH_BYTES) loaded.push(file);
      else loaded.push({ ...file, brotli: await pack(file.body, PACKING) });
    }
    if (gone.length === 0) return loaded;
    throw new AppError('invalid_request', { errors: gone.slice(0, 20).map((name) => ({ field: name, message: 'Was not sent.' })) });
  },
});

export type Uploads = ReturnType<typeof createUploads>;
