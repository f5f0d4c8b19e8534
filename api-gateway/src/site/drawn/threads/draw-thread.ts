import { parentPort, workerData } from 'node:worker_threads';
import { drawPages, type DrawTask } from '../draw-pages.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has none
parentPort?.postMessage(drawPages(workerData as DrawTask));
