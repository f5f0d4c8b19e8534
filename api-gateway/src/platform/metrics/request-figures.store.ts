import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

/** Answers of one call with one status, since the last flush. */
export interface CountedAnswers {
  readonly call: string;
  readonly status: number;
  readonly answers: number;
  /** Of them, how many took more than two seconds. */
  readonly slow: number;
}

/** All calls in one minute. */
export interface MinuteFigures {
  readonly minute: Date;
  readonly answers: number;
  /** Answers of the 500s. */
  readonly errors: number;
  /** Answers that have a time: event streams end when their reader leaves. */
  readonly timed: number;
  readonly slow: number;
}

/** Errors of one call. */
export interface CallErrors {
  readonly call: string;
  readonly answers: number;
  /** Of the 500s: ours. */
  readonly errors: number;
  /** Of the 400s: what customers were refused. */
  readonly refused: number;
  readonly last_at: Date;
}

const MINUTE_MS = 60_000;

/** Answers of all gateways, by minute. */
export const requestFiguresStore = {
  add: async (db: Db, counted: readonly CountedAnswers[], at: Date): Promise<void> => {
    const minute = new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS);
    // In one order, so that two gateways never wait for each other.
    const rows = counted.map((one) => ({ minute, ...one })).toSorted((left, right) => left.call.localeCompare(right.call) || left.status - right.status);
    await db
      .insertInto('request_figures')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['minute', 'call', 'status']).doUpdateSet({ answers: sql`request_figures.answers + excluded.answers`, slow: sql`request_figures.slow + excluded.slow` }),
      )
      .execute();
  },

  minutes: (db: Db, since: Date): Promise<MinuteFigures[]> =>
    db
      .selectFrom('request_figures')
      .select(['minute', sql<number>`sum(answers)::int`.as('answers'), sql<number>`coalesce(sum(answers) FILTER (WHERE status >= 500), 0)::int`.as('errors')])
      .select([sql<number>`coalesce(sum(answers) FILTER (WHERE call NOT LIKE '%stream%'), 0)::int`.as('timed'), sql<number>`coalesce(sum(slow) FILTER (WHERE call NOT LIKE '%stream%'), 0)::int`.as('slow')])
      .where('minute', '>=', since)
      .groupBy('minute')
      .orderBy('minute')
      .execute(),

  /** Calls with errors of ours first, then those that refused most. */
  errorsByCall: (db: Db, since: Date, limit: number): Promise<CallErrors[]> =>
    db
      .selectFrom('request_figures')
      .select(['call', sql<number>`sum(answers)::int`.as('answers'), sql<Date>`max(minute) FILTER (WHERE status >= 400)`.as('last_at')])
      .select([sql<number>`coalesce(sum(answers) FILTER (WHERE status >= 500), 0)::int`.as('errors'), sql<number>`coalesce(sum(answers) FILTER (WHERE status BETWEEN 400 AND 499), 0)::int`.as('refused')])
      .where('minute', '>=', since)
      .groupBy('call')
      .having(sql`coalesce(sum(answers) FILTER (WHERE status >= 400), 0)`, '>', 0)
      .orderBy('errors', 'desc')
      .orderBy('refused', 'desc')
      .limit(limit)
      .execute(),
} as const;
