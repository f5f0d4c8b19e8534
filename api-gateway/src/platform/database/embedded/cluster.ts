import { spawn } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../errors/errors.ts';
import { giveTo, makePrivateFolder } from './folders.ts';
import type { Identity } from './identity.ts';

export const DATABASE_USER = 'app';

const ARGUMENTS = [
  ['--username', DATABASE_USER],
  // Only who may enter the folder reaches the socket.
  ['--auth', 'trust'],
  ['--encoding', 'UTF8'],
  // Built into PostgreSQL: the order of texts is the same on every system.
  ['--locale-provider', 'builtin'],
  ['--builtin-locale', 'C.UTF-8'],
  ['--locale', 'C'],
].flat();

const run = (command: string, args: readonly string[]): Promise<{ code: number | null; output: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });

const DISK_FULL = /No space left on device|Check free disk space/;

/** The words of PostgreSQL where they tell more than we know. */
export const explainOutput = (folder: string, output: string): StartError => {
  if (DISK_FULL.test(output)) {
    const cause = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    return new StartError(`The disk that holds the data folder ${folder} is full. Make room, or set DATA_DIR.`, { cause });
  }
  return new StartError(`PostgreSQL did not start in ${folder}:\n${output.trim().split('\n').slice(-8).join('\n')}`);
};

/** Makes the cluster aside and renames it, so that a half-made one never looks ready. */
export const ensureCluster = async (folder: string, initdb: string, identity: Identity): Promise<void> => {
  if (existsSync(join(folder, 'PG_VERSION'))) return giveTo(folder, identity.owner);
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  makePrivateFolder(draft);
  giveTo(draft, identity.owner);
  const [command, args] = identity.wrap(initdb, ['--pgdata', draft, '--no-instructions', ...ARGUMENTS]);
  const { code, output } = await run(command, args);
  if (code !== 0) {
    rmSync(draft, { recursive: true, force: true });
    throw explainOutput(folder, output);
  }
  renameSync(draft, folder);
};
