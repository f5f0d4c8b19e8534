import {
  REFINEMENT_CREDITS,
  VARIATIONS_PER_REFINEMENT,
  type AssetStatus,
  type StudioId,
} from '@fifteen/contracts';
import type { Insertable, Kysely } from 'kysely';
import type { StoredLogo } from '../../rendering/index.ts';
import { drawnProfile } from '../assets/drawn-profile.ts';
import { creditBalance, holdCredits } from '../../billing/index.ts';
import type { Database } from '../../platform/database/schema/database.ts';
import type { RefinementRow, RefinementsTable } from '../../platform/database/schema/refinements.ts';
import { findConcepts } from './concepts.store.ts';
import { holdRefOf } from './refinement-hold.ts';
import type { EnqueueRefinement } from './refinement-queue.ts';

type Db = Kysely<Database>;
export type NewRefinement = Insertable<RefinementsTable>;

/** A logo that somebody wants to refine, with its project. */
export interface Parent {
  readonly id: string;
  readonly project_id: string;
  readonly studio: StudioId;
  readonly status: AssetStatus;
  readonly is_paid: boolean;
  /** The name as an edit corrected it: what is made of the logo has it too. */
  readonly company_name: string | null;
  /** What was drawn, and for which name; null where it was drawn without the engine. */
  readonly logo: (StoredLogo & { readonly genome: object; readonly name: string }) | null;
}

interface Filter {
  readonly parent?: string | undefined;
  readonly limit: number;
}

export interface RefinementsStore {
  /** A logo of the customer's, of whatever kind. */
  readonly findParent: (userId: string, assetId: string) => Promise<Parent | undefined>;
  /** The project's concepts that are drawn, in their order. */
  readonly concepts: (projectId: string) => Promise<{ title: string; genome: object }[]>;
  /** Refinement, credits set aside, pending variations and job, all or nothing. */
  readonly create: (refinement: NewRefinement, parent: Pick<Parent, 'studio' | 'company_name'>) => Promise<RefinementRow | 'repeated' | 'insufficient'>;
  readonly findByKey: (userId: string, idempotencyKey: string) => Promise<RefinementRow | undefined>;
  readonly balance: (userId: string) => Promise<number>;
  /** Newest first. */
  readonly list: (projectId: string, filter: Filter) => Promise<RefinementRow[]>;
}

/** Ends the transaction. */
class InsufficientCredits extends Error {}

const SLOTS = Array.from({ length: VARIATIONS_PER_REFINEMENT }, (_, slot) => slot);

export const createRefinementsStore = (db: Db, enqueue: EnqueueRefinement): RefinementsStore => {
  const createWhole = (refinement: NewRefinement, { studio, company_name }: Pick<Parent, 'studio' | 'company_name'>) =>
    db.transaction().execute(async (trx) => {
      const row = await trx
        .insertInto('refinements')
        .values(refinement)
        .onConflict((conflict) => conflict.columns(['user_id', 'idempotency_key']).doNothing())
        .returningAll()
        .executeTakeFirst();
      if (!row) return 'repeated';
      const held = await holdCredits(trx, row.user_id, holdRefOf(row.id), REFINEMENT_CREDITS);
      if (held !== 'held') throw new InsufficientCredits();
      const { id: refinement_id, project_id, parent_asset_id } = row;
      const variation = { refinement_id, project_id, parent_asset_id, studio, company_name, asset_type: 'simple_refinement' as const };
      await trx
        .insertInto('assets')
        .values(SLOTS.map((slot) => ({ ...variation, slot })))
        .execute();
      await enqueue(trx, row.id);
      return row;
    });

  return {
    findParent: async (userId, assetId) => {
      const row = await db
        .selectFrom('assets')
        .innerJoin('projects', 'projects.id', 'assets.project_id')
        .select(['assets.id', 'assets.project_id', 'assets.studio', 'assets.status', 'assets.company_name', 'assets.genome', 'projects.is_paid', 'projects.taste_profile'])
        .where('assets.id', '=', assetId)
        .where('projects.user_id', '=', userId)
        .where('projects.deleted_at', 'is', null)
        .executeTakeFirst();
      if (!row) return undefined;
      const { genome, taste_profile, ...parent } = row;
      return { ...parent, logo: genome && { genome, profile: drawnProfile(taste_profile, parent), name: parent.company_name ?? taste_profile.basic_info.company_name } };
    },

    concepts: (projectId) => findConcepts(db, projectId),

    create: (refinement, parent) =>
      createWhole(refinement, parent).catch((error: unknown) => {
        if (error instanceof InsufficientCredits) return 'insufficient';
        throw error;
      }),

    findByKey: (userId, key) =>
      db
        .selectFrom('refinements')
        .selectAll()
        .where('user_id', '=', userId)
        .where('idempotency_key', '=', key)
        .executeTakeFirst(),

    balance: (userId) => creditBalance(db, userId),

    list: (projectId, { parent, limit }) => {
      let query = db.selectFrom('refinements').selectAll().where('project_id', '=', projectId);
      if (parent) query = query.where('parent_asset_id', '=', parent);
      return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
    },
  };
};
