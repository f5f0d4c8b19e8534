import { parentPort, workerData } from 'node:worker_threads';
import { renderPages } from '../render-pages.ts';
import { STARTED, type RenderTask } from '../render-task.ts';

/* oxlint-disable unicorn/require-post-message-target-origin -- a thread's port has none */
// The time of the task begins here, not while the thread loads its code.
parentPort?.postMessage(STARTED);
parentPort?.postMessage(await renderPages(workerData as RenderTask));
