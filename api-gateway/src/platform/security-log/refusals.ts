import type { Logger } from '../logging/logger.ts';
import type { SecurityLog } from './security-log.store.ts';

/** How long counts stay in memory: what a gateway that dies loses. */
const FLUSH_MS = 1_000;
const WINDOW_MS = 60 * 60_000;
/** Rows of one window and process for networks without an account, and for accounts. Beyond that, one row counts the rest. */
const NETWORK_ROWS_MAX = 200;
const ACCOUNT_ROWS_MAX = 1_000;

export const REFUSAL_KINDS = ['sign_in_failed', 'sign_in_required', 'access_refused', 'foreign_object', 'object_protected', 'limit_exceeded', 'signature_refused', 'hash_refused', 'operator_refused'] as const;
/** Refused second steps and passkeys, too: those are rows of their own, written by the sign-in. */
export const REFUSED_KINDS = [...REFUSAL_KINDS, 'second_factor_failed', 'passkey_refused'] as const;

export type RefusalKind = (typeof REFUSAL_KINDS)[number];

export interface Refusal {
  readonly kind: RefusalKind;
  readonly userId?: string | undefined;
  /** The keyed hash of the caller's network. */
  readonly networkKey?: string | undefined;
  /** What was asked for, of the first one that is counted. */
  readonly call?: string | undefined;
}

/** Notes a refusal of somebody at an address. */
export type NoteRefusal = (refusal: Omit<Refusal, 'networkKey'>, address: string) => void;

interface Waiting extends Refusal {
  times: number;
}

interface Dependencies {
  readonly log: Pick<SecurityLog, 'count'>;
  readonly now: () => Date;
  readonly logger: Logger;
}

const keyOf = ({ kind, userId, networkKey }: Refusal): string => `${kind} ${userId ?? ''} ${networkKey ?? ''}`;

/** Remembers which rows a window has, so that a flood from many networks cannot make more than so many. */
const createRowBudget = (now: () => Date) => {
  let windowStart = 0;
  let rows = { network: new Set<string>(), account: new Set<string>() };
  return (refusal: Refusal): Refusal => {
    const start = Math.floor(now().getTime() / WINDOW_MS) * WINDOW_MS;
    if (start !== windowStart) [windowStart, rows] = [start, { network: new Set(), account: new Set() }];
    const [known, max] = refusal.userId ? [rows.account, ACCOUNT_ROWS_MAX] : [rows.network, NETWORK_ROWS_MAX];
    const key = keyOf(refusal);
    if (!known.has(key) && known.size >= max) return { kind: refusal.kind, call: 'many' };
    known.add(key);
    return refusal;
  };
};

export interface Refusals {
  readonly note: (refusal: Refusal) => void;
  readonly flush: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Counts refused access by kind, account, network and hour, and writes the counts every second. */
export const createRefusals = ({ log, now, logger }: Dependencies): Refusals => {
  const withinBudget = createRowBudget(now);
  let waiting = new Map<string, Waiting>();
  let writing = Promise.resolve();

  const write = async (): Promise<void> => {
    const counted = [...waiting.values()];
    waiting = new Map();
    for (const { kind, userId, networkKey, call, times } of counted) {
      await log.count({ kind, userId, networkKey, ...(call && { detail: { call } }) }, WINDOW_MS, times);
    }
  };
  const flush = (): Promise<void> => {
    writing = writing.then(write).catch((error: unknown) => logger.warn({ err: error }, 'counts of refused access were lost'));
    return writing;
  };
  const timer = setInterval(() => void (waiting.size > 0 && flush()), FLUSH_MS);

  return {
    note: (refusal) => {
      const counted = withinBudget(refusal);
      const key = keyOf(counted);
      const known = waiting.get(key) ?? { ...counted, times: 0 };
      known.times += 1;
      waiting.set(key, known);
    },
    flush,
    stop: async () => {
      clearInterval(timer);
      await flush();
    },
  };
};
