import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema/database.ts';

export interface MailedLogo {
  readonly assetId: string;
  readonly isPaid: boolean;
}

export interface MailedLogosStore {
  /** The named logo of a project, or the one that is chosen, or the first; undefined where none is drawn. */
  readonly find: (projectId: string, assetId: string | null) => Promise<MailedLogo | undefined>;
}

export const createMailedLogosStore = (db: Kysely<Database>): MailedLogosStore => ({
  find: async (projectId, assetId) => {
    const project = await db.selectFrom('projects').select(['selected_asset_id', 'is_paid']).where('id', '=', projectId).where('deleted_at', 'is', null).executeTakeFirst();
    if (!project) return undefined;
    const wanted = assetId ?? project.selected_asset_id;
    let assets = db.selectFrom('assets').select('id').where('project_id', '=', projectId).where('status', '=', 'completed');
    if (wanted !== null) assets = assets.where('id', '=', wanted);
    const asset = await assets.orderBy('slot').limit(1).executeTakeFirst();
    return asset && { assetId: asset.id, isPaid: project.is_paid };
  },
});
