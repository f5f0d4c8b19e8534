import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema/database.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { drawnForOwner, type OwnerOf } from '../../rendering/index.ts';

/** For a statement about projects: whether the owner has a paid one. */
export const IS_PAYING = sql<boolean>`EXISTS (SELECT 1 FROM projects AS own WHERE own.user_id = projects.user_id AND own.is_paid AND own.deleted_at IS NULL)`.as('is_paying');

export const ownerOfProjectIn =
  (db: Kysely<Database>): OwnerOf =>
  async (projectId) => {
    const owner = await db
      .selectFrom('projects')
      .select(['user_id', IS_PAYING])
      .where('id', '=', projectId)
      .executeTakeFirst();
    if (!owner) throw new AppError('not_found');
    return drawnForOwner(owner);
  };

/** Whether a project is paid; false for one that is gone. */
export const isPaidIn =
  (db: Kysely<Database>) =>
  async (projectId: string): Promise<boolean> => {
    const project = await db.selectFrom('projects').select('is_paid').where('id', '=', projectId).executeTakeFirst();
    return project?.is_paid ?? false;
  };
