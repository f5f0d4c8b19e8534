import { setTimeout as sleep } from 'node:timers/promises';
import { visit } from '../visit.ts';

/** Asks an address again and again beside a load. `stop` returns how long each answer took, in milliseconds. */
export const startPulse = (url: string, everyMs: number): { readonly stop: () => Promise<readonly number[]> } => {
  const tookMs: number[] = [];
  let isOver = false;
  const beat = async (): Promise<void> => {
    while (!isOver) {
      const began = performance.now();
      const { status } = await visit(url, { headers: {} });
      if (status !== 200) throw new Error(`${url} answered ${status} under load.`);
      tookMs.push(performance.now() - began);
      await sleep(everyMs);
    }
  };
  const beating = beat();
  return {
    stop: async () => {
      isOver = true;
      await beating;
      return tookMs;
    },
  };
};
