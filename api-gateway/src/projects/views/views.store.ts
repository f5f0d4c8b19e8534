import type { TasteProfile } from '@fifteen/contracts';
import type { Kysely } from 'kysely';
import { drawnProfile } from '../assets/drawn-profile.ts';
import type { Database } from '../../platform/database/schema/database.ts';
import { type DrawnFor, drawnForOwner } from '../../rendering/index.ts';
import { IS_PAYING } from '../ownership/paying-owners.store.ts';
import type { AssetOf } from '../../platform/files/file-keys.ts';

export interface ViewedAsset {
  readonly genome: unknown;
  readonly profile: TasteProfile;
  readonly isPaid: boolean;
  readonly owner: DrawnFor;
}

export interface ViewsStore {
  /** A completed asset with what it is drawn from; undefined where there is none. */
  readonly find: (asset: AssetOf) => Promise<ViewedAsset | undefined>;
}

export const createViewsStore = (db: Kysely<Database>): ViewsStore => ({
  find: async ({ projectId, assetId }) => {
    const row = await db
      .selectFrom('assets')
      .innerJoin('projects', 'projects.id', 'assets.project_id')
      .select(['genome', 'company_name', 'taste_profile', 'is_paid', 'user_id', IS_PAYING])
      .where('assets.id', '=', assetId)
      .where('projects.id', '=', projectId)
      .where('assets.status', '=', 'completed')
      .where('projects.deleted_at', 'is', null)
      .executeTakeFirst();
    return row && { genome: row.genome, profile: drawnProfile(row.taste_profile, row), isPaid: row.is_paid, owner: drawnForOwner(row) };
  },
});
