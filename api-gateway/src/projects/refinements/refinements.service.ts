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
import type { PlanTask, Refused, WishPlan } from './threads/plan-wish.ts';
import type { NewRefinement, Parent, RefinementsStore } from './refinements.store.ts';

/** Sets that a page shows at most. */
const LISTED = 50;

interface Dependencies {
  readonly refinements: RefinementsStore;
  readonly assets: AssetsStore;
  readonly ownedProject: OwnedProject;
  /** Which wishes can be met with this logo. */
  readonly plan: (userId: string, task: PlanTask) => Promise<WishPlan>;
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
  /** False where the words ask for something and nothing of it can be done. */
  readonly possible: boolean;
}

interface AskedWish {
  readonly prompt: string | null;
  readonly studio: StudioId | null;
}

interface Repeatable {
  readonly key: string | undefined;
  /** Of the request: the same key with another one is refused. */
  readonly hash: string;
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

  const plans = new Map<string, Promise<WishPlan>>();
  /** The same wish, sent many times at once with no key or before the first has a row, is planned once and takes one turn of the pool. */
  const planOnce = (key: string, plan: () => Promise<WishPlan>): Promise<WishPlan> => {
    const running = plans.get(key) ?? plan().finally(() => plans.delete(key));
    plans.set(key, running);
    return running;
  };

  /** What is read of a wish, and what of it this logo cannot have. */
  const planned = async (userId: string, parent: Parent, { prompt, studio }: AskedWish): Promise<PlannedWish> => {
    const concepts = await refinements.concepts(parent.project_id);
    const read = await readWish({ prompt, studio, titles: concepts.map(({ title }) => title), logo: parent.logo, hasModel: of.hasModel });
    const isRead = read.understood.length > 0;
    if (!prompt || !parent.logo || !parent.is_paid || !isRead || read.isForModel) return { ...read, cannot: [], possible: !prompt || isRead || read.isForModel };
    const { genome, profile } = parent.logo;
    const { asked, refused } = await planOnce(`${parent.id} ${studio} ${prompt}`, () => of.plan(userId, { logo: { genome, profile }, prompt, studio, concepts }));
    const impossible = new Set(refused.map(({ wish }) => wish));
    return { ...read, understood: read.understood.filter((wish) => !impossible.has(wish)), cannot: [...refused], possible: asked === 0 || refused.length < asked };
  };

  /** Of a logo that its owner uploaded there is nothing to vary: its colors are corrected in the editor. */
  const refuseOwnLogo = ({ logo }: Parent): void => {
    const genome = logo?.genome as { idea?: { own?: object } | null } | undefined;
    if (genome?.idea?.own) throw new AppError('wish_not_possible', { detail: 'We don’t redraw a logo you uploaded. You can change its colors in the editor, free. Nothing was charged.' });
  };

  const refuseImpossible = ({ cannot, offers, possible }: PlannedWish): void => {
    if (possible) return;
    const [first] = cannot;
    const why = first ? `${first.wish}: ${first.because.charAt(0).toLowerCase()}${first.because.slice(1)}.` : offers[0];
    throw new AppError('wish_not_possible', why === undefined ? {} : { detail: `${why} Nothing was charged.` });
  };

  const readAsked = ({ prompt, studio }: Wish): AskedWish => ({ prompt: storableText(prompt?.trim() ?? '') || null, studio: studio ?? null });

  const rowOf = async (userId: string, parent: Parent, wish: AskedWish, { key, hash }: Repeatable): Promise<NewRefinement> => {
    const read = await planned(userId, parent, wish);
    refuseImpossible(read);
    return {
      user_id: userId,
      project_id: parent.project_id,
      parent_asset_id: parent.id,
      ...wish,
      seed: newSeed(),
      understood: storableJson(read.understood),
      not_understood: storableJson(read.not_understood),
      by_model: read.isForModel,
      idempotency_key: key ?? null,
      request_hash: hash,
      created_at: now(),
    };
  };

  /** What was started under this key; undefined where nothing was. */
  const findStarted = async (userId: string, { key, hash }: Repeatable): Promise<RefinementRow | undefined> => {
    const known = key === undefined ? undefined : await refinements.findByKey(userId, key);
    if (known && known.request_hash !== hash) throw new AppError('idempotency_mismatch');
    return known;
  };

  const start = async (row: NewRefinement, parent: Parent, request: Repeatable): Promise<RefinementRow> => {
    const created = await refinements.create(row, parent);
    if (created === 'repeated') {
      const known = await findStarted(row.user_id, request);
      if (!known) throw new AppError('conflict');
      return known;
    }
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
      refuseOwnLogo(parent);
      const asked = readAsked(wish);
      const request = { key: idempotencyKey, hash: hashRequest({ parent: parent.id, ...asked }) };
      // First of all: what has started is not planned again, and the logo may have changed meanwhile.
      const known = await findStarted(userId, request);
      const { id, understood, not_understood } = known ?? (await start(await rowOf(userId, parent, asked, request), parent, request));
      const balance = await refinements.balance(userId);
      return { refinement_id: id, cost: REFINEMENT_CREDITS, balance, understood, not_understood };
    },

    read: async (userId, assetId, prompt) => {
      const parent = await findParent(userId, assetId);
      const { understood, not_understood, cannot, offers, possible } = await planned(userId, parent, { prompt: storableText(prompt), studio: null });
      return { understood, not_understood, cannot, offers, possible };
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
