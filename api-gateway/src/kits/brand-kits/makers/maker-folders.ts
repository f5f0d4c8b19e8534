import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** Names tell whose they are: `fifteen-maker-PROCESS-random`. */
const START = 'fifteen-maker-';
const OWNED = /^fifteen-maker-(\d+)-/;

const ours = new Set<string>();

/** A folder of its own for a maker's temporary files. */
export const makerFolder = (within = tmpdir()): string => {
  const folder = mkdtempSync(join(within, `${START}${process.pid}-`));
  ours.add(basename(folder));
  return folder;
};

/** False where there is no such process; one that is another user's is there. */
const isRunning = (id: number): boolean => {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** In a container a worker that starts again has the number of the one that was killed. */
const isLeft = (name: string): boolean => {
  const owner = OWNED.exec(name)?.[1];
  return owner !== undefined && !ours.has(name) && (Number(owner) === process.pid || !isRunning(Number(owner)));
};

/** Removes folders of makers whose worker was killed before it could. */
export const clearLeftFolders = async (within = tmpdir()): Promise<void> => {
  const left = (await readdir(within)).filter(isLeft);
  await Promise.all(left.map((name) => rm(join(within, name), { recursive: true, force: true })));
};

/** Within a maker whose worker is gone: nobody else removes its folder. */
export const removeOwnFolder = (own = tmpdir()): void => {
  if (basename(own).startsWith(START)) rmSync(own, { recursive: true, force: true });
};
