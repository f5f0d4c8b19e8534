import type { MinuteFigures } from '../../platform/metrics/request-figures.store.ts';
import type { ProcessState } from '../../platform/metrics/process-states.store.ts';
import { SLOW_MS } from '../../platform/metrics/request-figures.ts';
import { ROOM_LOW } from '../../platform/metrics/tell-state.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
/** Over which rates are taken, as `[5m]` says in the rules file. */
const RATE_MINUTES = 5;
/** A process tells each ten seconds: two that are missed may be chance. */
const SILENT_MS = 30 * SECOND_MS;
/** Of what comes late. */
const SLOW_SHARE = 0.05;

/** The rules of deploy/prometheus/alerts.yml: a test holds thresholds, terms and severities against that file. */
export const ALERT_RULES = {
  FifteenGatewayAway: { threshold: 0, forMinutes: 2, severity: 'page', says: 'A gateway answers no more' },
  FifteenServerErrors: { threshold: 0.02, forMinutes: 5, severity: 'page', says: 'More than 2 % of the answers are errors of ours' },
  FifteenSlow: { threshold: SLOW_MS / SECOND_MS, forMinutes: 10, severity: 'ticket', says: 'One answer of twenty takes more than two seconds' },
  FifteenDataFolderFills: { threshold: ROOM_LOW, forMinutes: 10, severity: 'ticket', says: 'Less than 1 GB is left in a data folder' },
  FifteenLogLinesLost: { threshold: 0, forMinutes: 0, severity: 'ticket', says: 'A process could not write its log in the last 15 minutes' },
} as const;

export type AlertName = keyof typeof ALERT_RULES;
/** Pending: it is so now, and not yet for as long as the rule asks. */
export type AlertState = 'quiet' | 'pending' | 'firing';

export interface Alert {
  readonly name: AlertName;
  readonly severity: 'page' | 'ticket';
  readonly says: string;
  readonly state: AlertState;
  /** What was measured, or where. */
  readonly detail: string;
}

interface Seen {
  readonly minutes: readonly MinuteFigures[];
  readonly processes: readonly ProcessState[];
  readonly now: Date;
}

const LOST_MS = 15 * MINUTE_MS;

const minutesSince = (from: Date, now: Date): number => (now.getTime() - from.getTime()) / MINUTE_MS;

/** The share in the five minutes that ended `ago` minutes before now; undefined where nothing was asked. */
const shareAt = (ago: number, { minutes, now }: Seen, shareOf: (sum: MinuteFigures) => number | undefined): number | undefined => {
  const [from, to] = [now.getTime() - (ago + RATE_MINUTES) * MINUTE_MS, now.getTime() - ago * MINUTE_MS];
  const sum = { minute: now, answers: 0, errors: 0, timed: 0, slow: 0 };
  for (const one of minutes) {
    const at = one.minute.getTime();
    if (at < from || at >= to) continue;
    for (const figure of ['answers', 'errors', 'timed', 'slow'] as const) sum[figure] += one[figure];
  }
  return shareOf(sum);
};

/** A rate that is above its threshold now, and has been at each minute of the rule's term. */
const rateState = (seen: Seen, above: number, forMinutes: number, shareOf: (sum: MinuteFigures) => number | undefined): Pick<Alert, 'state' | 'detail'> => {
  const shares = Array.from({ length: forMinutes + 1 }, (_, ago) => shareAt(ago, seen, shareOf));
  const [latest] = shares;
  const detail = latest === undefined ? 'nothing was asked in the last 5 minutes' : `${(latest * 100).toFixed(1)} % in the last 5 minutes`;
  const isAbove = (share: number | undefined): boolean => share !== undefined && share > above;
  if (!isAbove(latest)) return { state: 'quiet', detail };
  return { state: shares.every(isAbove) ? 'firing' : 'pending', detail };
};

/** The worst of several processes, with their names. */
const worst = (named: readonly { readonly instance: string; readonly state: AlertState }[], fine: string): Pick<Alert, 'state' | 'detail'> => {
  const loud = named.filter(({ state }) => state !== 'quiet');
  if (loud.length === 0) return { state: 'quiet', detail: fine };
  return { state: loud.some(({ state }) => state === 'firing') ? 'firing' : 'pending', detail: loud.map(({ instance }) => instance).join(', ') };
};

const heldFor = (minutes: number, needed: number): AlertState => (minutes >= needed ? 'firing' : 'pending');

const STATES: Readonly<Record<AlertName, (seen: Seen) => Pick<Alert, 'state' | 'detail'>>> = {
  FifteenGatewayAway: ({ processes, now }) => {
    const gateways = processes.filter(({ role }) => role === 'gateway');
    const states = gateways.map(({ instance, seenAt }) => {
      const silent = minutesSince(seenAt, now);
      return { instance, state: silent * MINUTE_MS < SILENT_MS ? ('quiet' as const) : heldFor(silent, ALERT_RULES.FifteenGatewayAway.forMinutes) };
    });
    return worst(states, `${gateways.length} seen`);
  },
  FifteenServerErrors: (seen) => rateState(seen, ALERT_RULES.FifteenServerErrors.threshold, ALERT_RULES.FifteenServerErrors.forMinutes, ({ answers, errors }) => (answers === 0 ? undefined : errors / answers)),
  // The 95th percentile is above the threshold if and only if more than one of twenty took longer.
  FifteenSlow: (seen) => rateState(seen, SLOW_SHARE, ALERT_RULES.FifteenSlow.forMinutes, ({ timed, slow }) => (timed === 0 ? undefined : slow / timed)),
  FifteenDataFolderFills: ({ processes, now }) => {
    const states = processes.map(({ instance, lowSince }) => ({ instance, state: lowSince ? heldFor(minutesSince(lowSince, now), ALERT_RULES.FifteenDataFolderFills.forMinutes) : ('quiet' as const) }));
    const least = Math.min(...processes.flatMap(({ freeBytes }) => (freeBytes === null ? [] : [freeBytes])));
    return worst(states, Number.isFinite(least) ? `${(least / 1e9).toFixed(1)} GB at least` : 'no process has told yet');
  },
  FifteenLogLinesLost: ({ processes, now }) =>
    worst(
      processes.map(({ instance, lostAt }) => ({ instance, state: lostAt && now.getTime() - lostAt.getTime() < LOST_MS ? ('firing' as const) : ('quiet' as const) })),
      'none',
    ),
};

/** Figures must reach back so far for the longest rule. */
export const ALERT_WINDOW_MS = (RATE_MINUTES + Math.max(...Object.values(ALERT_RULES).map(({ forMinutes }) => forMinutes)) + 1) * MINUTE_MS;

/** What fires, by what the processes say and how calls were answered. The loudest first. */
export const alertsOf = (seen: Seen): Alert[] => {
  const alerts = (Object.keys(ALERT_RULES) as AlertName[]).map((name) => {
    const { severity, says } = ALERT_RULES[name];
    return { name, severity, says, ...STATES[name](seen) };
  });
  const LOUDNESS: Readonly<Record<AlertState, number>> = { firing: 0, pending: 1, quiet: 2 };
  return alerts.toSorted((left, right) => LOUDNESS[left.state] - LOUDNESS[right.state]);
};
