import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Ready } from '../app/processes/messages.ts';
import type { TestGateway } from './test-gateway.ts';

const PROGRAMS = {
  gateway: fileURLToPath(new URL('../app/main.ts', import.meta.url)),
  worker: fileURLToPath(new URL('../app/main.ts', import.meta.url)),
  /** The worker with an engine that only takes its time. */
  'quick-worker': fileURLToPath(new URL('./quick-worker.ts', import.meta.url)),
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
  const child = fork(PROGRAMS[role], [], {
    execArgv: ['--import', 'tsx', '--conditions=@fifteen/source'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      PATH: process.env.PATH,
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
