import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/db.ts';
import { StartError } from '../errors/errors.ts';
import type { Logger } from '../logging/logger.ts';
import { createSecurityLog } from '../security-log/security-log.store.ts';
import type { BucketSettings } from './bucket-client.ts';
import { createFileRecordsStore } from './file-records.store.ts';
import type { FilePlace, FileStore } from './file-store.ts';
import { createFolderFiles } from './folder-files.ts';
import { createMovingFiles } from './moving-files.ts';
import { withOverflow } from './overflow.ts';
import { createVerifiedFiles } from './verified-files.ts';

type FilesConfig = Pick<Config, 'dataDir' | 'bucket' | 'files'>;

interface Foundation {
  readonly config: FilesConfig & Pick<Config, 'role'>;
  readonly db: Db;
  readonly logger: Logger;
  readonly now: () => Date;
}

/** Of each damaged file, so that one that is looked at all day does not fill the log. */
const TOLD_AGAIN_MS = 3_600_000;

export type PlaceName = 'folder' | 'bucket';

/** The SDK takes a third of a second to load: only an installation with a bucket pays for it. */
const bucketFiles = (settings: BucketSettings): FilePlace => {
  let loaded: Promise<FilePlace> | undefined;
  const load = async (): Promise<FilePlace> => {
    const [{ openBucket }, { createBucketFiles }] = await Promise.all([import('./bucket-client.ts'), import('./bucket-files.ts')]);
    return createBucketFiles(openBucket(settings));
  };
  const place = (): Promise<FilePlace> => (loaded ??= load());
  return {
    write: async (key, content) => (await place()).write(key, content),
    writeNew: async (key, content) => (await place()).writeNew(key, content),
    read: async (key) => (await place()).read(key),
    open: async (key) => (await place()).open(key),
    removeAll: async (folder) => (await place()).removeAll(folder),
    list: async function* () {
      yield* (await place()).list();
    },
  };
};

/** The folder of this machine, or the bucket of the installation. A StartError where no bucket is configured. */
export const openPlace = (name: PlaceName, { dataDir, bucket }: FilesConfig): FilePlace => {
  if (name === 'folder') return createFolderFiles(join(dataDir, 'files'));
  if (!bucket) throw new StartError('No bucket is configured. Set S3_BUCKET, and S3_ENDPOINT with its keys.');
  return bucketFiles(bucket);
};

const otherThan = (place: PlaceName): PlaceName => (place === 'folder' ? 'bucket' : 'folder');

const placesOf = (config: FilesConfig): FileStore => {
  const { main, isMoving } = config.files;
  const files = openPlace(main, config);
  return isMoving ? createMovingFiles(files, openPlace(otherThan(main), config)) : files;
};

/** Tells the operator: in the log, and in the security log. */
const tellDamage = ({ db, logger, now }: Omit<Foundation, 'config'>): ((key: string) => void) => {
  const told = new Map<string, number>();
  const log = createSecurityLog(db, now);
  return (key) => {
    const at = performance.now();
    if (at - (told.get(key) ?? -TOLD_AGAIN_MS) < TOLD_AGAIN_MS) return;
    told.set(key, at);
    logger.error({ file: key }, 'a file of a customer is not what was written: it is not served');
    log.record({ kind: 'file_damaged', detail: { file: key } }).catch((error: unknown) => logger.warn({ err: error }, 'a damaged file could not be noted'));
  };
};

/**
 * The files that all gateways and workers share. A worker gets an error when there is no room; readers of pictures do not.
 */
export const openFiles = (platform: Foundation): FileStore => {
  const files = createVerifiedFiles({ files: placesOf(platform.config), records: createFileRecordsStore(platform.db), onDamage: tellDamage(platform) });
  return platform.config.role === 'worker' ? files : withOverflow(files);
};

/** Before anything starts: a bucket that is not there, or refuses us, is reported in words. */
export const assertFilesOpen = async ({ bucket, files }: Pick<FilesConfig, 'bucket' | 'files'>): Promise<void> => {
  if (!bucket || (files.main === 'folder' && !files.isMoving)) return;
  const { assertBucket, openBucket } = await import('./bucket-client.ts');
  await assertBucket(bucket, openBucket(bucket));
};

/** The store of this process; the bare place for what checks its files itself. */
export const fileStoreOf = (platform: { readonly config: FilesConfig; readonly files?: FileStore }): FileStore => platform.files ?? placesOf(platform.config);
