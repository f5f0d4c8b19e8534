import { join } from 'node:path';
import type { Platform } from '../platform.ts';
import { createLocalFileStore, type FileStore } from './file-store.ts';

/** The folder that the gateway and the worker share. */
export const fileStoreOf = ({ config }: Pick<Platform, 'config'>): FileStore => createLocalFileStore(join(config.dataDir, 'files'));
