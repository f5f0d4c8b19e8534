import type { Kysely } from 'kysely';
import { drawnProfile } from '../../projects/index.ts';
import type { StoredLogo } from '../../rendering/index.ts';
import type { Database } from '../../platform/database/schema/database.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { AssetOf } from '../../platform/files/file-keys.ts';

/** What a signed link of a paid project opens. Asked at each request, so that a refund closes the links that are out. */
export type FindPaidDrawing = (of: AssetOf) => Promise<StoredLogo>;

/** Throws forbidden where the project is not paid now, or there is no such drawing: a link tells strangers nothing. */
export const findPaidDrawingIn =
  (db: Kysely<Database>): FindPaidDrawing =>
  async ({ projectId, assetId }) => {
    const row = await db
      .selectFrom('assets')
      .innerJoin('projects', 'projects.id', 'project_id')
      .select(['genome', 'company_name', 'taste_profile'])
      .where('assets.id', '=', assetId)
      .where('project_id', '=', projectId)
      .where('status', '=', 'completed')
      .where('is_paid', '=', true)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!row) throw new AppError('forbidden');
    return { genome: row.genome, profile: drawnProfile(row.taste_profile, row) };
  };
