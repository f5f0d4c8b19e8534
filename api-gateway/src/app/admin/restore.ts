import { join } from 'node:path';
import { readOptions } from '../../platform/command-line/read-options.ts';
import { restoreBackup } from '../../platform/backup/restore.service.ts';
import type { Config } from '../../platform/config/config.ts';
import { DATABASE_NAME } from '../../platform/database/database-name.ts';
import { createDatabase, startEmbeddedPostgres } from '../../platform/database/embedded/embedded-postgres.ts';
import { lockFolder } from '../../platform/database/embedded/folder-lock.ts';
import { makePrivateFolder } from '../../platform/database/embedded/folders.ts';
import { closeMigrations, prepareRoles } from '../../platform/database/embedded/roles.ts';
import { StartError } from '../../platform/errors/errors.ts';
import { assertFilesOpen, openPlace } from '../../platform/files/open-files.ts';
import { putSecret } from '../../platform/keys/secrets.ts';
import { fileNamed, passphraseOf } from './backup.ts';

/** Calls with the address of an empty database, in the role that owns its tables. */
type WithOwner = <T>(work: (ownerUrl: string) => Promise<T>) => Promise<T>;

/** The database of the data folder, which no product may be using. */
const inDataFolder = ({ dataDir }: Config): WithOwner => async (work) => {
  makePrivateFolder(dataDir);
  const unlock = await lockFolder(dataDir);
  try {
    makePrivateFolder(join(dataDir, 'logs'));
    const postgres = await startEmbeddedPostgres({ dataDir });
    try {
      await createDatabase(postgres, DATABASE_NAME);
      const { owner } = await prepareRoles(postgres, DATABASE_NAME);
      const done = await work(owner);
      await closeMigrations(owner);
      return done;
    } finally {
      await postgres.stop();
    }
  } finally {
    unlock();
  }
};

const takeSecret = ({ dataDir, secretKey }: Config) => (secret: string): void => {
  const isOurs = secretKey ? secretKey === secret : putSecret(dataDir, secret);
  if (!isOurs) throw new StartError('The backup is of an installation with another secret: set SECRET_KEY to that one, or restore into an empty data folder.');
};

/** `restore --from FILE`: into the data folder, or into the database and the bucket that the environment names. */
export const restore = async (config: Config, args: readonly string[]): Promise<string[]> => {
  const path = fileNamed(readOptions(args, ['from']).from, '--from');
  const passphrase = passphraseOf(config);
  await assertFilesOpen(config);
  const url = config.directDatabaseUrl ?? config.databaseUrl;
  const withOwner: WithOwner = url ? (work) => work(url) : inDataFolder(config);
  const { createdAt, tables, files } = await withOwner((ownerUrl) =>
    restoreBackup(path, { ownerUrl, place: openPlace(config.files.main, config), passphrase, onSecret: takeSecret(config) }),
  );
  return [`${tables} tables and ${files} files of ${createdAt} were restored, and every digest agrees. Start the product.`];
};
