import type { ServiceState, StatusServiceId } from '@fifteen/contracts';
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { isDatabaseOutage } from '../../platform/database/outage.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { BeatsStore } from './beats.store.ts';
import { pingDatabase } from '../../platform/database/ping.ts';

export interface Measured {
  readonly state: ServiceState;
  /** Null where nothing answered, or there is nothing to time. */
  readonly milliseconds: number | null;
}

/** Looks at one service; undefined where it cannot be told from here. */
export type Probe = () => Promise<Measured | undefined>;
export type Probes = Readonly<Record<StatusServiceId, Probe>>;

const GIVE_UP_MS = 10_000;
/** Three beats of the worker. */
const BEAT_OLD_MS = 90_000;
/** A customer is promised concepts in a minute. */
const WAIT_LONG_MS = 60_000;

/** From when on an answer counts as slow. */
const SLOW_MS = { website: 1_000, api: 1_000, database: 500, files: 1_000, mail: 5_000, payments: 5_000 } as const;

const AWAY: Measured = { state: 'outage', milliseconds: null };

const measuredIn = (milliseconds: number, slowMs: number): Measured => ({
  state: milliseconds > slowMs ? 'degraded' : 'operational',
  milliseconds: Math.round(milliseconds),
});

const givingUp = (work: Promise<unknown>): Promise<unknown> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer')), GIVE_UP_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** Times what is asked; what throws or never answers is away. */
export const timed = async (slowMs: number, ask: () => Promise<unknown>): Promise<Measured> => {
  const start = performance.now();
  try {
    await givingUp(ask());
    return measuredIn(performance.now() - start, slowMs);
  } catch {
    return AWAY;
  }
};

const fetchFrom = (address: string): (() => Promise<unknown>) => async () => {
  const answer = await fetch(address, { signal: AbortSignal.timeout(GIVE_UP_MS) });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`Answered ${answer.status}`);
};

/** Written, read again and removed. */
const roundTrip = async (files: FileStore): Promise<void> => {
  const folder = `status/${randomUUID()}`;
  try {
    await files.write(`${folder}/probe.txt`, folder);
    if ((await files.read(`${folder}/probe.txt`)).toString() !== folder) throw new Error('Another file came back');
  } finally {
    await files.removeAll(folder);
  }
};

const generation = async (beats: BeatsStore, now: Date): Promise<Measured> => {
  const [beat, queue] = await Promise.all([beats.find('worker'), beats.generationQueue(now)]);
  if (!beat || now.getTime() - beat.at.getTime() > BEAT_OLD_MS) return AWAY;
  return { state: queue.waitingMs > WAIT_LONG_MS ? 'degraded' : 'operational', milliseconds: queue.averageMs };
};

const mail = async (beats: BeatsStore, now: Date): Promise<Measured | undefined> => {
  const beat = await beats.find('mail');
  // Without a worker nobody knows how the mail server is; that the worker is away shows at the generation.
  if (!beat || now.getTime() - beat.at.getTime() > BEAT_OLD_MS) return undefined;
  return beat.answered ? measuredIn(beat.milliseconds ?? 0, SLOW_MS.mail) : AWAY;
};

const away = (error: unknown): Measured => {
  if (isDatabaseOutage(error)) return AWAY;
  throw error;
};

const unknown = (error: unknown): undefined => {
  if (isDatabaseOutage(error)) return undefined;
  throw error;
};

interface Dependencies {
  /** This gateway, as it reaches itself. */
  readonly origin: string;
  readonly pool: Pick<Pool, 'query'>;
  readonly files: FileStore;
  readonly beats: BeatsStore;
  readonly pingPayments: () => Promise<unknown>;
  readonly now: () => Date;
}

/** The product asks itself what a customer would ask. */
export const createProbes = ({ origin, pool, files, beats, pingPayments, now }: Dependencies): Probes => ({
  website: () => timed(SLOW_MS.website, fetchFrom(`${origin}/`)),
  api: () => timed(SLOW_MS.api, fetchFrom(`${origin}/api/v1/contact`)),
  generation: () => generation(beats, now()).catch(away),
  database: () => timed(SLOW_MS.database, () => pingDatabase(pool)),
  files: () => timed(SLOW_MS.files, () => roundTrip(files)),
  mail: () => mail(beats, now()).catch(unknown),
  payments: () => timed(SLOW_MS.payments, pingPayments),
});
