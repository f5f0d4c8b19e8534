import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Pool } from 'pg';
import type { Config } from '../../config/config.ts';
import { openLogFile } from '../../logging/log-file.ts';
import { findBinaries } from './binaries.ts';
import { DATABASE_USER, ensureCluster } from './cluster.ts';
import { makePrivateFolder, makeSocketFolder, socketFolderOf } from './folders.ts';
import { chooseIdentity } from './identity.ts';
import { stopOrphan } from './orphan.ts';
import { startPostmaster, type Postmaster } from './postmaster.ts';
import { APP_ROLE } from './roles.ts';

/** A database of one machine: reached through a socket only. */
const SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '80',
  shared_buffers: '64MB',
  jit: 'off',
  // A small disk must hold it. Each start of a file in it takes 16 MB at once.
  max_wal_size: '256MB',
  // A line every few minutes, for ever, about nothing.
  log_checkpoints: 'off',
};

export interface EmbeddedPostgres extends Postmaster {
  /** As the superuser: see roles.ts for those of the product. */
  readonly urlOf: (database: string) => string;
}

interface Options {
  /** Must exist and be locked by the caller. */
  readonly dataDir: string;
  readonly settings?: Readonly<Record<string, string>>;
  readonly logFiles?: Config['logFiles'];
}

const LOG_FILES = { maxBytes: 20 * 1024 * 1024, files: 5 };

const urlAt = (socketFolder: string, database: string, role: string): string =>
  `postgresql://${role}@localhost/${database}?host=${encodeURIComponent(socketFolder)}`;

/** Where the database of a running product is reached, in the role of the product; undefined where none runs on this data folder. */
export const runningDatabase = (dataDir: string, database: string): string | undefined => {
  const { folder } = socketFolderOf(dataDir);
  return existsSync(join(folder, '.s.PGSQL.5432')) ? urlAt(folder, database, APP_ROLE) : undefined;
};

/** A real PostgreSQL in `dataDir/postgres`, made on the first start. Ends with `stop`, or with this process. */
export const startEmbeddedPostgres = async ({ dataDir, settings, logFiles = LOG_FILES }: Options): Promise<EmbeddedPostgres> => {
  const folder = join(dataDir, 'postgres');
  const binaries = await findBinaries();
  const identity = chooseIdentity();
  makePrivateFolder(join(dataDir, 'logs'));
  await ensureCluster(folder, binaries.initdb, identity);
  await stopOrphan(folder);
  const socketFolder = makeSocketFolder(dataDir, identity.owner);
  const log = openLogFile({ path: join(dataDir, 'logs/postgres.log'), ...logFiles });
  const postmaster = await startPostmaster({
    folder,
    socketFolder,
    program: binaries.postgres,
    identity,
    log,
    settings: { ...SETTINGS, ...settings },
  });
  const stop = async (): Promise<void> => {
    await postmaster.stop();
    rmSync(socketFolder, { recursive: true, force: true });
  };
  return { ended: postmaster.ended, stop, urlOf: (database) => urlAt(socketFolder, database, DATABASE_USER) };
};

/** Makes a database unless it is there; gives its URL. */
export const createDatabase = async ({ urlOf }: EmbeddedPostgres, name: string): Promise<string> => {
  const admin = new Pool({ connectionString: urlOf('postgres'), max: 1 });
  try {
    const found = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (found.rowCount === 0) await admin.query(`CREATE DATABASE "${name}"`);
  } finally {
    await admin.end();
  }
  return urlOf(name);
};
