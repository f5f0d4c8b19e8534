import { createHash } from 'node:crypto';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { StaticFile } from './static-folder.ts';

/** Released files lie under the hash of their content: what two versions have in common is there once, and never changes. */
export interface ReleaseFiles {
  readonly has: (integrity: string) => Promise<boolean>;
  readonly save: (file: StaticFile) => Promise<void>;
  /** Undefined where it is missing, or is not what was published. */
  readonly load: (name: string, integrity: string) => Promise<StaticFile | undefined>;
  readonly remove: (integrity: string) => Promise<void>;
}

const digestOf = (integrity: string): string => Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');
const keyOf = (integrity: string): string => `releases/${digestOf(integrity)}`;
const packedKeyOf = (integrity: string): string => `${keyOf(integrity)}.br`;

export const integrityOf = (body: Uint8Array): string => `sha384-${createHash('sha384').update(body).digest('base64')}`;

const readIfThere = async (store: FileStore, key: string): Promise<Buffer | undefined> => ((await store.open(key)) ? store.read(key) : undefined);

export const createReleaseFiles = (store: FileStore): ReleaseFiles => ({
  has: async (integrity) => (await store.open(keyOf(integrity))) !== undefined,
  save: async ({ body, brotli, integrity }) => {
    if (brotli && !(await store.open(packedKeyOf(integrity)))) await store.write(packedKeyOf(integrity), brotli);
    if (!(await store.open(keyOf(integrity)))) await store.write(keyOf(integrity), body);
  },
  load: async (name, integrity) => {
    const body = await readIfThere(store, keyOf(integrity));
    if (!body || integrityOf(body) !== integrity) return undefined;
    return { name, body, brotli: await readIfThere(store, packedKeyOf(integrity)), integrity };
  },
  remove: async (integrity) => {
    await store.removeAll(keyOf(integrity));
    await store.removeAll(packedKeyOf(integrity));
  },
});
