import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { ShareRow } from '../../platform/database/schema/shares.ts';
import type { Database } from '../../platform/database/schema/database.ts';

export type ShareChoice = Pick<ShareRow, 'shows_owner' | 'only_favourites'>;

export interface VisitedShare extends Pick<ShareRow, 'id' | 'project_id' | 'shows_owner' | 'only_favourites' | 'revoked_at'> {
  readonly project_name: string;
  readonly is_paid: boolean;
  readonly owner_name: string | null;
}

export interface SharesStore {
  readonly live: (projectId: string) => Promise<ShareRow | undefined>;
  /** The live link with this choice; it is made with the token where there is none. */
  readonly save: (projectId: string, choice: ShareChoice, token: string, now: Date) => Promise<void>;
  readonly revoke: (projectId: string, now: Date) => Promise<void>;
  readonly visit: (token: string) => Promise<VisitedShare | undefined>;
  /** Over all links that the project has had. */
  readonly votes: (projectId: string) => Promise<{ asset_id: string; votes: number }[]>;
  readonly voters: (projectId: string) => Promise<number>;
  readonly votesOf: (shareId: string, voter: readonly string[]) => Promise<string[]>;
  /** Puts these in place of what the voter gave before under any of their names, those that are completed concepts of the project. */
  readonly vote: (share: Pick<VisitedShare, 'id' | 'project_id'>, voter: readonly string[], assetIds: readonly string[], now: Date) => Promise<void>;
}

export const createSharesStore = (db: Kysely<Database>): SharesStore => {
  const votesOfProject = (projectId: string) =>
    db.selectFrom('share_votes').innerJoin('shares', 'shares.id', 'share_votes.share_id').where('project_id', '=', projectId);

  return {
    live: (projectId) =>
      db
        .selectFrom('shares')
        .selectAll()
        .where('project_id', '=', projectId)
        .where('revoked_at', 'is', null)
        .executeTakeFirst(),

    save: async (projectId, choice, token, now) => {
      await db
        .insertInto('shares')
        .values({ ...choice, project_id: projectId, token, created_at: now, revoked_at: null })
        .onConflict((conflict) => conflict.column('project_id').where('revoked_at', 'is', null).doUpdateSet(choice))
        .execute();
    },

    revoke: async (projectId, now) => {
      await db
        .updateTable('shares')
        .set({ revoked_at: now })
        .where('project_id', '=', projectId)
        .where('revoked_at', 'is', null)
        .execute();
    },

    visit: (token) =>
      db
        .selectFrom('shares')
        .innerJoin('projects', 'projects.id', 'shares.project_id')
        .innerJoin('users', 'users.id', 'projects.user_id')
        .select(['shares.id', 'shares.project_id', 'shows_owner', 'only_favourites', 'revoked_at'])
        .select(['projects.name as project_name', 'is_paid', 'users.full_name as owner_name'])
        .where('token', '=', token)
        .where('projects.deleted_at', 'is', null)
        .executeTakeFirst(),

    votes: (projectId) =>
      votesOfProject(projectId)
        .select(['asset_id', sql<number>`count(*)::int`.as('votes')])
        .groupBy('asset_id')
        .orderBy('votes', 'desc')
        .orderBy('asset_id')
        .execute(),

    voters: async (projectId) => {
      const { voters } = await votesOfProject(projectId)
        .select(sql<number>`count(DISTINCT voter)::int`.as('voters'))
        .executeTakeFirstOrThrow();
      return voters;
    },

    votesOf: async (shareId, voter) => {
      const rows = await db
        .selectFrom('share_votes')
        .select('asset_id')
        .where('share_id', '=', shareId)
        .where('voter', 'in', [...voter])
        .orderBy('created_at')
        .orderBy('asset_id')
        .execute();
      return rows.map(({ asset_id }) => asset_id);
    },

    vote: (share, voter, assetIds, now) =>
      db.transaction().execute(async (trx) => {
        const [name = ''] = voter;
        // Held, so that two votes of one browser follow each other.
        await sql`SELECT pg_advisory_xact_lock(hashtext(${name}))`.execute(trx);
        await trx.deleteFrom('share_votes').where('share_id', '=', share.id).where('voter', 'in', [...voter]).execute();
        if (assetIds.length === 0) return;
        await trx
          .insertInto('share_votes')
          .columns(['share_id', 'asset_id', 'voter', 'created_at'])
          .expression(
            trx
              .selectFrom('assets')
              .select((of) => [
                of.val(share.id).$castTo<string>().as('share_id'),
                'assets.id as asset_id',
                of.val(name).$castTo<string>().as('voter'),
                of.val(now).$castTo<Date>().as('created_at'),
              ])
              .where('assets.id', 'in', [...new Set(assetIds)])
              .where('project_id', '=', share.project_id)
              .where('status', '=', 'completed'),
          )
          .execute();
      }),
  };
};
