import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { DrawingError, createBudget } from '../budget.ts';
import { ISOLATE_LIMITS, type IsolateLimits } from '../isolate/run-isolated.ts';
import { fromWire } from '../isolate/wire-layer.ts';
import type { Layer } from '../layer.ts';
import type { ProgramInput } from '../program.ts';
import type { IsolateAnswer, IsolateTask } from './isolate-messages.ts';

const FROM_SOURCE = import.meta.url.endsWith('.ts');
/** After its own deadline a program may still be inside an operation that cannot be interrupted: then its thread ends. */
const GRACE_MS = 250;
/** The thread's own memory, beyond which Node ends it. */
const THREAD_MEGABYTES = 256;

/** Runs programs of unknown authors, one after another, in a thread that is thrown away when one misbehaves. */
export interface Isolate {
  /** Resolves with the layers that the program draws; rejects with a {@link DrawingError} in words for its author. */
  readonly run: (source: string, input: Omit<ProgramInput, 'random'>, options: { readonly draws: readonly number[]; readonly fonts: IsolateTask['fonts'] }) => Promise<Layer[]>;
  /** When a thread is up: it starts with the first program, and again after one was thrown away. */
  readonly ready: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export function createIsolate(limits: IsolateLimits = ISOLATE_LIMITS): Isolate {
  let worker: Promise<Worker> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const started = (): Promise<Worker> => (worker ??= startWorker());
  const thrownAway = async (): Promise<void> => {
    const old = worker;
    worker = undefined;
    await (await old)?.terminate();
  };

  const runNow = async (task: IsolateTask): Promise<Layer[]> => {
    const thread = await started();
    const timer = AbortSignal.timeout(limits.milliseconds + GRACE_MS);
    try {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has none
      thread.postMessage(task);
      const [answer] = (await once(thread, 'message', { signal: timer })) as [IsolateAnswer];
      if ('layers' in answer) return fromWire(answer.layers, createBudget(limits));
      if ('refused' in answer && !/out of memory/.test(answer.refused)) throw new DrawingError(answer.refused);
      await thrownAway();
      throw new DrawingError('refused' in answer ? 'The program uses too much memory.' : 'The program broke its isolate.');
    } catch (error) {
      if (error instanceof DrawingError) throw error;
      await thrownAway();
      throw new DrawingError(timer.aborted ? 'The program took too long.' : 'The program uses too much memory.');
    }
  };

  return {
    run: (source, input, { draws, fonts }) => {
      const mine = last.then(() => runNow({ source, input, draws, limits, fonts }));
      last = mine.catch(() => undefined);
      return mine;
    },
    ready: async () => {
      await last;
      await started();
    },
    close: thrownAway,
  };
}

async function startWorker(): Promise<Worker> {
  const worker = new Worker(new URL(FROM_SOURCE ? './source-isolate-worker.mjs' : './isolate-worker.js', import.meta.url), {
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: THREAD_MEGABYTES },
    ...(FROM_SOURCE && { execArgv: ['--conditions=@fifteen/source'] }),
  });
  worker.unref();
  await once(worker, 'message');
  return worker;
}
