import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** What comes of a drawing: its pixels, or a file that a viewer opens. */
export type BareResult = 'pixels' | 'png';

export interface BareTask {
  svgs: readonly string[];
  size: number;
  result: BareResult;
}

export interface BareRendering {
  /** Renders finished drawings: nothing is planned, marked or kept. */
  render(task: BareTask): Promise<void>;
  stop(): Promise<void>;
}

/** The yardstick of a set: resvg alone, in as many threads as the engine has. */
export function startBareRendering(threads: number): BareRendering {
  const workers = Array.from({ length: threads }, () => new Worker(new URL('main.js', import.meta.url)));
  const share = async (worker: Worker, task: BareTask) => {
    const done = once(worker, 'message');
    worker.postMessage(task, []);
    await done;
  };
  return {
    render: async ({ svgs, ...task }) => {
      await Promise.all(workers.map((worker, i) => share(worker, { ...task, svgs: svgs.filter((_, at) => at % threads === i) })));
    },
    stop: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
