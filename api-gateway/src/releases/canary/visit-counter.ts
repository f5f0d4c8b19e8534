import type { VisitReport } from '@fifteen/contracts';
import type { Db } from '../../platform/database/db.ts';
import { signatureOf, type Keys } from '../../platform/keys/keys.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import { figuresStore } from './figures.store.ts';
import type { PageLoad, Ticket } from './visit-tickets.ts';
import { visitsStore, type ServedVisit, type Vote } from './visits.store.ts';

/** How long counts stay in memory: what a gateway that dies loses. */
const KEPT_MS = 2_000;
const MINUTE_MS = 60_000;
/** Versions that are counted at once; invented ones beyond that are ignored. */
const NAMES_MAX = 500;
/** Page loads and votes that wait at once. Beyond that some are not counted, and a canary takes longer to decide. */
const WAITING_MAX = 5_000;

interface Dependencies {
  readonly db: Db;
  /** Makes browsers and networks unrecognizable. */
  readonly keys: Keys;
  readonly now: () => Date;
  readonly logger: Logger;
}

/** One page at most, that loaded or failed or both, of each version: a page may say the two one after the other. */
const mergedByVersion = (reports: readonly VisitReport[]): Map<string, VisitReport> => {
  const merged = new Map<string, VisitReport>();
  for (const report of reports) {
    const name = `${report.remote}@${report.version}`;
    const known = merged.get(name) ?? report;
    merged.set(name, { ...report, visits: Math.max(known.visits, report.visits), failed: Math.max(known.failed, report.failed) });
  }
  return merged;
};

/**
 * Adds up what pages report, by version and minute, and writes the sums every other second. While a canary runs it also
 * writes which browsers we sent it to, and what each of them reported: only these decide about the canary.
 */
export const createVisitCounter = ({ db, keys, now, logger }: Dependencies) => {
  let counted = new Map<string, VisitReport>();
  let served: ServedVisit[] = [];
  let votes: Vote[] = [];
  let writing = Promise.resolve();

  const hashOf = (text: string): Buffer => signatureOf(keys, text).subarray(0, 16);

  const write = async (): Promise<void> => {
    const [reports, loads, voted, time] = [[...counted.values()], served, votes, now()];
    [counted, served, votes] = [new Map(), [], []];
    const minute = new Date(Math.floor(time.getTime() / MINUTE_MS) * MINUTE_MS);
    for (const report of reports) await figuresStore.add(db, minute, report);
    for (const load of loads) await visitsStore.serve(db, load, time);
    for (const vote of voted) {
      // Another gateway may have sent the page and not have written that yet: the ticket says that one of us did.
      await visitsStore.serve(db, vote, time);
      await visitsStore.vote(db, vote, time);
    }
  };
  const flush = (): Promise<void> => {
    writing = writing.then(write).catch((error: unknown) => logger.warn({ err: error }, 'reports of visits were lost'));
    return writing;
  };
  const timer = setInterval(() => void (counted.size + served.length + votes.length > 0 && flush()), KEPT_MS);

  return {
    /** A document went out to a browser while a canary runs. */
    pageSent: ({ visitor, network, versions }: PageLoad): void => {
      if (served.length >= WAITING_MAX) return;
      served.push(...versions.map((one) => ({ ...one, visitor: hashOf(visitor), network: hashOf(network) })));
    },

    /** Reports of a page, with the ticket of its browser. Versions that the ticket does not name do not count. */
    vote: ({ visitor, versions }: Ticket, network: string, reports: readonly VisitReport[]): void => {
      if (votes.length >= WAITING_MAX) return;
      const about = reports.filter(({ remote, version }) => versions.some((sent) => sent.remote === remote && sent.version === version));
      votes.push(...about.map(({ remote, version, failed }) => ({ remote, version, failed: failed > 0, visitor: hashOf(visitor), network: hashOf(network) })));
    },

    /** Figures for people to look at: anybody can send these. Each version counts once for each report. */
    count: (reports: readonly VisitReport[]): void => {
      for (const [name, { remote, version, visits, failed }] of mergedByVersion(reports)) {
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
