import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { AppError } from '../../platform/errors/errors.ts';
import type { HashTask, VerifyTask } from './threads/hash-thread.ts';

/** A thread takes some 25 ms a hash: who comes last in a full queue waits for about three seconds. */
const WAITING_PER_THREAD = 128;
const RETRY_AFTER_S = '3';

/** In development and in tests this file is TypeScript, and so is the thread's. */
const FROM_SOURCE = import.meta.url.endsWith('.ts');
const THREAD = new URL(`./threads/${FROM_SOURCE ? 'source-thread.mjs' : 'hash-thread.js'}`, import.meta.url);
const SOURCE_ARGUMENTS = ['--conditions=@fifteen/source'];

interface Settings {
  /** A thread ended while it had nothing to do; another takes its place. */
  readonly onDeath: (error: unknown) => void;
  readonly threads?: number;
  readonly waitingPerThread?: number;
}

export interface HashThreads {
  readonly hash: (task: HashTask) => Promise<string>;
  readonly verify: (task: VerifyTask) => Promise<boolean>;
  readonly stop: () => Promise<void>;
}

/**
 * Threads for hashing alone, as many as there are processors, at a low priority: more finish no sooner and hold 19 MiB
 * each. A caller who finds the queue full is asked to come back, so that a flood holds neither memory nor patience.
 */
export const startHashThreads = ({ onDeath, threads = availableParallelism(), waitingPerThread = WAITING_PER_THREAD }: Settings): HashThreads => {
  const pool = new Piscina({
    filename: fileURLToPath(THREAD),
    // Begun with the first hashes, and kept: a start of the product waits for none of them.
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: Infinity,
    execArgv: FROM_SOURCE ? SOURCE_ARGUMENTS : [],
    atomics: 'disabled',
  });
  pool.on('error', onDeath);
  const placesToWait = threads * waitingPerThread;

  const run = async <T>(name: string, task: HashTask | VerifyTask): Promise<T> => {
    if (pool.queueSize >= placesToWait) throw new AppError('unavailable', { headers: { 'Retry-After': RETRY_AFTER_S } });
    return pool.run(task, { name }) as Promise<T>;
  };

  return {
    hash: (task) => run<string>('hashPassword', task),
    verify: (task) => run<boolean>('verifyPassword', task),
    // Not destroyed at once: Node 20 aborts the process when a thread ends while it loads its modules.
    stop: () => pool.close(),
  };
};
