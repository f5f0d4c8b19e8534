import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { drawPages, type DrawnPages, type DrawTask } from './draw-pages.ts';

const FROM_SOURCE = import.meta.url.endsWith('.ts');
const GIVE_UP_MS = 60_000;
const MEMORY_MB = 256;

/**
 * In a thread that ends with it: what drawing needs is not kept, and a release that hangs or eats harms nobody. It sees
 * nothing of the environment.
 */
export const drawInThread = async (task: DrawTask): Promise<DrawnPages> => {
  if (FROM_SOURCE) return drawPages(task);
  const thread = new Worker(new URL('./threads/draw-thread.js', import.meta.url), {
    workerData: task,
    env: { NODE_ENV: 'production' },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  try {
    const [drawn] = (await once(thread, 'message', { signal: AbortSignal.timeout(GIVE_UP_MS) })) as [DrawnPages];
    return drawn;
  } finally {
    await thread.terminate();
  }
};
