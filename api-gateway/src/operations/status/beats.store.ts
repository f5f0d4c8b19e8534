import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

export interface Beat {
  readonly service: 'worker' | 'mail';
  readonly at: Date;
  readonly answered: boolean;
  readonly milliseconds: number | null;
}

export interface GenerationQueue {
  /** How long the oldest job has been waiting for a worker; 0 where none waits. */
  readonly waitingMs: number;
  /** From the order to the last concept, over the last hour; null where nothing was drawn. */
  readonly averageMs: number | null;
}

export interface BeatsStore {
  readonly save: (beat: Beat) => Promise<void>;
  readonly find: (service: Beat['service']) => Promise<Omit<Beat, 'service'> | undefined>;
  readonly generationQueue: (now: Date) => Promise<GenerationQueue>;
}

export const createBeatsStore = (db: Db): BeatsStore => ({
  save: async ({ service, at, answered, milliseconds }) => {
    const beat = { at, answered, milliseconds };
    await db
      .insertInto('status_beats')
      .values({ service, ...beat })
      .onConflict((conflict) => conflict.column('service').doUpdateSet(beat))
      .execute();
  },
  find: (service) => db.selectFrom('status_beats').select(['at', 'answered', 'milliseconds']).where('service', '=', service).executeTakeFirst(),
  generationQueue: async (now) => {
    const { rows } = await sql<{ waiting: number | null; average: number | null }>`
      SELECT
        extract(epoch FROM ${now} - min(start_after) FILTER (WHERE state = 'created'))::float8 * 1000 AS waiting,
        avg(extract(epoch FROM completed_on - created_on)) FILTER (WHERE state = 'completed' AND completed_on > ${now}::timestamptz - interval '1 hour')::float8 * 1000 AS average
      FROM pgboss.job WHERE name = 'generation'`.execute(db);
    const { waiting, average } = rows[0] ?? { waiting: null, average: null };
    return { waitingMs: Math.max(0, waiting ?? 0), averageMs: average === null ? null : Math.round(average) };
  },
});
