import { type Call, changeCardDetails, createProject, DELETED_KEPT_HOURS, duplicateProject, purchaseBrandKit, refineAsset, retryBrandKitPart, saveEdit } from '@fifteen/contracts';
import type { Config } from '../../platform/config/config.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { StorageStore } from './storage.store.ts';

/** What makes files that stay. Files to take home are made of these, and bounded by them. */
const STORES: ReadonlySet<Call> = new Set<Call>([createProject, duplicateProject, refineAsset, saveEdit, purchaseBrandKit, retryBrandKitPart, changeCardDetails]);

const MEGABYTE = 1024 * 1024;
const inMegabytes = (bytes: number): string => `${Math.round(bytes / MEGABYTE).toLocaleString('en-US')} MB`;

/** Refuses what would store more for an account that has used up its room; throws storage_full, with what helps. */
export type AssertStorage = (call: Call, userId: string | undefined) => Promise<void>;

export const assertStorageBy =
  (store: StorageStore, { baseBytes, paidBytes }: Config['storage']): AssertStorage =>
  async (call, userId) => {
    if (!userId || !STORES.has(call)) return;
    const { bytes, paidProjects } = await store.use(userId);
    const limit = baseBytes + paidProjects * paidBytes;
    if (bytes < limit) return;
    throw new AppError('storage_full', {
      detail:
        `Your projects use all of your ${inMegabytes(limit)} of storage. Delete projects you no longer need: they make room after ${DELETED_KEPT_HOURS} hours. ` +
        `Each project you unlock adds ${inMegabytes(paidBytes)}.`,
    });
  };
