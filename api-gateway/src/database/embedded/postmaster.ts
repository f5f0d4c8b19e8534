import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { explainOutput } from './cluster.ts';
import type { Identity } from './identity.ts';

const POLL_MS = 10;
const START_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 10_000;

export interface Postmaster {
  /** Settles when the process ends, whoever ended it. */
  readonly ended: Promise<void>;
  readonly stop: () => Promise<void>;
}

interface Launch {
  readonly folder: string;
  readonly socketFolder: string;
  readonly program: string;
  readonly identity: Identity;
  readonly logFile: string;
  readonly settings: Readonly<Record<string, string>>;
}

const isReady = (folder: string, pid: number | undefined): boolean => {
  try {
    const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
    return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
  } catch {
    return false;
  }
};

const spawnPostgres = ({ folder, socketFolder, program, identity, logFile, settings }: Launch): ChildProcess => {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [command, args] = identity.wrap(program, ['-D', folder, '-k', socketFolder, ...options]);
  const log = openSync(logFile, 'a', 0o600);
  // A group of its own: Ctrl-C reaches the supervisor alone, which ends the database last.
  const child = spawn(command, args, { stdio: ['ignore', log, log], detached: true });
  closeSync(log);
  return child;
};

const textAfter = (file: string, offset: number): string => readFileSync(file).subarray(offset).toString();

/** Starts PostgreSQL on its folder and waits until it takes connections. */
export const startPostmaster = async (launch: Launch): Promise<Postmaster> => {
  const logged = statSync(launch.logFile, { throwIfNoEntry: false })?.size ?? 0;
  const child = spawnPostgres(launch);
  let running = true;
  const ended = new Promise<void>((resolve) => {
    const end = (): void => {
      running = false;
      resolve();
    };
    child.once('exit', end);
    child.once('error', end);
  });

  const stop = async (): Promise<void> => {
    if (running) child.kill('SIGINT');
    const hurry = setTimeout(() => child.kill('SIGQUIT'), STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(hurry);
  };

  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!isReady(launch.folder, child.pid)) {
    if (!running || Date.now() > deadline) {
      await stop();
      throw explainOutput(launch.folder, textAfter(launch.logFile, logged));
    }
    await sleep(POLL_MS);
  }
  return { ended, stop };
};
