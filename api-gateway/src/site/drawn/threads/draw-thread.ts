import { parentPort, workerData } from 'node:worker_threads';
import { drawPages, type DrawTask } from '../draw-pages.ts';

parentPort?.postMessage(drawPages(workerData as DrawTask));
