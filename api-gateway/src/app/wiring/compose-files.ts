import { join } from 'node:path';
import type { Platform } from './platform.ts';
import type { Draw } from '../../rendering/interactive-pool/drawing-room.ts';
import { ownerOfProjectIn } from '../../rendering/interactive-pool/drawn-for.ts';
import { markKeyOf } from '../../rendering/watermark/mark-key.ts';
import { createPreviewsService, type PreviewsService } from '../../projects/previews/previews.service.ts';
import { createSecurityLog } from '../../platform/security-log/security-log.ts';
import { createFileRecordsStore } from '../../platform/files/file-records.store.ts';
import { createLocalFileStore, type FileStore } from '../../platform/files/file-store.ts';
import { withOverflow } from '../../platform/files/overflow.ts';
import { createVerifiedFiles } from '../../platform/files/verified-files.ts';

/** Of each damaged file, so that one that is looked at all day does not fill the log. */
const TOLD_AGAIN_MS = 3_600_000;

const localFiles = ({ config }: Pick<Platform, 'config'>): FileStore => createLocalFileStore(join(config.dataDir, 'files'));

/** Tells the operator: in the log, and in the security log. */
const tellDamage = ({ db, logger, now }: Pick<Platform, 'db' | 'logger' | 'now'>): ((key: string) => void) => {
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
export const openFiles = (platform: Pick<Platform, 'config' | 'db' | 'logger' | 'now'>): FileStore => {
  const files = createVerifiedFiles({ files: localFiles(platform), records: createFileRecordsStore(platform.db), onDamage: tellDamage(platform) });
  return platform.config.role === 'worker' ? files : withOverflow(files);
};

/** The store of this process; the bare folder for what checks its files itself. */
export const fileStoreOf = (platform: Pick<Platform, 'config'> & Partial<Pick<Platform, 'files'>>): FileStore => platform.files ?? localFiles(platform);

/** Previews, wired: one that is missing is painted when somebody asks for it. */
export const composePreviews = (platform: Platform, draw: Draw): PreviewsService =>
  createPreviewsService({ files: fileStoreOf(platform), draw, ownerOf: ownerOfProjectIn(platform.db), markKey: markKeyOf(platform) });
