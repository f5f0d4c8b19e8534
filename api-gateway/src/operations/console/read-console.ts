import type { ReleaseList, ReleaseLogLine } from '@fifteen/contracts';
import type { Pool } from 'pg';
import type { Db } from '../../platform/database/db.ts';
import { countWaitingMails, type QueueFigure, readQueues } from '../../platform/metrics/installation.store.ts';
import { type ProcessState, processStatesStore } from '../../platform/metrics/process-states.store.ts';
import { type CallErrors, requestFiguresStore } from '../../platform/metrics/request-figures.store.ts';
import type { SpendingRow, SpendingStore } from '../../projects/index.ts';
import { type AuditLine, auditStore } from '../operators/audit.store.ts';
import type { ListedSession, OperatorSessions } from '../operators/operator-sessions.store.ts';
import type { Measured, Probes } from '../status/probes.ts';
import { type Alert, ALERT_WINDOW_MS, alertsOf } from './alerts.ts';
import { type FailedJob, failedJobsStore, type Outlook } from './failed-jobs.store.ts';
import { problemsStore } from './problems.store.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_DAYS = 7;
const SPENDING_DAYS = 30;
/** Who reads the page wants it now: what does not answer by then is shown as that. */
const PATIENCE_MS = 3_000;

export const SHOWN = { jobs: 50, problems: 20, moves: 8, audit: 50 } as const;

/** Services that the page looks at when it is drawn. */
export const LOOKED_AT = ['database', 'files', 'generation', 'mail', 'payments'] as const;
export type LookedAt = (typeof LOOKED_AT)[number];

export interface JobShown extends FailedJob {
  readonly outlook: Outlook;
}

/** What is live, as the releases' own page has it. */
export interface Released {
  readonly list: ReleaseList;
  readonly log: readonly ReleaseLogLine[];
}

/** Everything that the page shows, at one moment. */
export interface ConsoleView {
  readonly at: Date;
  readonly health: Readonly<Record<LookedAt, Measured | undefined>>;
  readonly processes: readonly ProcessState[];
  readonly queues: readonly QueueFigure[];
  readonly mailsWaiting: number;
  readonly jobs: readonly JobShown[];
  readonly errors: readonly CallErrors[];
  readonly refusedPayments: Awaited<ReturnType<typeof problemsStore.refusedPayments>>;
  readonly openRefunds: Awaited<ReturnType<typeof problemsStore.openRefunds>>;
  readonly refunds: Awaited<ReturnType<typeof problemsStore.refunds>>;
  readonly messages: Awaited<ReturnType<typeof problemsStore.messages>>;
  readonly givenUpMails: Awaited<ReturnType<typeof problemsStore.givenUpMails>>;
  readonly spending: { readonly today: number; readonly limit: number; readonly rows: readonly SpendingRow[] } | undefined;
  readonly released: Released;
  readonly alerts: readonly Alert[];
  readonly audit: readonly AuditLine[];
  readonly sessions: readonly ListedSession[];
}

interface Dependencies {
  readonly db: Db;
  readonly pool: Pool;
  readonly probes: Pick<Probes, LookedAt>;
  readonly sessions: Pick<OperatorSessions, 'list'>;
  readonly readReleases: (lines: number) => Promise<Released>;
  /** Undefined without a language model. */
  readonly spending: { readonly store: SpendingStore; readonly limit: number } | undefined;
  readonly now: () => Date;
}

const patiently = (probe: () => Promise<Measured | undefined>): Promise<Measured | undefined> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Measured>((resolve) => {
    timer = setTimeout(() => resolve({ state: 'outage', milliseconds: null }), PATIENCE_MS);
  });
  return Promise.race([probe(), late]).finally(() => clearTimeout(timer));
};

export type ReadConsole = () => Promise<ConsoleView>;

/** Reads what the page shows. Services are asked; everything else comes from the database, the same through any gateway. */
export const createReadConsole = ({ db, pool, probes, sessions, readReleases, spending, now }: Dependencies): ReadConsole => {
  const readHealth = async (): Promise<ConsoleView['health']> =>
    Object.fromEntries(await Promise.all(LOOKED_AT.map(async (name) => [name, await patiently(probes[name])]))) as ConsoleView['health'];

  const readJobs = async (): Promise<JobShown[]> => {
    const jobs = await failedJobsStore.list(db, SHOWN.jobs);
    const shown: JobShown[] = [];
    // One after the other: this page must not take the pool from customers.
    for (const job of jobs) shown.push({ ...job, outlook: await failedJobsStore.outlook(db, job) });
    return shown;
  };

  return async () => {
    const at = now();
    const ago = (ms: number): Date => new Date(at.getTime() - ms);
    const health = readHealth();
    const processes = await processStatesStore.list(db, ago(HOUR_MS));
    return {
      at,
      processes,
      queues: await readQueues(pool),
      mailsWaiting: await countWaitingMails(pool),
      jobs: await readJobs(),
      errors: await requestFiguresStore.errorsByCall(db, ago(DAY_MS), SHOWN.problems),
      refusedPayments: await problemsStore.refusedPayments(db, ago(WEEK_DAYS * DAY_MS), SHOWN.problems),
      openRefunds: await problemsStore.openRefunds(db, SHOWN.problems),
      refunds: await problemsStore.refunds(db, ago(SPENDING_DAYS * DAY_MS), SHOWN.problems),
      messages: await problemsStore.messages(db, ago(WEEK_DAYS * DAY_MS), SHOWN.problems),
      givenUpMails: await problemsStore.givenUpMails(db, ago(WEEK_DAYS * DAY_MS), SHOWN.problems),
      spending: spending && { today: await spending.store.spentToday(), limit: spending.limit, rows: await spending.store.since(ago(SPENDING_DAYS * DAY_MS)) },
      released: await readReleases(SHOWN.moves),
      alerts: alertsOf({ minutes: await requestFiguresStore.minutes(db, ago(ALERT_WINDOW_MS)), processes, now: at }),
      audit: await auditStore.list(db, SHOWN.audit),
      sessions: await sessions.list(),
      health: await health,
    };
  };
};
