import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema/database.ts';
import type { ProjectsTable } from '../../platform/database/schema/projects.ts';
import { columnsOf } from '../generation/generation.store.ts';
import { insertProject } from '../projects/projects.store.ts';
import type { MadeOwnLogo } from './threads/own-logo-tasks.ts';

export interface NewOwnLogo {
  readonly project: Insertable<ProjectsTable> & { readonly id: string };
  readonly assetId: string;
  readonly concept: MadeOwnLogo['concept'];
  readonly now: Date;
}

export interface OwnLogosStore {
  /** Project and its one logo, chosen, all or nothing; false where the idempotency key is taken. */
  readonly create: (logo: NewOwnLogo) => Promise<boolean>;
}

/** Every asset is some studio's; of an uploaded logo none is shown. */
const STUDIO = 'apex';

export const createOwnLogosStore = (db: Kysely<Database>): OwnLogosStore => ({
  create: ({ project, assetId, concept, now }) =>
    db.transaction().execute(async (trx) => {
      const row = await insertProject(trx, project);
      if (!row) return false;
      await trx
        .insertInto('assets')
        .values({ id: assetId, project_id: row.id, studio: STUDIO, slot: 0, status: 'completed', completed_at: now, ...columnsOf({ ...concept, slot: 0 }) })
        .execute();
      await trx.updateTable('projects').set({ selected_asset_id: assetId }).where('id', '=', row.id).execute();
      return true;
    }),
});
