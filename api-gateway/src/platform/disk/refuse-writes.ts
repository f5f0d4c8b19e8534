import {
  type Call,
  confirmStatusSubscription,
  deleteAccount,
  disownAccount,
  drawTrial,
  endOtherSessions,
  endSession,
  findMissingFiles,
  finishSignIn,
  login,
  logout,
  oauthCallback,
  oauthSignin,
  passkeySignIn,
  previewEdit,
  promoteRelease,
  pruneReleases,
  readMailLink,
  readRefinementPrompt,
  refresh,
  removeProject,
  reportVisits,
  resetPassword,
  rollBackRelease,
  startPasskeySignIn,
  unshareProject,
  unsubscribeFromStatus,
  verifyEmail,
} from '@fifteen/contracts';
import { AppError } from '../errors/errors.ts';
import type { DiskWatch } from './disk-watch.ts';

/**
 * What changes something and goes on while the disk is low: people get in and out, see what they have, and delete it; a
 * release goes back. Each takes a row at most, or makes room.
 */
const GOES_ON: ReadonlySet<Call> = new Set<Call>([
  login, finishSignIn, startPasskeySignIn, passkeySignIn, logout, refresh, oauthSignin, oauthCallback, resetPassword, readMailLink, verifyEmail, disownAccount, endSession, endOtherSessions,
  deleteAccount, removeProject, unshareProject, unsubscribeFromStatus, confirmStatusSubscription,
  readRefinementPrompt, previewEdit, drawTrial,
  findMissingFiles, promoteRelease, rollBackRelease, pruneReleases, reportVisits,
]);

const RETRY_S = '60';

/** Says, before anything is read, that nothing can be saved; throws disk_full. */
export const refuseWrites =
  (disk: Pick<DiskWatch, 'isLow'>) =>
  (call: Call): void => {
    if (call.method === 'GET' || GOES_ON.has(call) || !disk.isLow()) return;
    throw new AppError('disk_full', { headers: { 'Retry-After': RETRY_S } });
  };

const MEGABYTE = 1024 * 1024;

/** For /readyz: says how much is left. */
export const diskCheck = (disk: Pick<DiskWatch, 'isLow' | 'free'>) => (): Promise<void> => {
  if (!disk.isLow()) return Promise.resolve();
  const left = Math.floor((disk.free() ?? 0) / MEGABYTE);
  return Promise.reject(new AppError('disk_full', { detail: `${left} MB are left in the data folder. Nothing is saved until there is room.` }));
};
