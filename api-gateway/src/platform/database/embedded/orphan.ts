import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 10_000;
const STEP_MS = 25;

const commandLineOf = (pid: number): string => {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
};

const pidIn = (file: string): number => {
  try {
    return Number(readFileSync(file, 'utf8').split('\n')[0]);
  } catch {
    return 0;
  }
};

/**
 * Ends a PostgreSQL that outlived its starter, and removes what a killed one left. Call it under the folder's lock.
 * PostgreSQL itself would refuse to start when the old process number has meanwhile gone to another program.
 */
export const stopOrphan = async (folder: string): Promise<void> => {
  const file = join(folder, 'postmaster.pid');
  const pid = pidIn(file);
  if (pid === 0) return;
  const runs = () => commandLineOf(pid).includes(folder);
  if (runs()) process.kill(pid, 'SIGINT');
  for (let waited = 0; runs() && waited < PATIENCE_MS; waited += STEP_MS) await sleep(STEP_MS);
  if (runs()) process.kill(pid, 'SIGQUIT');
  rmSync(file, { force: true });
};
