import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

interface ShareRecord {
  readonly project_id: string;
  /** Counted: who gave them stays with those who voted. */
  readonly votes: readonly { readonly asset_id: string; readonly votes: number }[];
}

/** The public links of these projects, and the votes that each brought. */
export const shareRecords = async (db: Db, projectIds: readonly string[]): Promise<ShareRecord[]> => {
  const links = await db
    .selectFrom('shares')
    .select(['id', 'project_id', 'token', 'shows_owner', 'only_favourites', 'created_at', 'revoked_at'])
    .where('project_id', 'in', projectIds)
    .orderBy('created_at')
    .execute();
  if (links.length === 0) return [];
  const votes = await db
    .selectFrom('share_votes')
    .select(['share_id', 'asset_id', sql<number>`count(*)::int`.as('votes')])
    .where('share_id', 'in', links.map(({ id }) => id))
    .groupBy(['share_id', 'asset_id'])
    .orderBy('asset_id')
    .execute();
  return links.map((link) => ({
    ...link,
    votes: votes.filter(({ share_id }) => share_id === link.id).map(({ asset_id, votes: count }) => ({ asset_id, votes: count })),
  }));
};
