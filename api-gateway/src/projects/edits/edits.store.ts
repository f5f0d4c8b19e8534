import type { EditOperation } from '@fifteen/contracts';
import { sql, type Kysely } from 'kysely';
import { storableJson } from '../../platform/database/storable.ts';
import type { AssetRow } from '../../platform/database/schema/assets.ts';
import type { Database } from '../../platform/database/schema/database.ts';
import { SHOWN, type ShownAsset } from '../assets/assets.store.ts';
import type { EditedVersion } from './threads/edit-tasks.ts';

type Db = Kysely<Database>;

export interface NewVersion {
  readonly id: string;
  readonly parent: Pick<AssetRow, 'id' | 'project_id' | 'studio'>;
  readonly version: EditedVersion;
  /** Where it is not that of the brief. */
  readonly companyName: string | null;
  readonly operations: readonly EditOperation[];
  /** The project's new name, where it takes one. */
  readonly projectName: string | undefined;
  readonly now: Date;
}

export interface StoredVersion {
  readonly asset: ShownAsset;
  readonly edits: EditOperation[] | null;
}

export interface EditsStore {
  readonly find: (id: string) => Promise<StoredVersion | undefined>;
  /** Version and name together; undefined where the project is no longer paid. The second caller finds the first. */
  readonly save: (version: NewVersion) => Promise<StoredVersion | undefined>;
}

const readVersion = async (db: Db, id: string): Promise<StoredVersion | undefined> => {
  const row = await db.selectFrom('assets').select([...SHOWN, 'edits']).where('id', '=', id).executeTakeFirst();
  return row && { asset: row, edits: row.edits };
};

/** Later than every other version by hand, whichever logo it was made of. */
const nextSlot = (projectId: string) =>
  sql<number>`(SELECT coalesce(max(slot) + 1, 0) FROM assets WHERE project_id = ${projectId} AND asset_type = 'edited')`;

const insertVersion = (db: Db, { id, parent, version, companyName, operations, now }: NewVersion) =>
  db
    .insertInto('assets')
    .values({
      id,
      project_id: parent.project_id,
      asset_type: 'edited',
      parent_asset_id: parent.id,
      studio: parent.studio,
      slot: nextSlot(parent.project_id),
      status: 'completed',
      genome: JSON.stringify(version.genome),
      title: version.title,
      background: version.background,
      reasons: storableJson(version.reasons),
      scores: JSON.stringify(version.scores),
      fingerprint: version.fingerprint,
      nearest_mark: version.nearestMark && JSON.stringify(version.nearestMark),
      company_name: companyName,
      edits: storableJson(operations),
      completed_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();

export const createEditsStore = (db: Db): EditsStore => ({
  find: (id) => readVersion(db, id),

  save: (made) =>
    db.transaction().execute(async (trx) => {
      const project = await trx
        .selectFrom('projects')
        .select('is_paid')
        .where('id', '=', made.parent.project_id)
        .forUpdate()
        .executeTakeFirst();
      if (!project?.is_paid) return undefined;
      await insertVersion(trx, made);
      if (made.projectName !== undefined) {
        await trx.updateTable('projects').set({ name: made.projectName }).where('id', '=', made.parent.project_id).execute();
      }
      return readVersion(trx, made.id);
    }),
});
