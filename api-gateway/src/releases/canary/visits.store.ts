import type { RemoteName } from '@fifteen/contracts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { Figures } from './figures.store.ts';

/**
 * Browsers of one network that count for one version. Fewer than the fewest visits that decide about a canary, so that no
 * single network does.
 */
export const VISITS_OF_NETWORK_MAX = 20;

/** One browser's page load of one version. Browser and network are keyed hashes. */
export interface ServedVisit {
  readonly remote: RemoteName;
  readonly version: string;
  readonly visitor: Buffer;
  readonly network: Buffer;
}

/** What a page load has reported. */
export interface Vote extends ServedVisit {
  readonly failed: boolean;
}

/** Page loads that the gateway counted, and how many of them were reported on, and as failed. */
export interface CountedVisits extends Figures {
  readonly served: number;
}

/** Rows of visits while a canary runs. */
export const visitsStore = {
  /** Counts a browser once for a version that is compared right now; beyond the limit of its network not at all. */
  serve: async (db: Db, { remote, version, visitor, network }: ServedVisit, at: Date): Promise<void> => {
    await sql`INSERT INTO release_visits (remote, version, visitor, network, served_at)
      SELECT r.remote, r.version, ${visitor}, ${network}, ${at} FROM releases r, release_pointers p
      WHERE r.remote = ${remote} AND r.version = ${version}
        AND jsonb_array_length(p.pointers -> r.remote -> 'deployment') > 1
        AND (SELECT count(*) FROM release_visits v WHERE v.remote = ${remote} AND v.version = ${version} AND v.network = ${network}) < ${VISITS_OF_NETWORK_MAX}
      ON CONFLICT DO NOTHING`.execute(db);
  },

  /** One vote for each browser, which may only change from well to failed. It needs a counted page load. */
  vote: async (db: Db, { remote, version, visitor, failed }: Vote, at: Date): Promise<void> => {
    await sql`UPDATE release_visits SET voted_at = coalesce(voted_at, ${at}), failed = failed OR ${failed}
      WHERE remote = ${remote} AND version = ${version} AND visitor = ${visitor}`.execute(db);
  },

  count: async (db: Db, remote: RemoteName, version: string): Promise<CountedVisits> => {
    const sums = await db
      .selectFrom('release_visits')
      .select((of) => [
        of.fn.countAll<string>().as('served'),
        of.fn.count<string>('voted_at').as('visits'),
        sql<string>`count(*) FILTER (WHERE failed)`.as('failed'),
      ])
      .where('remote', '=', remote)
      .where('version', '=', version)
      .executeTakeFirstOrThrow();
    return { served: Number(sums.served), visits: Number(sums.visits), failed: Number(sums.failed) };
  },

  /** Before a canary begins, and when it is over. */
  forget: async (db: Db, remote: RemoteName): Promise<void> => {
    await db.deleteFrom('release_visits').where('remote', '=', remote).execute();
  },

  /** Of remotes without a canary. */
  forgetEnded: async (db: Db): Promise<void> => {
    await sql`DELETE FROM release_visits v USING release_pointers p
      WHERE coalesce(jsonb_array_length(p.pointers -> v.remote -> 'deployment'), 0) < 2`.execute(db);
  },
} as const;
