import type { StudioId, TasteProfile } from '@fifteen/contracts';
import type { Kysely } from 'kysely';
import { settleHold } from '../../billing/index.ts';
import type { DrawnVariations } from '../../rendering/index.ts';
import type { AssetRow } from '../../platform/database/schema/assets.ts';
import type { Database } from '../../platform/database/schema/database.ts';
import { storableJson } from '../../platform/database/storable.ts';
import { emitProjectEvent } from '../events/project-events.store.ts';
import { columnsOf } from '../generation/generation.store.ts';
import { findConcepts } from './concepts.store.ts';
import { ANY_HOLD_REF, holdRefOf, refinementOfHold, settleVariation } from './refinement-hold.ts';

type Db = Kysely<Database>;

/** Twelve sets: each is drawn small to be compared with. */
const MOST_EARLIER = 60;

export interface RefinementToDraw {
  readonly id: string;
  readonly projectId: string;
  readonly profile: TasteProfile;
  readonly seed: string;
  readonly prompt: string | null;
  readonly studio: StudioId | null;
  /** Of the logo that is refined. */
  readonly genome: object;
  readonly planned: boolean;
  readonly byModel: boolean;
}

export type VariationSlot = Pick<AssetRow, 'id' | 'slot' | 'status' | 'genome'>;

export interface VariationsStore {
  readonly find: (refinementId: string) => Promise<RefinementToDraw | undefined>;
  readonly slots: (refinementId: string) => Promise<VariationSlot[]>;
  readonly concepts: (projectId: string) => Promise<{ title: string; genome: object }[]>;
  /** Variations of the project's other sets that were planned and have not failed, the newest first, at most 60. */
  readonly earlier: (projectId: string, refinementId: string) => Promise<object[]>;
  /** Counted before the try, so that one which takes the process down counts too. Gives its number. */
  readonly countPlanning: (refinementId: string) => Promise<number>;
  readonly uncountPlanning: (refinementId: string) => Promise<void>;
  readonly countDrawing: (assetId: string) => Promise<number>;
  readonly uncountDrawing: (assetId: string) => Promise<void>;
  /** SingleFlight; a second plan of the same refinement changes nothing. */
  readonly savePlan: (refinementId: string, drawn: DrawnVariations, now: Date) => Promise<void>;
  /** What is being drawn, as its customer reads it, before it is. */
  readonly saveUnderstood: (refinementId: string, understood: readonly string[]) => Promise<void>;
  /** Ends a pending variation, settles its credit and tells the readers, in one transaction; who comes second changes nothing. */
  readonly finish: (of: FinishedVariation, now: Date) => Promise<void>;
  /** Refinements whose credits have been set aside since before then. */
  readonly openSince: (before: Date) => Promise<string[]>;
  /** Gives back what is still set aside for it. */
  readonly releaseRest: (refinementId: string) => Promise<void>;
}

export interface FinishedVariation {
  readonly refinementId: string;
  readonly projectId: string;
  readonly slot: Pick<VariationSlot, 'id' | 'slot'>;
  readonly status: 'completed' | 'failed';
}

/** The brief with the name as an edit corrected it. */
const named = (profile: TasteProfile, name: string | null): TasteProfile =>
  name === null ? profile : { ...profile, basic_info: { ...profile.basic_info, company_name: name } };

const addPlanning = async (db: Db, refinementId: string, change: 1 | -1): Promise<number> => {
  const { plan_attempts } = await db
    .updateTable('refinements')
    .set((of) => ({ plan_attempts: of('plan_attempts', '+', change) }))
    .where('id', '=', refinementId)
    .returning('plan_attempts')
    .executeTakeFirstOrThrow();
  return plan_attempts;
};

const addDrawing = async (db: Db, assetId: string, change: 1 | -1): Promise<number> => {
  const { attempts } = await db
    .updateTable('assets')
    .set((of) => ({ attempts: of('attempts', '+', change) }))
    .where('id', '=', assetId)
    .returning('attempts')
    .executeTakeFirstOrThrow();
  return attempts;
};

export const createVariationsStore = (db: Db): VariationsStore => ({
  find: async (refinementId) => {
    const row = await db
      .selectFrom('refinements')
      .innerJoin('projects', 'projects.id', 'refinements.project_id')
      .innerJoin('assets', 'assets.id', 'refinements.parent_asset_id')
      .select(['refinements.id', 'refinements.project_id', 'refinements.seed', 'refinements.prompt', 'refinements.studio', 'refinements.by_model'])
      .select(['refinements.planned_at', 'projects.taste_profile', 'assets.genome', 'assets.company_name'])
      .where('refinements.id', '=', refinementId)
      .executeTakeFirst();
    if (!row) return undefined;
    const { id, project_id: projectId, prompt, studio, genome } = row;
    const profile = named(row.taste_profile, row.company_name);
    const planned = row.planned_at !== null;
    return { id, projectId, profile, seed: String(row.seed), prompt, studio, genome: genome ?? {}, planned, byModel: row.by_model };
  },

  slots: (refinementId) =>
    db
      .selectFrom('assets')
      .select(['id', 'slot', 'status', 'genome'])
      .where('refinement_id', '=', refinementId)
      .orderBy('slot')
      .execute(),

  concepts: (projectId) => findConcepts(db, projectId),

  earlier: async (projectId, refinementId) => {
    const rows = await db
      .selectFrom('assets')
      .select('genome')
      .where('project_id', '=', projectId)
      .where('asset_type', '=', 'simple_refinement')
      .where('refinement_id', '!=', refinementId)
      .where('status', '!=', 'failed')
      .where('genome', 'is not', null)
      .orderBy('completed_at', (order) => order.desc().nullsFirst())
      .orderBy('id')
      .limit(MOST_EARLIER)
      .execute();
    return rows.flatMap(({ genome }) => (genome ? [genome] : []));
  },

  countPlanning: (refinementId) => addPlanning(db, refinementId, 1),

  uncountPlanning: async (refinementId) => void (await addPlanning(db, refinementId, -1)),

  countDrawing: (assetId) => addDrawing(db, assetId, 1),

  uncountDrawing: async (assetId) => void (await addDrawing(db, assetId, -1)),

  savePlan: (refinementId, { concepts, notes }, now) =>
    db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('refinements')
        .set({ notes: storableJson(notes), planned_at: now })
        .where('id', '=', refinementId)
        .where('planned_at', 'is', null)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return;
      for (const concept of concepts) {
        await trx
          .updateTable('assets')
          .set({ ...columnsOf(concept), studio: concept.studio })
          .where('refinement_id', '=', refinementId)
          .where('slot', '=', concept.slot)
          .execute();
      }
    }),

  saveUnderstood: async (refinementId, understood) => {
    await db
      .updateTable('refinements')
      .set({ understood: storableJson(understood) })
      .where('id', '=', refinementId)
      .execute();
  },

  finish: ({ refinementId, projectId, slot: { id, slot }, status }, now) =>
    db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('assets')
        .set({ status, completed_at: now })
        .where('id', '=', id)
        .where('status', '=', 'pending')
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return;
      await settleVariation(trx, refinementId, slot, status === 'completed' ? 'captured' : 'released');
      await emitProjectEvent(trx, projectId, { type: 'asset_update', data: { status, asset_id: id } });
    }),

  openSince: async (before) => {
    const holds = await db
      .selectFrom('credit_holds')
      .select('id')
      .where('state', '=', 'open')
      .where('id', 'like', ANY_HOLD_REF)
      .where('created_at', '<', before)
      .execute();
    return holds.map(({ id }) => refinementOfHold(id));
  },

  releaseRest: async (refinementId) => void (await settleHold(db, holdRefOf(refinementId), 'released')),
});
