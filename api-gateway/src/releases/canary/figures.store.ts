import type { RemoteName, VisitReport } from '@fifteen/contracts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

export interface Figures {
  readonly visits: number;
  readonly failed: number;
}

const NONE: Figures = { visits: 0, failed: 0 };

/** Rows of how versions fare, by the minute. */
export const figuresStore = {
  /** Adds to the minute. What was never published counts for nothing. */
  add: async (db: Db, minute: Date, { remote, version, visits, failed }: VisitReport): Promise<void> => {
    await sql`INSERT INTO release_figures (remote, version, minute, visits, failed)
      SELECT remote, version, ${minute}, ${visits}::integer, ${failed}::integer FROM releases WHERE remote = ${remote} AND version = ${version}
      ON CONFLICT (remote, version, minute) DO UPDATE SET
        visits = release_figures.visits + excluded.visits, failed = release_figures.failed + excluded.failed`.execute(db);
  },

  since: async (db: Db, remote: RemoteName, version: string, since: Date): Promise<Figures> => {
    const sums = await db
      .selectFrom('release_figures')
      .select((of) => [of.fn.sum<string | null>('visits').as('visits'), of.fn.sum<string | null>('failed').as('failed')])
      .where('remote', '=', remote)
      .where('version', '=', version)
      .where('minute', '>=', since)
      .executeTakeFirstOrThrow();
    return { visits: Number(sums.visits ?? 0), failed: Number(sums.failed ?? 0) };
  },

  /** Of every version that had visits, by `remote@version`. */
  allSince: async (db: Db, since: Date): Promise<(name: string) => Figures> => {
    const rows = await db
      .selectFrom('release_figures')
      .select((of) => ['remote', 'version', of.fn.sum<string>('visits').as('visits'), of.fn.sum<string>('failed').as('failed')])
      .where('minute', '>=', since)
      .groupBy(['remote', 'version'])
      .execute();
    const known = new Map(rows.map((row) => [`${row.remote}@${row.version}`, { visits: Number(row.visits), failed: Number(row.failed) }]));
    return (name) => known.get(name) ?? NONE;
  },

  forget: async (db: Db, before: Date): Promise<void> => {
    await db.deleteFrom('release_figures').where('minute', '<', before).execute();
  },
} as const;
