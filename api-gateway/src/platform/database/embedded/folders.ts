import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../../errors/errors.ts';

/** A socket's address holds 107 bytes; its name takes `/.s.PGSQL.5432`. */
const SOCKET_FOLDER_MAX = 107 - '/.s.PGSQL.5432'.length;

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is read-only',
  ENOSPC: 'its disk is full',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'it is a file',
};

/** Turns what the system says about the data folder into one sentence that names the way out. */
export const explainFolderError = (folder: string, error: unknown): Error => {
  const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ''];
  if (!reason) return error as Error;
  return new StartError(`The data folder ${folder} cannot be used: ${reason}. Set DATA_DIR to another folder.`, {
    cause: error,
  });
};

/** PostgreSQL insists on a folder that nobody else may enter. */
export const makePrivateFolder = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chmodSync(folder, 0o700);
  } catch (error) {
    throw explainFolderError(folder, error);
  }
};

/** Gives a folder and all in it to one user, for example after the way to step down from root has changed. */
export const giveTo = (path: string, owner: number): void => {
  const status = lstatSync(path);
  if (status.uid !== owner) chownSync(path, owner, owner);
  if (!status.isDirectory()) return;
  for (const name of readdirSync(path)) giveTo(join(path, name), owner);
};

const shortFolderOf = (dataDir: string): string => {
  const digest = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  return join(tmpdir(), `fifteen-${digest}`);
};

/** The short folder is where anybody may write: one that somebody else made before us is refused. */
const assertOwn = (folder: string, owners: readonly (number | undefined)[]): void => {
  const status = lstatSync(folder);
  if (status.isDirectory() && owners.includes(status.uid)) return;
  throw new StartError(`${folder} belongs to somebody else. Remove it, or set DATA_DIR to a shorter path.`);
};

/** The folder of the socket: in the data folder, or a short one named after it where the path is too long. */
export const socketFolderOf = (dataDir: string): { folder: string; fits: boolean } => {
  const inside = join(dataDir, 'socket');
  const fits = Buffer.byteLength(inside) <= SOCKET_FOLDER_MAX;
  return { folder: fits ? inside : shortFolderOf(dataDir), fits };
};

export const makeSocketFolder = (dataDir: string, owner: number): string => {
  const { folder, fits } = socketFolderOf(dataDir);
  makePrivateFolder(folder);
  if (!fits) assertOwn(folder, [process.getuid?.(), owner]);
  giveTo(folder, owner);
  return folder;
};
