import type { VisitReport } from '@fifteen/contracts';
import type { Db } from '../database/db.ts';
import type { Logger } from '../logger.ts';
import { figuresStore } from './figures.store.ts';

/** How long counts lie in memory: what a gateway loses that dies. */
const KEPT_MS = 2_000;
const MINUTE_MS = 60_000;
/** Versions that are counted at once; who invents more is not listened to. */
const NAMES_MAX = 500;

interface Dependencies {
  readonly db: Db;
  readonly now: () => Date;
  readonly logger: Logger;
}

/** Adds up what pages report, by version and minute, and writes the sums every other second. */
export const createVisitCounter = ({ db, now, logger }: Dependencies) => {
  let counted = new Map<string, VisitReport>();
  let writing = Promise.resolve();

  const write = async (): Promise<void> => {
    const [reports, minute] = [[...counted.values()], new Date(Math.floor(now().getTime() / MINUTE_MS) * MINUTE_MS)];
    counted = new Map();
    for (const report of reports) await figuresStore.add(db, minute, report);
  };
  const flush = (): Promise<void> => {
    writing = writing.then(write).catch((error: unknown) => logger.warn({ err: error }, 'reports of visits were lost'));
    return writing;
  };
  const timer = setInterval(() => void (counted.size > 0 && flush()), KEPT_MS);

  return {
    count: (reports: readonly VisitReport[]): void => {
      for (const { remote, version, visits, failed } of reports) {
        const name = `${remote}@${version}`;
        const known = counted.get(name);
        if (!known && counted.size >= NAMES_MAX) continue;
        counted.set(name, { remote, version, visits: (known?.visits ?? 0) + visits, failed: (known?.failed ?? 0) + failed });
      }
    },
    flush,
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await flush();
    },
  };
};

export type VisitCounter = ReturnType<typeof createVisitCounter>;
