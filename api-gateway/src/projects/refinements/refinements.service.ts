import { REFINEMENT_CREDITS, type AnswerOf, type LogoHistory, type readRefinementPrompt, type Refinement, type StudioId, type refineAsset } from '@fifteen/contracts';
import type { AssetsStore, ShownAsset } from '../assets/assets.store.ts';
import { storableJson, storableText } from '../../platform/database/storable.ts';
import type { RefinementRow } from '../../platform/database/schema/refinements.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { presentAsset } from '../assets/present-asset.ts';
import type { SignedLinks } from '../../platform/files/signed-links.ts';
import { hashRequest } from '../projects/idempotency.ts';
import type { OwnedProject, ProjectHead } from '../ownership/owned-project.ts';
import { presentRefinement } from './present-refinement.ts';
import { readWish, type ReadWish } from './read-wish.ts';
import type { PlanTask, Refused } from './threads/plan-wish.ts';
import type { NewRefinement, Parent, RefinementsStore } from './refinements.store.ts';

/** Sets that a page shows at most. */
const LISTED = 50;

interface Dependencies {
  readonly refinements: RefinementsStore;
  readonly assets: AssetsStore;
  readonly ownedProject: OwnedProject;
  /** Which wishes cannot be met with this logo. */
  readonly plan: (userId: string, task: PlanTask) => Promise<readonly Refused[]>;
  readonly links: SignedLinks;
  /** A language model is on: it draws what the engine cannot read. */
  readonly hasModel: boolean;
  readonly now: () => Date;
  readonly newSeed: () => number;
}

interface Wish {
  readonly prompt: string | null;
  readonly studio?: StudioId | null | undefined;
}

interface PlannedWish extends ReadWish {
  readonly cannot: Refused[];
}

type Started = AnswerOf<typeof refineAsset>;

export interface RefinementsService {
  /**
   * Sets credits aside and starts five variations. Repeating it with the same key gives the same refinement. Words of which
   * nothing can be done are refused with wish_not_possible, and nothing is charged.
   */
  readonly create: (userId: string, assetId: string, wish: Wish, idempotencyKey?: string) => Promise<Started>;
  /** What would be understood; changes nothing. */
  readonly read: (userId: string, assetId: string, prompt: string) => Promise<AnswerOf<typeof readRefinementPrompt>>;
  readonly list: (userId: string, projectId: string, filter: { parent?: string | undefined; limit?: number | undefined }) => Promise<Refinement[]>;
  /** All logos of a project, and how they came about. */
  readonly history: (userId: string, projectId: string) => Promise<LogoHistory>;
}

export const createRefinementsService = (of: Dependencies): RefinementsService => {
  const { refinements, now, newSeed } = of;

  const findParent = async (userId: string, assetId: string): Promise<Parent> => {
    const parent = await refinements.findParent(userId, assetId);
    if (parent?.status !== 'completed') throw new AppError('not_found', { detail: 'Selected logo not found' });
    return parent;
  };

  const plans = new Map<string, Promise<readonly Refused[]>>();
  /** The same wish, sent many times at once, is planned once and takes one turn of the pool. */
  const planOnce = (key: string, plan: () => Promise<readonly Refused[]>): Promise<readonly Refused[]> => {
    const running = plans.get(key) ?? plan().finally(() => plans.delete(key));
    plans.set(key, running);
    return running;
  };

  /** What is read of a wish, and what of it this logo cannot have. */
  const planned = async (userId: string, parent: Parent, { prompt, studio }: { prompt: string | null; studio: StudioId | null }): Promise<PlannedWish> => {
    const titles = await refinements.titles(parent.project_id);
    const read = await readWish({ prompt, studio, titles, logo: parent.logo, hasModel: of.hasModel });
    if (!prompt || !parent.logo || !parent.is_paid || read.understood.length === 0 || read.isForModel) return { ...read, cannot: [] };
    const { genome, profile } = parent.logo;
    const cannot = await planOnce(`${parent.id} ${prompt}`, () => of.plan(userId, { logo: { genome, profile }, prompt, titles }));
    const refused = new Set(cannot.map(({ wish }) => wish));
    return { ...read, understood: read.understood.filter((wish) => !refused.has(wish)), cannot: [...cannot] };
  };

  const refuseEmpty = (prompt: string | null, { understood, cannot, offers }: PlannedWish): void => {
    if (!prompt || understood.length > 0) return;
    const [first] = cannot;
    const why = first ? `${first.wish}: ${first.because.charAt(0).toLowerCase()}${first.because.slice(1)}.` : offers[0];
    throw new AppError('wish_not_possible', why === undefined ? {} : { detail: `${why} Nothing was charged.` });
  };

  const rowOf = async (userId: string, parent: Parent, wish: Wish, key: string | undefined): Promise<NewRefinement> => {
    const prompt = storableText(wish.prompt?.trim() ?? '') || null;
    const studio = wish.studio ?? null;
    const read = await planned(userId, parent, { prompt, studio });
    refuseEmpty(prompt, read);
    return {
      user_id: userId,
      project_id: parent.project_id,
      parent_asset_id: parent.id,
      prompt,
      studio,
      seed: newSeed(),
      understood: storableJson(read.understood),
      not_understood: storableJson(read.not_understood),
      by_model: read.isForModel,
      idempotency_key: key ?? null,
      request_hash: hashRequest({ parent: parent.id, prompt, studio }),
      created_at: now(),
    };
  };

  const repeated = async ({ user_id, idempotency_key, request_hash }: NewRefinement): Promise<RefinementRow> => {
    const known = await refinements.findByKey(user_id, idempotency_key ?? '');
    if (!known) throw new AppError('conflict');
    if (known.request_hash !== request_hash) throw new AppError('idempotency_mismatch');
    return known;
  };

  const start = async (row: NewRefinement, parent: Parent): Promise<RefinementRow> => {
    const created = await refinements.create(row, parent);
    if (created === 'repeated') return repeated(row);
    if (created !== 'insufficient') return created;
    const balance = await refinements.balance(row.user_id);
    const detail = `You need ${REFINEMENT_CREDITS} credits, and have ${balance}.`;
    throw new AppError('insufficient_credits', { detail, facts: { balance, cost: REFINEMENT_CREDITS } });
  };

  const withVariations = (rows: readonly RefinementRow[], assets: readonly ShownAsset[], project: ProjectHead): Refinement[] =>
    rows.map((refinement) => {
      const variations = assets.filter(({ refinement_id }) => refinement_id === refinement.id);
      return presentRefinement({ refinement, variations, project }, of.links);
    });

  return {
    create: async (userId, assetId, wish, idempotencyKey) => {
      const parent = await findParent(userId, assetId);
      if (!parent.is_paid) throw new AppError('payment_required', { detail: 'Refinements come with a paid project.' });
      const { id, understood, not_understood } = await start(await rowOf(userId, parent, wish, idempotencyKey), parent);
      const balance = await refinements.balance(userId);
      return { refinement_id: id, cost: REFINEMENT_CREDITS, balance, understood, not_understood };
    },

    read: async (userId, assetId, prompt) => {
      const parent = await findParent(userId, assetId);
      const { understood, not_understood, cannot, offers } = await planned(userId, parent, { prompt: storableText(prompt), studio: null });
      return { understood, not_understood, cannot, offers };
    },

    list: async (userId, projectId, { parent, limit = LISTED }) => {
      const project = await of.ownedProject(userId, projectId);
      const rows = await refinements.list(projectId, { parent, limit });
      const variations = await of.assets.list(projectId, { type: 'simple_refinement', parent });
      return withVariations(rows, variations, project);
    },

    history: async (userId, projectId) => {
      const project = await of.ownedProject(userId, projectId);
      const [rows, assets] = await Promise.all([
        refinements.list(projectId, { parent: undefined, limit: LISTED }),
        of.assets.list(projectId, {}),
      ]);
      const originals = assets.filter(({ asset_type }) => asset_type !== 'simple_refinement');
      return {
        refinements: withVariations(rows, assets, project),
        originals: originals.map((asset) => presentAsset(asset, project, of.links)),
      };
    },
  };
};
