import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LogFile } from '../../logging/log-file.ts';
import { explainOutput } from './cluster.ts';
import type { Identity } from './identity.ts';

const POLL_MS = 10;
const START_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 10_000;

export interface Postmaster {
  /** Settles when the process ends, no matter who ended it. */
  readonly ended: Promise<void>;
  readonly stop: () => Promise<void>;
}

interface Launch {
  readonly folder: string;
  readonly socketFolder: string;
  readonly program: string;
  readonly identity: Identity;
  readonly log: Pick<LogFile, 'write'>;
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

const spawnPostgres = ({ folder, socketFolder, program, identity, settings }: Launch): ChildProcess => {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [command, args] = identity.wrap(program, ['-D', folder, '-k', socketFolder, ...options]);
  // A group of its own: Ctrl-C reaches the supervisor alone, which ends the database last.
  return spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
};

const LAST_WORDS = 8_000;
const LAST_WORDS_MS = 500;

/** Writes down what PostgreSQL says; gives its last words. */
const listenTo = (child: ChildProcess, log: Pick<LogFile, 'write'>): (() => string) => {
  let words = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      log.write(chunk);
      words = (words + chunk.toString()).slice(-LAST_WORDS);
    });
  }
  return () => words;
};

/** Starts PostgreSQL on its folder and waits until it takes connections. */
export const startPostmaster = async (launch: Launch): Promise<Postmaster> => {
  const child = spawnPostgres(launch);
  const lastWords = listenTo(child, launch.log);
  let running = true;
  // Its last words may come after its end; the processes below it can keep the pipe for longer.
  const silent = new Promise<void>((resolve) => child.once('close', () => resolve()));
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
      await Promise.race([silent, sleep(LAST_WORDS_MS)]);
      throw explainOutput(launch.folder, lastWords());
    }
    await sleep(POLL_MS);
  }
  return { ended, stop };
};
