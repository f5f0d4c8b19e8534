import { drawingKey, PREVIEW_SIZES, previewKey } from '../../platform/files/file-keys.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { VARIATIONS_PER_REFINEMENT } from '@fifteen/contracts';
import type { Preview, RenderPreviews, DrawnVariations, VariationRequest, Vary } from '../../rendering/index.ts';
import { mapConcurrent } from '../../platform/concurrency/map-concurrent.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import { type ModelVariations, NO_VARIATIONS, someByEngine } from './model-variations.ts';
import type { FinishedVariation, RefinementToDraw, VariationSlot, VariationsStore } from './variations.store.ts';
import { attemptUntilEnded } from '../../platform/queue/attempts.ts';

/** Tries of a plan or a drawing before it has failed, and its credits go back. */
const TRIES = 3;
const SLOTS_AT_ONCE = 3;

interface Dependencies {
  readonly store: VariationsStore;
  readonly files: FileStore;
  readonly vary: Vary;
  /** Draws wishes that are for a language model, where one is on. */
  readonly modelVariations?: ModelVariations | undefined;
  readonly renderPreviews: RenderPreviews;
  /** The secret of watermarks. */
  readonly markKey: () => string;
  readonly logger: Logger;
  readonly now: () => Date;
  /** Aborted when the worker stops: what fails then is not the drawing's fault. */
  readonly stopping: AbortSignal;
}

export interface VariationsService {
  /** Draws what a refinement still misses. May be broken off anywhere and called again, also twice at once. */
  readonly draw: (refinementId: string) => Promise<void>;
  /** Nobody will draw the rest: it has failed, and its credits go back. */
  readonly giveUp: (refinementId: string) => Promise<void>;
}

/**
 * As the concepts are drawn: tries are the engine's and counted; what the disk or the database does wrong ends the job,
 * which the queue repeats. There is no plain recipe in the end: what cannot be varied costs nothing.
 */
export const createVariationsService = (of: Dependencies): VariationsService => {
  const failed = (words: string, error: unknown, facts: object): undefined => {
    of.stopping.throwIfAborted();
    of.logger.error({ err: error, ...facts }, words);
  };

  const end = ({ id, projectId }: RefinementToDraw, slot: VariationSlot, status: FinishedVariation['status']) =>
    of.store.finish({ refinementId: id, projectId, slot, status }, of.now());

  const endAll = async (refinement: RefinementToDraw): Promise<void> => {
    for (const slot of await of.store.slots(refinement.id)) await end(refinement, slot, 'failed');
  };

  /** The model's variations, made up to five from its first drawing. The model is asked once: a repeated attempt gives the credits back. */
  const varyByModel = async ({ id, projectId, genome, profile, seed, prompt }: RefinementToDraw, { concepts, earlier }: Pick<VariationRequest, 'concepts' | 'earlier'>, attempt: number): Promise<DrawnVariations> => {
    const wish = { projectId, genome, profile, seed, prompt: prompt ?? '', signal: of.stopping };
    const asked = attempt === 1 ? of.modelVariations?.vary(wish, (words) => of.store.saveUnderstood(id, [words])) : undefined;
    const answer = await asked?.catch((error: unknown) => failed('varying by the model failed', error, { refinement_id: id }));
    const drawn = answer?.concepts.slice(0, VARIATIONS_PER_REFINEMENT) ?? [];
    const [first] = drawn;
    if (!first) return { concepts: [], notes: [answer?.because ?? NO_VARIATIONS] };
    const missing = VARIATIONS_PER_REFINEMENT - drawn.length;
    const more = missing > 0 ? await of.vary({ genome: first.genome, profile, seed, prompt: null, studio: null, concepts, earlier }) : undefined;
    return {
      concepts: [...drawn, ...(more?.concepts.slice(0, missing) ?? [])].map((concept, slot) => ({ ...concept, slot })),
      notes: missing > 0 ? [someByEngine(drawn.length)] : [],
    };
  };

  const varyOnce = async (refinement: RefinementToDraw, attempt: number): Promise<DrawnVariations | undefined> => {
    const [concepts, earlier] = await Promise.all([of.store.concepts(refinement.projectId), of.store.earlier(refinement.projectId, refinement.id)]);
    const { genome, profile, seed, prompt, studio, byModel } = refinement;
    if (byModel) return varyByModel(refinement, { concepts, earlier }, attempt);
    return of
      .vary({ genome, profile, seed, prompt, studio, concepts, earlier })
      .catch((error: unknown) => failed('varying failed', error, { refinement_id: refinement.id, attempt }));
  };

  /** Files come before rows: a row never names a drawing that is not there. */
  const storePlan = async ({ id, projectId }: RefinementToDraw, drawn: DrawnVariations): Promise<void> => {
    const slots = await of.store.slots(id);
    const assetIds = new Map(slots.map((slot) => [slot.slot, slot.id]));
    await Promise.all(
      drawn.concepts.map(({ slot, svg }) =>
        of.files.write(drawingKey({ projectId, assetId: assetIds.get(slot) ?? '' }), svg),
      ),
    );
    await of.store.savePlan(id, drawn, of.now());
  };

  /** False once the tries are used up. */
  const plan = (refinement: RefinementToDraw): Promise<boolean> =>
    attemptUntilEnded({
      count: () => of.store.countPlanning(refinement.id),
      uncount: () => of.store.uncountPlanning(refinement.id),
      most: TRIES,
      attempt: async (attempt) => {
        const drawn = await varyOnce(refinement, attempt);
        if (drawn) await storePlan(refinement, drawn);
        return drawn !== undefined;
      },
    });

  const renderOnce = async (drawing: string, assetId: string, attempt: number): Promise<readonly Preview[] | undefined> =>
    of
      .renderPreviews(drawing, of.markKey(), PREVIEW_SIZES)
      .catch((error: unknown) => failed('drawing failed', error, { asset_id: assetId, attempt }));

  const store = async (projectId: string, assetId: string, previews: readonly Preview[]): Promise<void> => {
    const asset = { projectId, assetId };
    await Promise.all(previews.map(({ size, bytes }) => of.files.write(previewKey(asset, size), bytes)));
  };

  const drawSlot = async (refinement: RefinementToDraw, slot: VariationSlot): Promise<void> => {
    // Where the wish leaves no five drawings that differ, the places that are left over have failed.
    if (!slot.genome) return end(refinement, slot, 'failed');
    const { projectId } = refinement;
    await attemptUntilEnded({
      count: () => of.store.countDrawing(slot.id),
      uncount: () => of.store.uncountDrawing(slot.id),
      most: TRIES,
      giveUp: () => end(refinement, slot, 'failed'),
      attempt: async (attempt) => {
        const drawing = (await of.files.read(drawingKey({ projectId, assetId: slot.id }))).toString();
        const previews = await renderOnce(drawing, slot.id, attempt);
        if (!previews) return false;
        await store(projectId, slot.id, previews);
        await end(refinement, slot, 'completed');
        return true;
      },
    });
  };

  return {
    draw: async (refinementId) => {
      const refinement = await of.store.find(refinementId);
      // Deleted meanwhile, with its project: there is nobody to draw for.
      if (!refinement) return;
      if (!refinement.planned && !(await plan(refinement))) return endAll(refinement);
      const pending = (await of.store.slots(refinementId)).filter(({ status }) => status === 'pending');
      await mapConcurrent(pending, SLOTS_AT_ONCE, (slot) => drawSlot(refinement, slot));
    },

    giveUp: async (refinementId) => {
      const refinement = await of.store.find(refinementId);
      if (refinement) await endAll(refinement);
      await of.store.releaseRest(refinementId);
    },
  };
};
