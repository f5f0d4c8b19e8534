import { parentPort } from 'node:worker_threads';
import { loadFontLibrary } from '@fifteen/typography/node';
import { DrawingError } from '../budget.ts';
import { runIsolated } from '../isolate/run-isolated.ts';
import { toWire } from '../isolate/wire-layer.ts';
import type { IsolateAnswer, IsolateTask } from './isolate-messages.ts';

const library = loadFontLibrary();
const port = parentPort!;
const answer = (message: IsolateAnswer): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has none
  port.postMessage(message);
};

port.on('message', (task: IsolateTask) => void work(task));
answer({ ready: true });

async function work({ source, input, draws, limits, fonts }: IsolateTask): Promise<void> {
  try {
    const fontLibrary = await library;
    await fontLibrary.ready(fonts.ids, fonts.text);
    const layers = await runIsolated(source, { ...input, random: (name) => draws[hash(name) % draws.length]! }, fontLibrary, limits);
    answer({ layers: toWire(layers) });
  } catch (error) {
    // Anything but words for the author leaves the isolate in a state that nobody knows: the thread is thrown away.
    answer(error instanceof DrawingError ? { refused: error.message } : { broken: String(error) });
  }
}

const hash = (text: string): number => [...text].reduce((sum, char) => (Math.imul(sum, 31) + char.codePointAt(0)!) >>> 0, 7);
