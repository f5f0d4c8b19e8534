import { STATUS_SERVICES, type ServiceStatus, type Status } from '@fifteen/contracts';
import type { IncidentsStore } from './incidents.store.ts';
import type { PlansStore } from './plans.store.ts';
import type { DayRow, LatestRow, StatusStore, TimeRow } from './status.store.ts';

/** An older measurement tells nothing of now. */
const FRESH_MS = 3 * 60_000;
export const CACHED_S = 5;

interface Dependencies {
  readonly store: StatusStore;
  readonly incidents: Pick<IncidentsStore, 'recent'>;
  readonly plans: Pick<PlansStore, 'coming'>;
  readonly now: () => Date;
}

export interface StatusService {
  /** Some seconds old at most, however many ask. */
  readonly read: () => Promise<Status>;
}

const percent = (part: number, whole: number): number => Math.floor((part / whole) * 10_000) / 100;
const measuredOf = ({ operational, degraded, outage }: DayRow): number => operational + degraded + outage;

const uptimeOf = (days: readonly DayRow[]): number | null => {
  const measured = days.reduce((sum, day) => sum + measuredOf(day), 0);
  const outage = days.reduce((sum, day) => sum + day.outage, 0);
  return measured === 0 ? null : percent(measured - outage, measured);
};

const serviceOf = (
  { id, name }: (typeof STATUS_SERVICES)[number],
  latest: readonly LatestRow[],
  allDays: readonly DayRow[],
  times: readonly TimeRow[],
): ServiceStatus => {
  const last = latest.find(({ service }) => service === id);
  const days = allDays.filter(({ service }) => service === id);
  return {
    id,
    name,
    status: last?.state ?? null,
    uptime: uptimeOf(days),
    response_time: last?.milliseconds ?? null,
    days: days.map((row) => ({
      day: row.day,
      uptime: uptimeOf([row]) ?? 0,
      measured: measuredOf(row),
      degraded: row.degraded,
      outage: row.outage,
    })),
    response_times: times.filter(({ service }) => service === id).map(({ at, milliseconds }) => ({ at: at.toISOString(), milliseconds })),
  };
};

const isoOf = (times: readonly Date[], choose: (...of: number[]) => number): string | null =>
  times.length === 0 ? null : new Date(choose(...times.map((time) => time.getTime()))).toISOString();

export const createStatusService = ({ store, incidents, plans, now }: Dependencies): StatusService => {
  let known: { readonly at: number; readonly status: Promise<Status> } | undefined;

  const ask = async (): Promise<Status> => {
    const at = now();
    const [latest, days, times, recent, coming] = await Promise.all([
      store.latest(new Date(at.getTime() - FRESH_MS)),
      store.days(at),
      store.times(at),
      incidents.recent(at),
      plans.coming(at),
    ]);
    return {
      measured_at: isoOf(latest.map(({ minute }) => minute), Math.max),
      measured_since: isoOf(days.map(({ first_at }) => first_at), Math.min),
      services: STATUS_SERVICES.map((service) => serviceOf(service, latest, days, times)),
      incidents: recent,
      maintenance: coming,
    };
  };

  return {
    read: () => {
      const at = now().getTime();
      if (known && Math.abs(at - known.at) < CACHED_S * 1000) return known.status;
      const status = ask();
      known = { at, status };
      status.catch(() => {
        known = undefined;
      });
      return status;
    },
  };
};
