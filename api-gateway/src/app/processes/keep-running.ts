import { setTimeout as sleep } from 'node:timers/promises';

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 10_000;
/** What ran this long was healthy: its next pause is a short one again. */
const HEALTHY_MS = 30_000;

/** A process that has started. */
export interface Runner {
  readonly ended: Promise<unknown>;
  readonly stop: () => Promise<void>;
}

export interface Kept<R extends Runner> {
  readonly first: R;
  readonly stop: () => Promise<void>;
}

const report = (name: string, why: string): void => {
  process.stderr.write(`The ${name} ${why} and starts again.\n`);
};

/** Starts a process, and again whenever it ends by itself, with growing pauses. A first start that fails throws. */
export const keepRunning = async <R extends Runner>(name: string, start: () => Promise<R>): Promise<Kept<R>> => {
  const stopping = new AbortController();
  const first = await start();
  let current: Promise<R> = Promise.resolve(first);

  const restart = async (pause: number): Promise<void> => {
    await sleep(pause, undefined, { signal: stopping.signal });
    current = start();
    await current;
  };

  const watch = async (): Promise<void> => {
    let pause = FIRST_PAUSE_MS;
    while (!stopping.signal.aborted) {
      const since = Date.now();
      const why = await current.then(
        (runner) => runner.ended.then(() => 'ended'),
        () => 'did not start',
      );
      if (stopping.signal.aborted) return;
      report(name, why);
      pause = Date.now() - since > HEALTHY_MS ? FIRST_PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS);
      // A failed start is seen by the next round, through `current`.
      await restart(pause).catch(() => undefined);
    }
  };
  void watch();

  const stop = async (): Promise<void> => {
    stopping.abort();
    const runner = await current.catch(() => undefined);
    await runner?.stop();
  };
  return { first, stop };
};
