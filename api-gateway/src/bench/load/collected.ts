import { setTimeout as sleep } from 'node:timers/promises';
import { residentBytes } from './process-memory.ts';

/** For a collection, and for the allocator to give pages back. */
const COLLECT_MS = 3_000;

/** Options of Node for a process that `collectedBytes` is asked about. */
export const COLLECTABLE: readonly string[] = ['--expose-gc', '--import', new URL('./threads/collect-on-signal.js', import.meta.url).href];

/** Bytes of a process that are in memory after it has collected its garbage. */
export const collectedBytes = async (pid: number): Promise<number> => {
  process.kill(pid, 'SIGUSR2');
  await sleep(COLLECT_MS);
  process.kill(pid, 'SIGUSR2');
  await sleep(COLLECT_MS);
  return residentBytes(pid);
};
