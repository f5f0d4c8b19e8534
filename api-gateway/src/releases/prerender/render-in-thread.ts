import { Worker } from 'node:worker_threads';
import { STARTED, type RawRendering, type RenderTask } from './render-task.ts';

const FROM_SOURCE = import.meta.url.endsWith('.ts');
const THREAD = new URL(`./threads/${FROM_SOURCE ? 'source-thread.mjs' : 'render-thread.js'}`, import.meta.url);
/** Until a thread has loaded its code. One that starts from TypeScript compiles it first. */
const START_MS = FROM_SOURCE ? 60_000 : 20_000;
/** The isolate ends a program by itself, except within one step of its engine. */
const GRACE_MS = 1_000;
/**
 * The engine inside checks its own stack; the thread's is so much larger that the engine's check always comes first.
 * Measured: 512 KiB inside are never more than 16 MB outside.
 */
const STACK_MB = 32;
/** Heap of the thread beside the isolate's memory: the sources, and the HTML on its way out. */
const HEAP_MB = 128;

export type RenderTaskIn = (task: RenderTask) => Promise<RawRendering>;

const stoppedBy = (error: unknown, { limits }: RenderTask): NonNullable<RawRendering['stopped']> => {
  if (error === TOO_LONG) return { reason: 'time', message: `It took longer than ${limits.timeMs / 1000} s, in a single step.` };
  if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY') return { reason: 'memory', message: `It took more than ${limits.memoryMb} MB of memory.` };
  return { reason: 'thrown', message: `The isolate broke: ${(error as Error).message}` };
};

const TOO_LONG = new Error('too long');

/** The thread says once that it has loaded its code, and then what it has rendered. */
const renderingOf = (thread: Worker, { limits }: RenderTask): Promise<RawRendering> =>
  new Promise((resolve, reject) => {
    const endAfter = (ms: number) => setTimeout(() => reject(TOO_LONG), ms);
    let timer = endAfter(START_MS);
    thread.on('message', (message: RawRendering | typeof STARTED) => {
      clearTimeout(timer);
      if (message === STARTED) timer = endAfter(limits.timeMs + GRACE_MS);
      else resolve(message);
    });
    thread.once('error', reject);
    thread.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('the thread ended'));
    });
  });

/**
 * Renders in a thread of its own that ends with the task. The isolate limits the program; the thread is the second wall:
 * it has no environment, a heap limit, and is ended from outside where a single step of the engine never returns.
 */
export const renderInThread: RenderTaskIn = async (task) => {
  const thread = new Worker(THREAD, {
    workerData: task,
    env: { NODE_ENV: 'production', ...(FROM_SOURCE && { TEST_PROGRAMS: process.env.TEST_PROGRAMS }) },
    execArgv: FROM_SOURCE ? ['--conditions=@fifteen/source'] : [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, stackSizeMb: STACK_MB },
  });
  try {
    return await renderingOf(thread, task);
  } catch (error) {
    return { pages: [], faults: [], frames: [], stopped: stoppedBy(error, task) };
  } finally {
    await thread.terminate();
  }
};
