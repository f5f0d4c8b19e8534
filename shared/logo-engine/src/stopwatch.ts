export interface Stopwatch {
  lap(name: string): void;
  laps(): Record<string, number>;
}

/** Times named stages, in whole milliseconds of the given clock. */
export function stopwatch(now: () => number): Stopwatch {
  const start = now();
  const laps: Record<string, number> = {};
  let last = start;
  return {
    lap: (name) => {
      const time = now();
      laps[name] = Math.round(time - last);
      last = time;
    },
    laps: () => ({ ...laps, total: Math.round(last - start) }),
  };
}
