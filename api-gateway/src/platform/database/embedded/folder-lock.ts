import { spawnSync } from 'node:child_process';
import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../../errors/errors.ts';
import { explainFolderError } from './folders.ts';

/** One that is just being stopped or was just killed needs a moment to let go. */
const PATIENCE_MS = 2_000;
const STEP_MS = 100;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * `flock` locks the open file that it is handed, and we keep that file open: the system itself lets go when this
 * process ends, however it ends. Gives undefined where the machine has no such program.
 */
const tryKernelLock = (file: number): boolean | undefined => {
  const result = spawnSync('flock', ['-n', '3'], { stdio: ['ignore', 'ignore', 'ignore', file] });
  return result.error ? undefined : result.status === 0;
};

const tryLock = (file: number, holder: number): boolean =>
  tryKernelLock(file) ?? !(holder > 0 && holder !== process.pid && isAlive(holder));

const open = (dataDir: string, path: string): number => {
  try {
    return openSync(path, 'a+', 0o600);
  } catch (error) {
    throw explainFolderError(dataDir, error);
  }
};

const refusal = (dataDir: string, holder: number): StartError =>
  new StartError(
    `Another Fifteen (process ${holder || 'unknown'}) already uses the data folder ${dataDir}. ` +
      'Stop it first, or set DATA_DIR to another folder.',
  );

/** Takes the data folder for this process alone; gives the function that lets it go. */
export const lockFolder = async (dataDir: string): Promise<() => void> => {
  const path = join(dataDir, 'lock');
  const file = open(dataDir, path);
  const holderNow = (): number => Number(readFileSync(path, 'utf8'));
  const deadline = Date.now() + PATIENCE_MS;
  while (!tryLock(file, holderNow())) {
    if (Date.now() > deadline) {
      closeSync(file);
      throw refusal(dataDir, holderNow());
    }
    await sleep(STEP_MS);
  }
  ftruncateSync(file);
  writeSync(file, String(process.pid));
  return () => {
    ftruncateSync(file);
    closeSync(file);
  };
};
