import type { AssetType } from '@fifteen/contracts';
import { sql, type Kysely } from 'kysely';
import type { AssetRow } from '../../platform/database/schema/assets.ts';
import type { Database } from '../../platform/database/schema/database.ts';

/** What an answer needs of an asset; the genome stays behind. */
export const SHOWN = [
  'id',
  'project_id',
  'asset_type',
  'parent_asset_id',
  'refinement_id',
  'studio',
  'slot',
  'status',
  'title',
  'background',
  'reasons',
  'scores',
  'nearest_mark',
  'is_favourite',
] as const;

export type ShownAsset = Pick<AssetRow, (typeof SHOWN)[number]>;

/** Twelve sets of variations: enough to find everything that was kept, and no page of seven thousand pixels. */
const VERSIONS_MAX = 60;

interface Filter {
  readonly type?: AssetType | undefined;
  readonly parent?: string | undefined;
  readonly limit?: number | undefined;
}

export interface AssetsStore {
  /** In the order of slots: stable while they are drawn. */
  readonly list: (projectId: string, filter?: Filter) => Promise<ShownAsset[]>;
  /** Saved edits and drawn variations, newest first; the chosen one is among them however old it is. */
  readonly versions: (projectId: string, chosenId: string | null) => Promise<ShownAsset[]>;
  /** Undefined where this is not a completed asset of the project. */
  readonly setFavourite: (projectId: string, assetId: string, isFavourite: boolean) => Promise<ShownAsset | undefined>;
}

export const createAssetsStore = (db: Kysely<Database>): AssetsStore => ({
  list: (projectId, { type, parent, limit } = {}) => {
    let query = db.selectFrom('assets').select(SHOWN).where('project_id', '=', projectId);
    if (type) query = query.where('asset_type', '=', type);
    if (parent) query = query.where('parent_asset_id', '=', parent);
    if (limit) query = query.limit(limit);
    return query.orderBy('slot').orderBy('id').execute();
  },
  versions: (projectId, chosenId) =>
    db
      .selectFrom('assets')
      .select(SHOWN)
      .where('project_id', '=', projectId)
      .where('asset_type', 'in', ['edited', 'simple_refinement'])
      .where('status', '=', 'completed')
      .orderBy(sql`id = ${chosenId}::uuid DESC NULLS LAST`)
      .orderBy('completed_at', 'desc')
      .orderBy('slot')
      .limit(VERSIONS_MAX)
      .execute(),
  setFavourite: (projectId, assetId, isFavourite) =>
    db
      .updateTable('assets')
      .set({ is_favourite: isFavourite })
      .where('id', '=', assetId)
      .where('project_id', '=', projectId)
      .where('status', '=', 'completed')
      .returning(SHOWN)
      .executeTakeFirst(),
});
