import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ready } from '../../app/processes/messages.ts';

/** Of this program as it runs: built, or from its source. */
const MAIN = fileURLToPath(new URL(`../../app/main.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url));

export interface RoleOfFleet {
  readonly name: string;
  /** Tells it to stop, waits until it has, and starts it again. Gives the exit code. */
  readonly roll: () => Promise<number | null>;
  readonly stop: () => Promise<void>;
}

/** A gateway or a worker with a data folder of its own: nothing is shared but the database and the bucket. */
export const startRoleOfFleet = async (name: string, folder: string, environment: Readonly<Record<string, string>>): Promise<RoleOfFleet> => {
  const dataDir = join(folder, name);
  mkdirSync(dataDir);
  const start = async (): Promise<ChildProcess> => {
    const child = fork(MAIN, { env: { ...process.env, DATA_DIR: dataDir, LOG_FILE: join(dataDir, 'log'), ...environment }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const [message] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [unknown];
    if (!Ready.safeParse(message).success) throw new Error(`${name} ended before it was ready.`);
    return child;
  };
  let child = await start();
  const end = async (): Promise<number | null> => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    return ((await ended) as [number | null])[0];
  };
  return {
    name,
    roll: async () => {
      const code = await end();
      child = await start();
      return code;
    },
    stop: async () => void (await end()),
  };
};
