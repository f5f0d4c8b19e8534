import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema/database.ts';
import type { PressPageRow } from '../../platform/database/schema/press-pages.ts';

export interface PressPagesStore {
  readonly live: (projectId: string) => Promise<PressPageRow | undefined>;
  /** The live page with this text; it is made with the token where there is none. */
  readonly save: (projectId: string, boilerplate: string, token: string, now: Date) => Promise<void>;
  readonly revoke: (projectId: string, now: Date) => Promise<void>;
  /** Of a project that is there. */
  readonly find: (token: string) => Promise<PressPageRow | undefined>;
}

export const createPressPagesStore = (db: Kysely<Database>): PressPagesStore => ({
  live: (projectId) => db.selectFrom('press_pages').selectAll().where('project_id', '=', projectId).where('revoked_at', 'is', null).executeTakeFirst(),

  save: async (projectId, boilerplate, token, now) => {
    await db
      .insertInto('press_pages')
      .values({ project_id: projectId, token, boilerplate, created_at: now, revoked_at: null })
      .onConflict((conflict) => conflict.column('project_id').where('revoked_at', 'is', null).doUpdateSet({ boilerplate }))
      .execute();
  },

  revoke: async (projectId, now) => {
    await db.updateTable('press_pages').set({ revoked_at: now }).where('project_id', '=', projectId).where('revoked_at', 'is', null).execute();
  },

  find: (token) =>
    db
      .selectFrom('press_pages')
      .innerJoin('projects', 'projects.id', 'press_pages.project_id')
      .selectAll('press_pages')
      .where('token', '=', token)
      .where('projects.deleted_at', 'is', null)
      .executeTakeFirst(),
});
