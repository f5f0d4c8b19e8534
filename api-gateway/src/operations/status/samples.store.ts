import { STATUS_DAYS, type ServiceState } from '@fifteen/contracts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

export interface Sample {
  readonly service: string;
  /** A whole minute. */
  readonly minute: Date;
  readonly state: ServiceState;
  readonly milliseconds: number | null;
}

export interface SamplesStore {
  /** Does the work unless another gateway is at it. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  readonly isMeasured: (minute: Date) => Promise<boolean>;
  /** A minute that is known already stays as it is, and counts once. */
  readonly add: (samples: readonly Sample[]) => Promise<void>;
  readonly forget: (now: Date) => Promise<void>;
}

/** Any number that nothing else of ours locks. */
const LOCK = 5_203_117;
const SAMPLES_KEPT_HOURS = 48;

export const createSamplesStore = (db: Db): SamplesStore => ({
  alone: (work) =>
    // Held by a transaction: a pooler such as PgBouncer gives the next statement outside one to another connection.
    db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ got: boolean }>`SELECT pg_try_advisory_xact_lock(${LOCK}) AS got`.execute(trx);
      if (rows[0]?.got) await work();
    }),

  isMeasured: async (minute) =>
    (await db.selectFrom('status_samples').select('service').where('minute', '=', minute).limit(1).executeTakeFirst()) !== undefined,

  add: async (samples) => {
    if (samples.length === 0) return;
    await sql`
      WITH added AS (
        INSERT INTO status_samples (service, minute, state, milliseconds)
        SELECT service, minute, state, milliseconds
        FROM jsonb_to_recordset(${JSON.stringify(samples)}::jsonb)
          AS sample (service text, minute timestamptz, state text, milliseconds integer)
        ON CONFLICT DO NOTHING
        RETURNING *
      )
      INSERT INTO status_days AS days (service, day, first_at, operational, degraded, outage)
      SELECT service, (minute AT TIME ZONE 'UTC')::date, min(minute),
        count(*) FILTER (WHERE state = 'operational'),
        count(*) FILTER (WHERE state = 'degraded'),
        count(*) FILTER (WHERE state = 'outage')
      FROM added GROUP BY 1, 2
      ON CONFLICT (service, day) DO UPDATE SET
        first_at = LEAST(days.first_at, excluded.first_at),
        operational = days.operational + excluded.operational,
        degraded = days.degraded + excluded.degraded,
        outage = days.outage + excluded.outage`.execute(db);
  },

  forget: async (now) => {
    await sql`DELETE FROM status_samples WHERE minute < ${now}::timestamptz - make_interval(hours => ${SAMPLES_KEPT_HOURS})`.execute(db);
    await sql`DELETE FROM status_days WHERE day <= (${now}::timestamptz AT TIME ZONE 'UTC')::date - ${STATUS_DAYS}::int`.execute(db);
  },
});
