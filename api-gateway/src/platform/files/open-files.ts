import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/db.ts';
import type { Logger } from '../logging/logger.ts';
import { createSecurityLog } from '../security-log/security-log.store.ts';
import { createFileRecordsStore } from './file-records.store.ts';
import { createLocalFileStore, type FileStore } from './file-store.ts';
import { withOverflow } from './overflow.ts';
import { createVerifiedFiles } from './verified-files.ts';

interface Foundation {
  readonly config: Pick<Config, 'dataDir' | 'role'>;
  readonly db: Db;
  readonly logger: Logger;
  readonly now: () => Date;
}

/** Of each damaged file, so that one that is looked at all day does not fill the log. */
const TOLD_AGAIN_MS = 3_600_000;

const localFiles = ({ config }: { readonly config: Pick<Config, 'dataDir'> }): FileStore => createLocalFileStore(join(config.dataDir, 'files'));

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
 * The folder that the gateway and the worker share. A worker gets an error when the disk is full; readers of
 * pictures do not.
 */
export const openFiles = (platform: Foundation): FileStore => {
  const files = createVerifiedFiles({ files: localFiles(platform), records: createFileRecordsStore(platform.db), onDamage: tellDamage(platform) });
  return platform.config.role === 'worker' ? files : withOverflow(files);
};

/** The store of this process; the bare folder for what checks its files itself. */
export const fileStoreOf = (platform: { readonly config: Pick<Config, 'dataDir'>; readonly files?: FileStore }): FileStore => platform.files ?? localFiles(platform);
