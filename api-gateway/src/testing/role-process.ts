import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Ready } from '../app/processes/messages.ts';
import type { TestGateway } from './test-gateway.ts';

/** Bundled once for the run, by jest's global setup. */
const PROGRAMS = {
  gateway: 'main.mjs',
  worker: 'main.mjs',
  /** The worker with an engine that only takes its time. */
  'quick-worker': 'quick-worker.mjs',
};

export interface RoleProcess {
  readonly url: string;
  /** By SIGTERM; resolves when it has ended. */
  readonly stop: () => Promise<void>;
  /** As a power cut would: no handler runs. Resolves when it is gone. */
  readonly kill: () => Promise<void>;
}

/** The gateway or the worker as a process of its own, on the database and the folder of a test gateway. */
export const startRole = async (
  role: keyof typeof PROGRAMS,
  { platform }: TestGateway,
  port = 0,
  environment: Readonly<Record<string, string>> = {},
): Promise<RoleProcess> => {
  const child = fork(join(process.env.TEST_PROGRAMS ?? '', PROGRAMS[role]), [], {
    execArgv: ['--conditions=@fifteen/source'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      PATH: process.env.PATH,
      TEST_PROGRAMS: process.env.TEST_PROGRAMS,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      ROLE: role === 'gateway' ? 'gateway' : 'worker',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: platform.databaseUrl,
      DATA_DIR: platform.config.dataDir,
      SECRET_KEY: platform.config.secretKey,
      ...environment,
    },
  });
  const ended = once(child, 'exit');
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [unknown];
  const ready = Ready.parse(message);
  return {
    url: `http://127.0.0.1:${ready.port ?? 0}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
};
