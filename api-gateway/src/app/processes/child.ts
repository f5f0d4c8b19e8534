import { fork, type ChildProcess } from 'node:child_process';
import { StartError } from '../../platform/errors/errors.ts';
import type { Runner } from './keep-running.ts';
import { EXIT_MISCONFIGURED, EXIT_SCHEMA, Ready } from './messages.ts';

const STOP_MS = 8_000;

interface ChildOptions {
  readonly name: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly logFile: string;
}

export interface RunningChild extends Runner {
  readonly port: number | undefined;
}

/** The child writes its log itself, so that it can put a file aside while it runs. */
const launch = ({ environment, logFile }: ChildOptions): ChildProcess => {
  const [, script = ''] = process.argv;
  // A group of its own: Ctrl-C reaches the supervisor alone, which stops all in order.
  return fork(script, [], { env: { ...environment, LOG_FILE: logFile }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'], detached: true });
};

const readyOf = (child: ChildProcess): Promise<Ready> =>
  new Promise((resolve) => {
    child.on('message', (message) => {
      const parsed = Ready.safeParse(message);
      if (parsed.success) resolve(parsed.data);
    });
  });

const failure = (code: number | null, { name, logFile }: ChildOptions): Error =>
  code === EXIT_MISCONFIGURED || code === EXIT_SCHEMA
    ? // The child itself has said on the terminal what is wrong.
      new StartError('')
    : new Error(`The ${name} did not start. Its log: ${logFile}`);

const stopOf = (child: ChildProcess, ended: Promise<unknown>) => async (): Promise<void> => {
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await ended;
  clearTimeout(force);
};

/** Starts this program again in another role; resolves when that one says that it works. */
export const startChild = async (options: ChildOptions): Promise<RunningChild> => {
  const child = launch(options);
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const first = await Promise.race([readyOf(child), ended]);
  if (first === null || typeof first === 'number') throw failure(first, options);
  return { port: first.port, ended, stop: stopOf(child, ended) };
};
