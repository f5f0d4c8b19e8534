import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { AppError } from '../errors.ts';
import { createTurnstile } from '../generation/turnstile.ts';
import type { Logger } from '../logger.ts';
import type * as drawingTasks from './threads/drawing-thread.ts';

type Tasks = typeof drawingTasks;
type TaskName = keyof Tasks;
type TaskOf<N extends TaskName> = Parameters<Tasks[N]>[0];
type AnswerOf<N extends TaskName> = Awaited<ReturnType<Tasks[N]>>;

/** One thread: the worker has the other cores, and what a person waits for takes tens of milliseconds. */
const THREADS = 1;
const IDLE_MS = 10 * 60_000;
/** Waiting tasks before the room says that it is full. */
const QUEUE_MAX = 64;

/** In development and in tests this file is TypeScript, and so are the thread's. */
const FROM_SOURCE = import.meta.url.endsWith('.ts');
const THREAD = new URL(`./threads/${FROM_SOURCE ? 'source-thread.mjs' : 'run-task.js'}`, import.meta.url);
/** A thread that starts from TypeScript compiles it first. */
const TASK_MS = FROM_SOURCE ? 90_000 : 20_000;
const BUSY = { headers: { 'Retry-After': '2' } };
const SOURCE_ARGUMENTS = ['--conditions=@fifteen/source'];

/**
 * Runs one task of `threads/drawing-thread.ts` by its name. Rejects with `unavailable` when too many wait, and when the
 * signal aborts before its turn; a task that has begun is ended by its time alone, for its thread ends with it.
 */
export type Draw = <N extends TaskName>(name: N, task: TaskOf<N>, signal?: AbortSignal) => Promise<AnswerOf<N>>;

export interface DrawingRoom {
  readonly draw: Draw;
  readonly stop: () => Promise<void>;
}

/**
 * What the gateway draws while somebody waits: pictures of a concept in other settings, edits, files. In a thread,
 * because drawing blocks; started with the first task, ended when nobody came for ten minutes.
 */
export const openDrawingRoom = (logger: Logger): DrawingRoom => {
  let pool: Piscina | undefined;
  let waiting = 0;
  const turnstile = createTurnstile(THREADS);
  const open = (): Piscina => {
    const opened = new Piscina({
      filename: fileURLToPath(THREAD),
      minThreads: 0,
      maxThreads: THREADS,
      idleTimeout: IDLE_MS,
      execArgv: FROM_SOURCE ? SOURCE_ARGUMENTS : [],
      atomics: 'disabled',
    });
    opened.on('error', (error: unknown) => logger.error({ err: error }, 'a thread of the drawing room ended'));
    return opened;
  };
  return {
    draw: async (name, task, signal) => {
      const opened = (pool ??= open());
      if (waiting >= QUEUE_MAX) throw new AppError('unavailable', BUSY);
      waiting += 1;
      return turnstile(async () => {
        waiting -= 1;
        signal?.throwIfAborted();
        const tooLong = AbortSignal.timeout(TASK_MS);
        return opened.run({ name, task }, { name: 'runTask', signal: tooLong }).catch((error: unknown) => {
          if (!tooLong.aborted) throw error;
          logger.warn({ task: name }, 'a task of the drawing room was ended by its time');
          throw new AppError('unavailable', BUSY);
        });
      });
    },
    stop: async () => {
      await pool?.destroy();
    },
  };
};
