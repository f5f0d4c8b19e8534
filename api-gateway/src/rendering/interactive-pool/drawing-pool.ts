import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { AppError } from '../../platform/errors/errors.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { DrawnFor } from './drawn-for.ts';
import { createFairQueue, QueueFull } from './fair-queue.ts';
import { MAKE_READY } from './own-tasks.ts';
import type { TaskName } from './tasks.ts';
import { createTimeBudget } from './time-budget.ts';

type Task = (given: never) => unknown;
type TaskOf<Run extends Task> = Parameters<Run>[0];
type AnswerOf<Run extends Task> = Awaited<ReturnType<Run>>;

/** One thread: the worker has the other cores, and what a person waits for takes tens of milliseconds. */
const THREADS = 1;
const IDLE_MS = 10 * 60_000;
/** Waiting tasks of one caller before the next is refused: a page of thirty pictures and its neighbor in another tab. */
const MOST_EACH = 48;
/** Of all callers: what waits costs memory alone. */
const MOST = 1_000;

/** In development and in tests this file is TypeScript, and so is the thread. */
const FROM_SOURCE = import.meta.url.endsWith('.ts');
/** Starting a thread has its own time limit and does not count as drawing time. Running from TypeScript, it also has to compile. */
const START_MS = FROM_SOURCE ? 100_000 : 20_000;
const TASK_MS = FROM_SOURCE ? 90_000 : 20_000;
const BUSY = { headers: { 'Retry-After': '2' } };
/** To the caller alone who asked for too much. */
const tooMuch = (seconds: number): AppError => new AppError('rate_limited', { headers: { 'Retry-After': String(seconds) } });

const SOURCE_ARGUMENTS = ['--conditions=@fifteen/source'];

/**
 * Runs one task of the thread's registry by its name. Rejects with `rate_limited` where the caller has too much
 * waiting or has used up its drawing time, whatever others do, and when the signal aborts before its turn; a task that
 * has begun is ended by its time alone, for its thread ends with it.
 */
export type Draw = <Run extends Task>(name: TaskName<Run>, task: TaskOf<Run>, caller: DrawnFor, signal?: AbortSignal) => Promise<AnswerOf<Run>>;

interface RoomOptions {
  /** How far the thread steps back where processors are scarce, 0 to 19: by Linux's scheduler, thread by thread. */
  readonly niceness?: number;
  /** After which a task is ended, and its thread with it. */
  readonly taskMs?: number;
}

export interface DrawingPool {
  readonly draw: Draw;
  readonly stop: () => Promise<void>;
}

/**
 * What the gateway draws while somebody waits: pictures of a concept in other settings, edits, files. In a thread,
 * because drawing blocks; `thread` is its program, which exports `runTask`. It is started with the first task and ended when nobody came for ten minutes.
 */
export const openDrawingPool = (logger: Logger, thread: URL, { niceness = 0, taskMs = TASK_MS }: RoomOptions = {}): DrawingPool => {
  let pool: Piscina | undefined;
  const inTurn = createFairQueue({ places: THREADS, mostEach: MOST_EACH, most: MOST });
  const budget = createTimeBudget();
  const open = (): Piscina => {
    const opened = new Piscina({
      filename: fileURLToPath(thread),
      minThreads: 0,
      maxThreads: THREADS,
      idleTimeout: IDLE_MS,
      niceIncrement: niceness,
      execArgv: FROM_SOURCE ? SOURCE_ARGUMENTS : [],
      atomics: 'disabled',
    });
    opened.on('error', (error: unknown) => logger.error({ err: error }, 'a thread of the drawing pool ended'));
    return opened;
  };
  return {
    draw: async <Run extends Task>(name: TaskName<Run>, task: TaskOf<Run>, caller: DrawnFor, signal?: AbortSignal): Promise<AnswerOf<Run>> => {
      const opened = (pool ??= open());
      const seconds = budget.secondsLeft(caller);
      if (seconds > 0) throw tooMuch(seconds);
      const within = async <T>(ms: number, named: { name: string; task: unknown }): Promise<T> => {
        const tooLong = AbortSignal.timeout(ms);
        return opened.run(named, { name: 'runTask', signal: tooLong }).catch((error: unknown) => {
          if (!tooLong.aborted) throw error;
          logger.warn({ task: named.name }, 'a task of the drawing pool was ended by its time');
          throw new AppError('unavailable', BUSY);
        });
      };
      const run = async (): Promise<AnswerOf<Run>> => {
        await within<undefined>(START_MS, { name: MAKE_READY, task: undefined });
        const began = performance.now();
        return within<AnswerOf<Run>>(taskMs, { name, task }).finally(() => budget.spend(caller, performance.now() - began));
      };
      return inTurn(caller, run, signal).catch((error: unknown) => {
        throw error instanceof QueueFull ? tooMuch(error.retryAfterSeconds) : error;
      });
    },
    stop: async () => {
      await pool?.destroy();
    },
  };
};
