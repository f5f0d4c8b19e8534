import type { Db } from '../../platform/database/db.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import { cspReportsStore } from './csp-reports.store.ts';
import type { CspReport } from './read-reports.ts';

/** How long counts stay in memory: what a gateway that dies loses. */
const FLUSH_MS = 1_000;
const DAY_MS = 24 * 3_600_000;
/** Different reports of one day and process. Anybody can send invented ones: beyond this, one row counts them all. */
export const ROWS_MAX = 300;
const REST: CspReport = { directive: 'other', blocked: 'other', page: 'more than can be told apart', release: 'unknown' };

interface Dependencies {
  readonly db: Db;
  readonly now: () => Date;
  readonly logger: Logger;
}

/** Adds up equal reports, and writes the sums every second. */
export const createCspReportCounter = ({ db, now, logger }: Dependencies) => {
  let waiting = new Map<string, { report: CspReport; count: number }>();
  let [day, known] = [0, new Set<string>()];
  let writing = Promise.resolve();

  const keyOf = ({ directive, blocked, page, release }: CspReport): string => [directive, blocked, page, release].join('\n');

  const withinBudget = (report: CspReport): CspReport => {
    const today = Math.floor(now().getTime() / DAY_MS);
    if (today !== day) [day, known] = [today, new Set()];
    const key = keyOf(report);
    if (!known.has(key) && known.size >= ROWS_MAX) return REST;
    known.add(key);
    return report;
  };

  const write = async (): Promise<void> => {
    const counted = [...waiting.values()];
    waiting = new Map();
    for (const { report, count } of counted) await cspReportsStore.add(db, report, count, now());
  };
  const flush = (): Promise<void> => {
    writing = writing.then(write).catch((error: unknown) => logger.warn({ err: error }, 'reports of browsers were lost'));
    return writing;
  };
  const timer = setInterval(() => void (waiting.size > 0 && flush()), FLUSH_MS);

  return {
    count: (reports: readonly CspReport[]): void => {
      for (const one of reports) {
        const report = withinBudget(one);
        const key = keyOf(report);
        waiting.set(key, { report, count: (waiting.get(key)?.count ?? 0) + 1 });
      }
    },
    flush,
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await flush();
    },
  };
};

export type CspReportCounter = ReturnType<typeof createCspReportCounter>;
