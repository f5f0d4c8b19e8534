import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { CspReportRow } from '../../platform/database/schema/csp-reports.ts';
import type { CspReport } from './read-reports.ts';

export type CountedReport = Omit<CspReportRow, 'day'>;

/** Rows of counted reports. */
export const cspReportsStore = {
  add: async (db: Db, { directive, blocked, page, release }: CspReport, count: number, at: Date): Promise<void> => {
    await db
      .insertInto('csp_reports')
      .values({ day: at.toISOString().slice(0, 10), directive, blocked, page, release, count, first_at: at, last_at: at })
      .onConflict((conflict) =>
        conflict.columns(['day', 'directive', 'blocked', 'page', 'release']).doUpdateSet({ count: sql`csp_reports.count + excluded.count`, last_at: at }),
      )
      .execute();
  },

  /** Since that time, the most frequent first. */
  list: (db: Db, since: Date, limit: number): Promise<CountedReport[]> =>
    db
      .selectFrom('csp_reports')
      .select(['directive', 'blocked', 'page', 'release', sql<number>`sum(count)::int`.as('count'), sql<Date>`min(first_at)`.as('first_at'), sql<Date>`max(last_at)`.as('last_at')])
      .where('last_at', '>=', since)
      .groupBy(['directive', 'blocked', 'page', 'release'])
      .orderBy('count', 'desc')
      .orderBy('last_at', 'desc')
      .limit(limit)
      .execute(),
} as const;
