import { createHash, type Hash } from 'node:crypto';
import { PassThrough, type Readable } from 'node:stream';
import { buffer, json } from 'node:stream/consumers';
import { Client } from 'pg';
import { KNOWN_MIGRATIONS, migrateAt, migrateTo } from '../database/migrate.ts';
import { StartError } from '../errors/errors.ts';
import type { FilePlace } from '../files/file-store.ts';
import { readArchive } from './archive.ts';
import { beginLoading, isInUse, type Loading } from './database-copy.store.ts';
import { BackupEnd, END, MANIFEST, Manifest, SECRET } from './format.ts';

interface Dependencies {
  /** In the role that owns the tables. */
  readonly ownerUrl: string;
  readonly place: FilePlace;
  readonly passphrase: string;
  /** Told the secret of the installation before anything is written. */
  readonly onSecret: (secret: string) => void;
}

export interface RestoreReport {
  readonly createdAt: string;
  readonly tables: number;
  readonly files: number;
}

const INCOMPLETE = 'The backup is not whole: nothing of it was restored to the database.';

const parseManifest = (value: unknown): Manifest => {
  const manifest = Manifest.safeParse(value);
  if (!manifest.success) throw new StartError('The backup is of a kind that this release does not know.');
  const unknown = manifest.data.migrations.filter((name) => !KNOWN_MIGRATIONS.includes(name));
  if (unknown.length > 0) throw new StartError(`The backup was made by a newer release, which knows ${unknown.join(', ')}. Restore it with that one.`);
  return manifest.data;
};

/** One COPY that takes the parts of a table as they come. */
const openTable = (loading: Loading, table: Manifest['tables'][number]) => {
  const rows = new PassThrough();
  const hash: Hash = createHash('sha256');
  const done = loading.table(table.name, table.columns, rows as AsyncIterable<Buffer>);
  done.catch(() => undefined);
  return {
    add: async (part: Readable): Promise<void> => {
      for await (const chunk of part as AsyncIterable<Buffer>) {
        hash.update(chunk);
        if (!rows.write(chunk)) await Promise.race([new Promise((resolve) => rows.once('drain', resolve)), done]);
      }
    },
    end: async (): Promise<string> => {
      rows.end();
      await done;
      return hash.digest('hex');
    },
  };
};

/**
 * Puts a backup into an empty database and an empty place for files. The database is filled in one transaction, which ends only
 * when everything was read and its digests agree.
 */
export const restoreBackup = async (path: string, { ownerUrl, place, passphrase, onSecret }: Dependencies): Promise<RestoreReport> => {
  const client = new Client({ connectionString: ownerUrl });
  const digests = new Map<string, string>();
  let manifest: Manifest | undefined;
  let loading: Loading | undefined;
  let end: BackupEnd | undefined;
  let files = 0;
  let current: { readonly name: string; readonly table: ReturnType<typeof openTable> } | undefined;

  const begin = async (given: Manifest): Promise<Loading> => {
    await migrateTo(ownerUrl, given.migrations.at(-1) ?? '');
    await client.connect();
    if (await isInUse(client)) throw new StartError('The database is in use: a backup is restored into an empty one.');
    return beginLoading(client);
  };
  const endTable = async (): Promise<void> => {
    if (current) digests.set(current.name, await current.table.end());
    current = undefined;
  };
  const tableNamed = async (name: string): Promise<ReturnType<typeof openTable>> => {
    if (current?.name === name) return current.table;
    await endTable();
    const table = manifest?.tables.find((one) => one.name === name);
    if (!table || !loading) throw new StartError(INCOMPLETE);
    current = { name, table: openTable(loading, table) };
    return current.table;
  };
  const assertWhole = (given: BackupEnd): void => {
    const empty = createHash('sha256').digest('hex');
    const wrong = Object.entries(given.digests).find(([name, digest]) => (digests.get(name) ?? empty) !== digest);
    if (wrong || given.files !== files) throw new StartError(INCOMPLETE);
  };

  try {
    for await (const { name, size, stream } of readArchive(path, passphrase)) {
      const [kind = '', table = ''] = name.split('/');
      if (name === MANIFEST) {
        manifest = parseManifest(await json(stream));
        loading = await begin(manifest);
      } else if (name === SECRET) onSecret((await buffer(stream)).toString());
      else if (kind === 'database') await (await tableNamed(table)).add(stream);
      else if (kind === 'files') {
        await place.write(name.slice('files/'.length), { size, stream: () => stream });
        files += 1;
      } else if (name === END) end = BackupEnd.parse(await json(stream));
    }
    await endTable();
    if (!manifest || !loading || !end) throw new StartError(INCOMPLETE);
    assertWhole(end);
    await loading.finish(manifest.sequences, end.changed);
  } catch (error) {
    throw error instanceof StartError ? error : new StartError(`${INCOMPLETE} ${String(error)}`, { cause: error });
  } finally {
    await client.end();
  }
  await migrateAt(ownerUrl);
  return { createdAt: manifest.created_at, tables: manifest.tables.length, files };
};
