import { CONCEPTS_PER_STUDIO, RESIDENT_STUDIOS, type Project } from '@fifteen/contracts';
import { sql, type Insertable, type Kysely } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../platform/database/schema/database.ts';
import type { ProjectRow, ProjectsTable } from '../../platform/database/schema/projects.ts';
import { emitProjectEvent } from '../events/project-events.store.ts';
import type { EnqueueGeneration } from '../generation/generation-queue.ts';
import type { Cursor } from './cursor.ts';
import type { ProjectHead } from '../ownership/owned-project.ts';

type Db = Kysely<Database>;
export type NewProject = Insertable<ProjectsTable>;

export type ShownProject = Pick<
  ProjectRow,
  'id' | 'name' | 'taste_profile' | 'is_paid' | 'selected_asset_id' | 'notes' | 'request_hash' | 'created_at' | 'own_logo_rights_at'
> & { readonly completed_assets: number; readonly has_kit_part: boolean; readonly kit: Project['kit']; readonly best: { id: string } | null };

export type NamedProject = Pick<ProjectRow, 'id' | 'name' | 'created_at'>;
export type OriginalProject = Pick<ProjectRow, 'name' | 'taste_profile' | 'uploaded_image_url' | 'own_logo_rights_at'>;

export type ProjectPayment = 'paid' | 'unpaid' | 'gone';

export interface ProjectsStore {
  /** Project, pending assets and job, all or nothing; undefined where its idempotency key is taken. */
  readonly create: (project: NewProject) => Promise<string | undefined>;
  readonly find: (userId: string, id: string) => Promise<ShownProject | undefined>;
  readonly findByKey: (userId: string, idempotencyKey: string) => Promise<ShownProject | undefined>;
  /** Whether it is paid now; gone where there is none, or it was deleted. */
  readonly paymentOf: (id: string) => Promise<ProjectPayment>;
  readonly findHead: (userId: string, id: string) => Promise<ProjectHead | undefined>;
  readonly list: (userId: string, limit: number, after?: Cursor) => Promise<ShownProject[]>;
  readonly count: (userId: string) => Promise<number>;
  /** Of all, newest first: enough to search in. */
  readonly names: (userId: string) => Promise<NamedProject[]>;
  /** Those that are the customer's, newest first. */
  readonly some: (userId: string, ids: readonly string[]) => Promise<ShownProject[]>;
  /** What a copy is made of. */
  readonly findOriginal: (userId: string, id: string) => Promise<OriginalProject | undefined>;
  /** Puts failed concepts back into the queue, and tells the readers; nothing where none has failed. */
  readonly retry: (id: string, now: Date) => Promise<void>;
  readonly rename: (id: string, name: string) => Promise<void>;
  /** False where this is not a completed asset of the project. */
  readonly select: (id: string, assetId: string | null) => Promise<boolean>;
}

/** 0 to 14, five a studio, as the engine numbers them. */
const SLOTS = RESIDENT_STUDIOS.flatMap((studio, turn) =>
  Array.from({ length: CONCEPTS_PER_STUDIO }, (_, i) => ({ studio, slot: turn * CONCEPTS_PER_STUDIO + i })),
);

const owned = (db: Db, userId: string) =>
  db.selectFrom('projects').where('user_id', '=', userId).where('deleted_at', 'is', null);

const shown = (db: Db, userId: string) =>
  owned(db, userId)
    .select(['id', 'name', 'taste_profile', 'is_paid', 'selected_asset_id', 'notes', 'request_hash', 'created_at', 'own_logo_rights_at'])
    .select((of) => [
      of
        .selectFrom('assets')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('assets.project_id', '=', 'projects.id')
        .where('assets.asset_type', '=', 'logo_concept')
        .where('assets.status', '=', 'completed')
        .$asScalar()
        .$notNull()
        .as('completed_assets'),
      of
        .exists(
          of
            .selectFrom('kit_orders')
            .innerJoin('kit_parts', 'kit_parts.order_id', 'kit_orders.id')
            .select('kit_parts.part')
            .whereRef('kit_orders.project_id', '=', 'projects.id')
            .where('kit_parts.files_round', 'is not', null),
        )
        .$castTo<boolean>()
        .as('has_kit_part'),
      jsonObjectFrom(
        of
          .selectFrom('kit_orders')
          .select('kit_orders.asset_id')
          .select((order) =>
            order
              .exists(
                order
                  .selectFrom('kit_parts')
                  .select('kit_parts.part')
                  .whereRef('kit_parts.order_id', '=', 'kit_orders.id')
                  .where('kit_parts.status', 'in', ['waiting', 'processing']),
              )
              .$castTo<boolean>()
              .as('is_making'),
          )
          .select((order) =>
            order
              .exists(
                order
                  .selectFrom('kit_parts')
                  .select('kit_parts.part')
                  .whereRef('kit_parts.order_id', '=', 'kit_orders.id')
                  .where('kit_parts.files_round', 'is not', null),
              )
              .$castTo<boolean>()
              .as('has_parts'),
          )
          .whereRef('kit_orders.project_id', '=', 'projects.id')
          .orderBy('kit_orders.touched_at', 'desc')
          .orderBy('kit_orders.id')
          .limit(1),
      ).as('kit'),
      jsonObjectFrom(
        of
          .selectFrom('assets')
          .select('assets.id')
          .whereRef('assets.project_id', '=', 'projects.id')
          .where('assets.asset_type', '=', 'logo_concept')
          .where('assets.status', '=', 'completed')
          .orderBy(sql`assets.scores->'quality' DESC NULLS LAST`)
          .orderBy('assets.id')
          .limit(1),
      ).as('best'),
    ]);

/** Inserts a project; undefined where its customer has used its idempotency key already. */
export const insertProject = (trx: Db, project: NewProject): Promise<{ id: string } | undefined> =>
  trx
    .insertInto('projects')
    .values(project)
    .onConflict((conflict) => conflict.columns(['user_id', 'idempotency_key']).doNothing())
    .returning('id')
    .executeTakeFirst();

export const createProjectsStore = (db: Db, enqueue: EnqueueGeneration): ProjectsStore => ({
  create: (project) =>
    db.transaction().execute(async (trx) => {
      const row = await insertProject(trx, project);
      if (!row) return undefined;
      await trx
        .insertInto('assets')
        .values(SLOTS.map((slot) => ({ ...slot, project_id: row.id })))
        .execute();
      await enqueue(trx, row.id);
      return row.id;
    }),

  find: (userId, id) => shown(db, userId).where('id', '=', id).executeTakeFirst(),

  findByKey: (userId, key) =>
    shown(db, userId).where('idempotency_key', '=', key).executeTakeFirst(),

  paymentOf: async (id) => {
    const project = await db
      .selectFrom('projects')
      .select('is_paid')
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!project) return 'gone';
    return project.is_paid ? 'paid' : 'unpaid';
  },

  findHead: (userId, id) =>
    owned(db, userId).select(['id', 'is_paid', 'diversity', 'selected_asset_id']).where('id', '=', id).executeTakeFirst(),

  list: (userId, limit, after) => {
    let query = shown(db, userId);
    if (after) query = query.where(sql<boolean>`(created_at, id) < (${after.createdAt}, ${after.id}::uuid)`);
    return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
  },

  count: async (userId) => {
    const { count } = await owned(db, userId)
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow();
    return count;
  },

  names: (userId) =>
    owned(db, userId)
      .select(['id', 'name', 'created_at'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),

  some: (userId, ids) =>
    ids.length === 0
      ? Promise.resolve([])
      : shown(db, userId).where('id', 'in', ids).orderBy('created_at', 'desc').orderBy('id', 'desc').execute(),

  findOriginal: (userId, id) =>
    owned(db, userId)
      .select(['name', 'taste_profile', 'uploaded_image_url', 'own_logo_rights_at'])
      .where('id', '=', id)
      .executeTakeFirst(),

  retry: (id, now) =>
    db.transaction().execute(async (trx) => {
      // Held to the end: of two who press at once the second finds nothing failed.
      await trx.selectFrom('projects').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
      const failed = await trx
        .updateTable('assets')
        .set({ status: 'pending', attempts: 0, completed_at: null })
        .where('project_id', '=', id)
        .where('asset_type', '=', 'logo_concept')
        .where('status', '=', 'failed')
        .returning('id')
        .execute();
      if (failed.length === 0) return;
      const drawn = await trx.selectFrom('assets').select('id').where('project_id', '=', id).where('asset_type', '=', 'logo_concept').where('genome', 'is not', null).limit(1).executeTakeFirst();
      await trx
        .updateTable('projects')
        .set({ queued_at: now, plan_attempts: 0, ...(!drawn && { planned_at: null }) })
        .where('id', '=', id)
        .execute();
      for (const asset of failed) await emitProjectEvent(trx, id, { type: 'asset_update', data: { status: 'pending', asset_id: asset.id } });
      await enqueue(trx, id);
    }),

  rename: async (id, name) => {
    await db.updateTable('projects').set({ name }).where('id', '=', id).execute();
  },

  select: async (id, assetId) => {
    let query = db.updateTable('projects').set({ selected_asset_id: assetId }).where('id', '=', id);
    if (assetId) {
      query = query.where((of) =>
        of.exists(
          of
            .selectFrom('assets')
            .select('assets.id')
            .where('assets.id', '=', assetId)
            .where('assets.project_id', '=', id)
            .where('assets.status', '=', 'completed'),
        ),
      );
    }
    const { numUpdatedRows } = await query.executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  },
});
