import { p99Of } from './medians.ts';

export interface Measured {
  readonly aSecond: number;
  readonly p99Ms: number;
}

interface Load {
  /** How many are under way at any time. */
  readonly lanes: number;
  readonly durationMs: number;
}

/** Repeats an act in lanes for some time; it is told its turn. */
export const measure = async (act: (turn: number) => Promise<void>, { lanes, durationMs }: Load): Promise<Measured> => {
  const tookMs: number[] = [];
  const start = performance.now();
  let turn = 0;
  const lane = async (): Promise<void> => {
    while (performance.now() - start < durationMs) {
      turn += 1;
      const began = performance.now();
      await act(turn);
      tookMs.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  const elapsedMs = performance.now() - start;
  return { aSecond: (tookMs.length * 1000) / elapsedMs, p99Ms: p99Of(tookMs) };
};
