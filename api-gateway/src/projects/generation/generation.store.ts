import type { TasteProfile } from '@fifteen/contracts';
import { MODEL_SLOTS } from '@fifteen/studios/slots';
import { sql, type Kysely } from 'kysely';
import { storableJson } from '../../platform/database/storable.ts';
import type { AssetRow } from '../../platform/database/schema/assets.ts';
import type { Database } from '../../platform/database/schema/database.ts';
import { emitProjectEvent } from '../events/project-events.store.ts';
import type { EnqueueGeneration } from './generation-queue.ts';
import type { ConceptPlan, DrawnConcept } from '../../rendering/index.ts';

type Db = Kysely<Database>;

export interface ProjectToDraw {
  readonly id: string;
  readonly profile: TasteProfile;
  readonly seed: string;
  readonly planned: boolean;
  readonly modelTurn: ModelTurn;
}

/** Of the slots that are for a language model: see `projects.model_turn`. */
export type ModelTurn = 'queued' | 'asked' | 'done' | null;

/** A drawing that ends its slot. */
export interface FinishedDrawing {
  readonly projectId: string;
  readonly assetId: string;
  /** Where the slot gets another concept than its plan had. */
  readonly concept?: DrawnConcept | undefined;
  /** Writes its files, while nobody else can end the slot. */
  readonly write: () => Promise<void>;
}

export type Slot = Pick<AssetRow, 'id' | 'slot' | 'status'>;

/** A project with concepts that are not drawn, and when its job was put into the queue. */
export interface WaitingProject {
  readonly projectId: string;
  readonly queuedAt: Date;
}

/** Whose job a pending slot waits for. */
export type Turn = 'engine' | 'model';

export interface GenerationStore {
  /** Undefined where it is deleted: there is nobody to draw for. */
  readonly find: (projectId: string) => Promise<ProjectToDraw | undefined>;
  readonly slots: (projectId: string) => Promise<Slot[]>;
  /** Fingerprints of logos that other customers chose, the newest first; once given, a project's stay the same. */
  readonly fixAvoided: (projectId: string) => Promise<readonly string[]>;
  /** Counted before the try, so that one which takes the process down counts too. Gives its number. */
  readonly countPlanning: (projectId: string) => Promise<number>;
  readonly uncountPlanning: (projectId: string) => Promise<void>;
  /** Undefined where its project was deleted meanwhile. */
  readonly countDrawing: (assetId: string) => Promise<number | undefined>;
  readonly uncountDrawing: (assetId: string) => Promise<void>;
  /**
   * Stores the concepts, the set's figure and its notes once; a second plan of the same project changes nothing. With a job
   * for the model it is the model's turn, once a project.
   */
  readonly savePlan: (projectId: string, plan: ConceptPlan, now: Date, enqueueForModel?: EnqueueGeneration) => Promise<void>;
  /** True for the first caller: the model is asked once a project. */
  readonly takeModelTurn: (projectId: string) => Promise<boolean>;
  readonly endModelTurn: (projectId: string) => Promise<void>;
  /** Symbols of the planned concepts that are not for the model. */
  readonly plannedSymbols: (projectId: string) => Promise<string[]>;
  /** Adds a note for the customer, once. */
  readonly addNote: (projectId: string, note: string) => Promise<void>;
  /** Completes a pending slot with its files, row and event. The second caller writes and changes nothing, and gets false. */
  readonly complete: (drawing: FinishedDrawing, now: Date) => Promise<boolean>;
  /** When drawing was asked for, as long as one concept of the project is completed; undefined once there are more. */
  readonly firstSince: (projectId: string) => Promise<Date | undefined>;
  /** Ends a pending slot and tells the readers, in one transaction; the second caller changes nothing. */
  readonly finish: (projectId: string, assetId: string, status: 'completed' | 'failed', now: Date) => Promise<void>;
  /** Projects with pending slots whose turn it is: the engine's or the model's. */
  readonly waitingSince: (before: Date, turn: Turn) => Promise<WaitingProject[]>;
  /** Ends the turn's pending slots as failed, unless the project was queued again since. */
  readonly giveUp: (waiting: WaitingProject, now: Date, turn: Turn) => Promise<void>;
}

/** Most logos that a plan keeps away from: 32 kB a project, and a thousandth of a second a concept. */
const MOST_AVOIDED = 500;

/** What is stored of a drawn concept besides its drawing. */
export const columnsOf = ({ genome, title, background, reasons, scores, fingerprints, nearestMark }: DrawnConcept) => ({
  fingerprint: fingerprints.symbol,
  nearest_mark: nearestMark && JSON.stringify(nearestMark),
  genome: JSON.stringify(genome),
  title,
  background,
  reasons: JSON.stringify(reasons),
  scores: JSON.stringify(scores),
});

/** For a statement about a project called `own`. */
const chosenByOthers = (db: Db) =>
  db
    .selectFrom('projects')
    .innerJoin('assets', 'assets.id', 'projects.selected_asset_id')
    .select('assets.fingerprint')
    .where('projects.user_id', '!=', sql.ref<string>('own.user_id'))
    .where('assets.fingerprint', 'is not', null)
    .orderBy('projects.created_at', 'desc')
    .orderBy('projects.id', 'desc')
    .limit(MOST_AVOIDED);

const addPlanning = async (db: Db, projectId: string, change: 1 | -1): Promise<number> => {
  const { plan_attempts } = await db
    .updateTable('projects')
    .set((of) => ({ plan_attempts: of('plan_attempts', '+', change) }))
    .where('id', '=', projectId)
    .returning('plan_attempts')
    .executeTakeFirstOrThrow();
  return plan_attempts;
};

const addDrawing = async (db: Db, assetId: string, change: 1 | -1): Promise<number | undefined> => {
  const row = await db
    .updateTable('assets')
    .from('projects')
    .set((of) => ({ attempts: of('attempts', '+', change) }))
    .where('assets.id', '=', assetId)
    .whereRef('projects.id', '=', 'assets.project_id')
    .where('projects.deleted_at', 'is', null)
    .returning('attempts')
    .executeTakeFirst();
  return row?.attempts;
};

/** Slots that are not drawn and wait for the turn's job; variations have a job of their own. */
const pendingConcepts = (db: Db, turn: Turn) =>
  db
    .selectFrom('assets')
    .innerJoin('projects', 'projects.id', 'assets.project_id')
    .where('assets.status', '=', 'pending')
    .where('assets.asset_type', '=', 'logo_concept')
    .where((of) => {
      const isModels = of.and([of('slot', 'in', [...MODEL_SLOTS]), of(of.fn.coalesce('model_turn', sql<string>`'done'`), '!=', 'done')]);
      return turn === 'model' ? isModels : of.not(isModels);
    });

const finishSlot = async (trx: Db, projectId: string, assetId: string, status: 'completed' | 'failed', now: Date, concept?: DrawnConcept): Promise<void> => {
  const { numUpdatedRows } = await trx
    .updateTable('assets')
    .set({ ...(concept && columnsOf(concept)), status, completed_at: now })
    .where('id', '=', assetId)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  await emitProjectEvent(trx, projectId, { type: 'asset_update', data: { status, asset_id: assetId } });
};

export const createGenerationStore = (db: Db): GenerationStore => ({
  find: async (projectId) => {
    const row = await db
      .selectFrom('projects')
      .select(['id', 'taste_profile', 'seed', 'planned_at', 'model_turn'])
      .where('id', '=', projectId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return row && { id: row.id, profile: row.taste_profile, seed: String(row.seed), planned: row.planned_at !== null, modelTurn: row.model_turn };
  },

  slots: (projectId) =>
    db
      .selectFrom('assets')
      .select(['id', 'slot', 'status'])
      .where('project_id', '=', projectId)
      .where('asset_type', '=', 'logo_concept')
      .orderBy('slot')
      .execute(),

  fixAvoided: async (projectId) => {
    const { avoided } = await db
      .updateTable('projects as own')
      .set({ avoided: (of) => of.fn.coalesce('own.avoided', sql<string[]>`ARRAY(${chosenByOthers(db)})`) })
      .where('own.id', '=', projectId)
      .returning('own.avoided')
      .executeTakeFirstOrThrow();
    return avoided ?? [];
  },

  countPlanning: (projectId) => addPlanning(db, projectId, 1),

  uncountPlanning: async (projectId) => void (await addPlanning(db, projectId, -1)),

  countDrawing: (assetId) => addDrawing(db, assetId, 1),

  uncountDrawing: async (assetId) => void (await addDrawing(db, assetId, -1)),

  savePlan: (projectId, { concepts, diversity, notes }, now, enqueueForModel) =>
    db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('projects')
        .set({ diversity, notes: storableJson(notes), planned_at: now })
        .where('id', '=', projectId)
        .where('planned_at', 'is', null)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return;
      for (const concept of concepts) {
        await trx
          .updateTable('assets')
          .set(columnsOf(concept))
          .where('project_id', '=', projectId)
          .where('asset_type', '=', 'logo_concept')
          .where('slot', '=', concept.slot)
          .execute();
      }
      if (!enqueueForModel) return;
      const turn = await trx.updateTable('projects').set({ model_turn: 'queued' }).where('id', '=', projectId).where('model_turn', 'is', null).executeTakeFirstOrThrow();
      if (turn.numUpdatedRows > 0n) await enqueueForModel(trx, projectId);
    }),

  takeModelTurn: async (projectId) => {
    const { numUpdatedRows } = await db.updateTable('projects').set({ model_turn: 'asked' }).where('id', '=', projectId).where('model_turn', '=', 'queued').executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  },

  endModelTurn: async (projectId) => {
    await db.updateTable('projects').set({ model_turn: 'done' }).where('id', '=', projectId).execute();
  },

  plannedSymbols: async (projectId) => {
    const rows = await db
      .selectFrom('assets')
      .select('fingerprint')
      .where('project_id', '=', projectId)
      .where('asset_type', '=', 'logo_concept')
      .where('slot', 'not in', [...MODEL_SLOTS])
      .where('fingerprint', 'is not', null)
      .execute();
    return rows.flatMap(({ fingerprint }) => fingerprint ?? []);
  },

  addNote: async (projectId, note) => {
    await db
      .updateTable('projects')
      .set({ notes: sql`coalesce(notes, '[]'::jsonb) || ${JSON.stringify([note])}::jsonb` })
      .where('id', '=', projectId)
      .where(sql<boolean>`NOT coalesce(notes, '[]'::jsonb) @> ${JSON.stringify([note])}::jsonb`)
      .execute();
  },

  complete: ({ projectId, assetId, concept, write }, now) =>
    db.transaction().execute(async (trx) => {
      const pending = await trx.selectFrom('assets').select('id').where('id', '=', assetId).where('status', '=', 'pending').forUpdate().executeTakeFirst();
      if (!pending) return false;
      await write();
      await finishSlot(trx, projectId, assetId, 'completed', now, concept);
      return true;
    }),

  firstSince: async (projectId) => {
    const row = await db
      .selectFrom('projects')
      .select(['queued_at', sql<number>`(SELECT count(*)::int FROM assets WHERE project_id = projects.id AND asset_type = 'logo_concept' AND status = 'completed')`.as('completed')])
      .where('id', '=', projectId)
      .executeTakeFirst();
    return row?.completed === 1 ? row.queued_at : undefined;
  },

  finish: (projectId, assetId, status, now) => db.transaction().execute((trx) => finishSlot(trx, projectId, assetId, status, now)),

  waitingSince: async (before, turn) => {
    const rows = await pendingConcepts(db, turn).select(['project_id', 'queued_at']).distinct().where('deleted_at', 'is', null).where('queued_at', '<', before).execute();
    return rows.map(({ project_id, queued_at }) => ({ projectId: project_id, queuedAt: queued_at }));
  },

  giveUp: ({ projectId, queuedAt }, now, turn) =>
    db.transaction().execute(async (trx) => {
      const project = await trx.selectFrom('projects').select('queued_at').where('id', '=', projectId).forUpdate().executeTakeFirst();
      if (project?.queued_at.getTime() !== queuedAt.getTime()) return;
      const pending = await pendingConcepts(trx, turn).select('assets.id').where('project_id', '=', projectId).orderBy('slot').execute();
      for (const { id } of pending) await finishSlot(trx, projectId, id, 'failed', now);
      if (turn === 'model') await trx.updateTable('projects').set({ model_turn: 'done' }).where('id', '=', projectId).execute();
    }),
});
