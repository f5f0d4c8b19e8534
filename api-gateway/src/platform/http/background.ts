import type { Logger } from '../logging/logger.ts';

/**
 * Work that an answer must not wait for: how long it takes would tell something about it. What fails is logged.
 * `settled` waits for all of it, before the database is closed.
 */
export interface Background {
  readonly run: (name: string, work: () => Promise<void>) => void;
  readonly settled: () => Promise<void>;
}

export const createBackground = (logger: Logger): Background => {
  const open = new Set<Promise<void>>();
  return {
    run: (name, work) => {
      const done: Promise<void> = work()
        .catch((error: unknown) => logger.error({ err: error }, `${name} failed`))
        .finally(() => open.delete(done));
      open.add(done);
    },
    settled: async () => {
      while (open.size > 0) await Promise.all(open);
    },
  };
};
