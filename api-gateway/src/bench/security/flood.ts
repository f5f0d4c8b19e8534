/* oxlint-disable unicorn/require-post-message-target-origin -- a thread's port has none */
import { once } from 'node:events';
import type * as Http from 'node:http';
import type * as Threads from 'node:worker_threads';
import { Worker } from 'node:worker_threads';

interface Flood {
  readonly urls: readonly string[];
  /** Requests under way at any time. */
  readonly lanes: number;
  /** How long a lane that was refused waits before it asks for the next: what it was told is not what it does. */
  readonly pauseMs: number;
}

/** How often each status answered. */
export type Answers = Readonly<Record<number, number>>;

/** Runs in the worker: it may use nothing from outside but its arguments. */
const program = (threads: typeof Threads, http: typeof Http): void => {
  const { urls, lanes, pauseMs } = threads.workerData as Flood;
  const agent = new http.Agent({ keepAlive: true, maxSockets: lanes });
  const answers: Record<number, number> = {};
  let [turn, isOver] = [0, false];
  threads.parentPort?.once('message', () => (isOver = true));
  const ask = (url: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const sent = http.get(url, { agent }, (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      });
      sent.on('error', reject);
    });
  const lane = async (): Promise<void> => {
    while (!isOver) {
      const status = await ask(urls[(turn += 1) % urls.length] ?? '');
      answers[status] = (answers[status] ?? 0) + 1;
      if (status !== 200) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  const run = async (): Promise<void> => {
    await Promise.all(Array.from({ length: lanes }, lane));
    agent.destroy();
    threads.parentPort?.postMessage(answers);
    threads.parentPort?.close();
  };
  void run();
};

/**
 * Keeps asking for these addresses, so many at a time, until it is stopped. From a thread of its own: what is measured
 * beside it does not wait for this client.
 */
export const startFlood = (of: Flood): { readonly stop: () => Promise<Answers> } => {
  const worker = new Worker(`(${program.toString()})(require('node:worker_threads'), require('node:http'))`, { eval: true, workerData: of });
  const ended = once(worker, 'message');
  return {
    stop: async () => {
      worker.postMessage('stop');
      const [answers] = (await ended) as [Answers];
      return answers;
    },
  };
};
