import { STATUS_DAYS, type ServiceState } from '@fifteen/contracts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

export interface LatestRow {
  readonly service: string;
  readonly minute: Date;
  readonly state: ServiceState;
  readonly milliseconds: number | null;
}

export interface DayRow {
  readonly service: string;
  readonly day: string;
  readonly first_at: Date;
  readonly operational: number;
  readonly degraded: number;
  readonly outage: number;
}

export interface TimeRow {
  readonly service: string;
  readonly at: Date;
  readonly milliseconds: number;
}

/** What was measured, as the page tells it. */
export interface StatusStore {
  readonly latest: (since: Date) => Promise<LatestRow[]>;
  readonly days: (now: Date) => Promise<DayRow[]>;
  readonly times: (now: Date) => Promise<TimeRow[]>;
}

export const createStatusStore = (db: Db): StatusStore => ({
  latest: async (since) => {
    const { rows } = await sql<LatestRow>`
      SELECT DISTINCT ON (service) service, minute, state, milliseconds
      FROM status_samples WHERE minute >= ${since} ORDER BY service, minute DESC`.execute(db);
    return rows;
  },
  days: async (now) => {
    const { rows } = await sql<DayRow>`
      SELECT service, to_char(day, 'YYYY-MM-DD') AS day, first_at, operational, degraded, outage
      FROM status_days WHERE day > (${now}::timestamptz AT TIME ZONE 'UTC')::date - ${STATUS_DAYS}::int ORDER BY day`.execute(db);
    return rows;
  },
  times: async (now) => {
    const { rows } = await sql<TimeRow>`
      SELECT service, date_bin('15 minutes', minute, 'epoch') AS at, round(avg(milliseconds))::int AS milliseconds
      FROM status_samples WHERE minute > ${now}::timestamptz - interval '1 day' AND milliseconds IS NOT NULL
      GROUP BY 1, 2 ORDER BY 2`.execute(db);
    return rows;
  },
});
