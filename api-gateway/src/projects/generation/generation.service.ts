import { CONCEPTS_PER_STUDIO, RESIDENT_STUDIOS, type StudioId } from '@fifteen/contracts';
import pLimit from 'p-limit';
import { type AssetOf, drawingKey, LARGE_PREVIEW, previewKey, SMALL_PREVIEW } from '../../platform/files/file-keys.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { count, observe } from '../../platform/metrics/figures.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { ConceptEngine, ConceptPlan, DrawnConcept, Preview, RenderPreviews } from '../../rendering/index.ts';
import type { EnqueueGeneration } from './generation-queue.ts';
import type { GenerationStore, ProjectToDraw, Slot } from './generation.store.ts';
import { type ModelConcepts, WITHOUT_MODEL, isForModel } from './model-concepts.ts';
import { attemptUntilEnded } from '../../platform/queue/attempts.ts';
import { inSpanOfTrace } from '../../platform/tracing/tracing.ts';
import { mapConcurrent } from '../../platform/concurrency/map-concurrent.ts';

/** Tries of a plan or a drawing before the plain recipe takes its place. */
const TRIES = 3;
/** Tries of a slot in all; beyond them it has failed. */
const TRIES_WITH_FALLBACK = 5;
/** Keeps the threads busy while others store what is drawn, and leaves room for another project's slots. */
const SLOTS_AT_ONCE = 4;
/** A third of the connections of a process. */
const LOCKED_AT_ONCE = 4;
/** Fewer: the threads' next free moment belongs to somebody else's concepts. */
const ENLARGED_AT_ONCE = 2;

interface Dependencies {
  readonly store: GenerationStore;
  readonly files: FileStore;
  readonly engine: ConceptEngine;
  readonly renderPreviews: RenderPreviews;
  /** Draws two concepts of five where a language model is configured. */
  readonly modelConcepts?: ModelConcepts | undefined;
  /** Puts the model's job into its queue. */
  readonly enqueueForModel: EnqueueGeneration;
  /** The secret of watermarks. */
  readonly markKey: () => string;
  readonly logger: Logger;
  readonly now: () => Date;
  /** Aborted when the worker stops: what fails then is not the drawing's fault. */
  readonly stopping: AbortSignal;
}

export interface GenerationService {
  /** Draws what a project still misses, but for the model's slots in its turn. May be broken off anywhere and called again, also twice at once. */
  readonly generate: (projectId: string) => Promise<void>;
  /**
   * The model's turn: its slots by the model, then what it left by the engine. The model is asked once a project; a job that
   * is repeated, whatever broke it, finishes with the engine's.
   */
  readonly drawByModel: (projectId: string) => Promise<void>;
}

/**
 * Tries are the engine's: they are counted, and end in the plain recipe. What the disk or the database does wrong is
 * not counted; it ends the job, which the queue repeats.
 */
export const createGenerationService = (of: Dependencies): GenerationService => {
  const failed = (words: string, error: unknown, facts: object): undefined => {
    of.stopping.throwIfAborted();
    of.logger.error({ err: error, ...facts }, words);
  };

  /** Of every slot that the plain recipe can draw: the others are tried once more by themselves, and then have failed. */
  const plainSet = async ({ id, profile, seed }: ProjectToDraw, slots: readonly Slot[]): Promise<ConceptPlan> => {
    const drawn = await Promise.all(
      slots.map(({ slot }) => of.engine.fallback(profile, slot, seed).catch((error: unknown) => failed('the plain recipe failed', error, { project_id: id, slot }))),
    );
    return { concepts: drawn.filter((concept) => concept !== undefined), diversity: 0, notes: [] };
  };

  const planOnce = async (project: ProjectToDraw, slots: readonly Slot[], attempt: number): Promise<ConceptPlan | undefined> => {
    if (attempt > TRIES) return plainSet(project, slots);
    const avoid = await of.store.fixAvoided(project.id);
    return of.engine
      .plan(project.profile, project.seed, avoid)
      .catch((error: unknown) => failed('planning failed', error, { project_id: project.id, attempt }));
  };

  /** Files come before rows: a row never names a drawing that is not there. */
  const storePlan = async ({ id: projectId }: ProjectToDraw, slots: readonly Slot[], plan: ConceptPlan): Promise<void> => {
    const assetIds = new Map(slots.map(({ slot, id }) => [slot, id]));
    await Promise.all(
      plan.concepts.map(({ slot, svg }) =>
        of.files.write(drawingKey({ projectId, assetId: assetIds.get(slot) ?? '' }), svg),
      ),
    );
    await of.store.savePlan(projectId, plan, of.now(), of.modelConcepts && of.enqueueForModel);
  };

  const plan = (project: ProjectToDraw, slots: readonly Slot[]): Promise<boolean> =>
    attemptUntilEnded({
      count: () => of.store.countPlanning(project.id),
      uncount: () => of.store.uncountPlanning(project.id),
      attempt: async (attempt) => {
        const made = await planOnce(project, slots, attempt);
        if (made) await storePlan(project, slots, made);
        return made !== undefined;
      },
    });

  /** Undefined where the plan has none for the slot, or the file is lost: also where its project is deleted meanwhile. */
  const storedDrawing = async (projectId: string, assetId: string): Promise<string | undefined> => {
    const key = drawingKey({ projectId, assetId });
    if (!(await of.files.open(key))) return undefined;
    const bytes = await of.files.read(key).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    });
    return bytes?.toString();
  };

  interface Drawing {
    /** Where it is not the stored one. */
    readonly plain: DrawnConcept | undefined;
    readonly previews: readonly Preview[];
  }

  const drawOnce = async (project: ProjectToDraw, { id, slot }: Slot, attempt: number): Promise<Drawing | undefined> => {
    const { profile, seed } = project;
    const stored = await storedDrawing(project.id, id);
    try {
      const plain = stored === undefined || attempt > TRIES ? await of.engine.fallback(profile, slot, seed) : undefined;
      return { plain, previews: await of.renderPreviews(plain?.svg ?? stored ?? '', of.markKey(), [SMALL_PREVIEW]) };
    } catch (error) {
      return failed('drawing failed', error, { project_id: project.id, slot, attempt });
    }
  };

  const storePreviews = async (asset: AssetOf, previews: readonly Preview[]): Promise<void> => {
    await Promise.all(previews.map(({ size, bytes }) => of.files.write(previewKey(asset, size), bytes)));
  };

  // A locked slot holds one database connection and its files take another: more at once would wait for each other.
  const whileLocked = pLimit(LOCKED_AT_ONCE);

  /** For the operator's figures. Two that end at once leave no first. */
  const countConcept = async (projectId: string): Promise<void> => {
    count('concepts_total', {});
    const since = await of.store.firstSince(projectId);
    if (since) observe('first_concept_seconds', (of.now().getTime() - since.getTime()) / 1000);
  };

  /** Files are written while the slot is locked: of two that draw it, the second finds it ended and leaves the first one's files alone. */
  const storeDrawing = async (projectId: string, assetId: string, { plain, previews }: Drawing): Promise<boolean> => {
    const asset = { projectId, assetId };
    const isNew = await inSpanOfTrace('concept', { attributes: { asset_id: assetId } }, () =>
      whileLocked(() => of.store.complete(
        {
          ...asset,
          concept: plain,
          write: async () => {
            await storePreviews(asset, previews);
            if (plain) await of.files.write(drawingKey(asset), plain.svg);
          },
        },
        of.now(),
      )),
    );
    if (isNew) await countConcept(projectId);
    return isNew;
  };

  const draw = async (project: ProjectToDraw, slot: Slot): Promise<void> => {
    await attemptUntilEnded({
      count: () => of.store.countDrawing(slot.id),
      uncount: () => of.store.uncountDrawing(slot.id),
      most: TRIES_WITH_FALLBACK,
      giveUp: () => of.store.finish(project.id, slot.id, 'failed', of.now()),
      attempt: async (attempt) => {
        const drawing = await drawOnce(project, slot, attempt);
        if (drawing) await storeDrawing(project.id, slot.id, drawing);
        return drawing !== undefined;
      },
    });
  };

  /** A model's concept takes the place of the planned one; where it cannot be stored, the planned one is back: row and file. */
  const replaceBy = async (project: ProjectToDraw, { id, slot }: Slot, concept: DrawnConcept): Promise<boolean> => {
    const planned = await storedDrawing(project.id, id);
    try {
      const previews = await of.renderPreviews(concept.svg, of.markKey(), [SMALL_PREVIEW]);
      return await storeDrawing(project.id, id, { plain: { ...concept, slot }, previews });
    } catch (error) {
      if (planned !== undefined) await of.files.write(drawingKey({ projectId: project.id, assetId: id }), planned);
      throw error;
    }
  };

  const studioOf = ({ slot }: Slot): StudioId | undefined => RESIDENT_STUDIOS[Math.floor(slot / CONCEPTS_PER_STUDIO)];

  /** Slots that the model fills, each as soon as its concept has passed. Gives those that it left. */
  const askModel = async (modelConcepts: ModelConcepts, project: ProjectToDraw, waiting: readonly Slot[]): Promise<Slot[]> => {
    const left = [...waiting];
    const avoid = [...(await of.store.fixAvoided(project.id)), ...(await of.store.plannedSymbols(project.id))];
    await modelConcepts
      .draw({ projectId: project.id, profile: project.profile, seed: project.seed, avoid, signal: of.stopping }, async (concept) => {
        const at = left.findIndex((slot) => studioOf(slot) === concept.studio);
        if (at < 0) return;
        const [slot] = left.splice(at, 1) as [Slot];
        await replaceBy(project, slot, concept).catch((error: unknown) => {
          left.push(slot);
          failed('storing a concept by the model failed', error, { project_id: project.id, slot: slot.slot });
        });
      })
      .catch((error: unknown) => failed('drawing by the model failed', error, { project_id: project.id }));
    return left;
  };

  /** A large picture that cannot be painted now is painted when somebody opens it. */
  const enlarge = async (projectId: string, assetId: string): Promise<void> => {
    const asset = { projectId, assetId };
    if (await of.files.open(previewKey(asset, LARGE_PREVIEW))) return;
    const drawing = await storedDrawing(projectId, assetId);
    if (drawing === undefined) return;
    const previews = await of
      .renderPreviews(drawing, of.markKey(), [LARGE_PREVIEW])
      .catch((error: unknown) => failed('enlarging failed', error, { asset_id: assetId }));
    if (!previews) return;
    await storePreviews(asset, previews).catch(async (error: unknown) => {
      // Its folder was swept with the project while it was written: nobody waits for it.
      if (await of.files.open(drawingKey(asset))) throw error;
    });
  };

  /** Nobody sees these before they choose, so that they wait until all fifteen have a picture. */
  const enlargeAll = async (projectId: string): Promise<void> => {
    if (!(await of.store.find(projectId))) return;
    const completed = (await of.store.slots(projectId)).filter(({ status }) => status === 'completed');
    await mapConcurrent(completed, ENLARGED_AT_ONCE, ({ id }) => enlarge(projectId, id));
  };

  return {
    generate: async (projectId) => {
      const project = await of.store.find(projectId);
      // Deleted meanwhile, alone or with its account.
      if (!project) return;
      const slots = await of.store.slots(projectId);
      if (!project.planned) await plan(project, slots);
      const turn = (await of.store.find(projectId))?.modelTurn;
      const isModels = (slot: Slot): boolean => isForModel(slot) && (turn === 'queued' || turn === 'asked');
      const own = slots.filter((slot) => slot.status === 'pending' && !isModels(slot));
      await mapConcurrent(own, SLOTS_AT_ONCE, (slot) => draw(project, slot));
      await enlargeAll(projectId);
    },

    drawByModel: async (projectId) => {
      const project = await of.store.find(projectId);
      if (!project || project.modelTurn === null || project.modelTurn === 'done') return;
      const waiting = (await of.store.slots(projectId)).filter((slot) => slot.status === 'pending' && isForModel(slot));
      const isFirst = await of.store.takeModelTurn(projectId);
      const left = isFirst && of.modelConcepts ? await askModel(of.modelConcepts, project, waiting) : waiting;
      if (left.length > 0) await of.store.addNote(projectId, WITHOUT_MODEL);
      await mapConcurrent(left, SLOTS_AT_ONCE, (slot) => draw(project, slot));
      await of.store.endModelTurn(projectId);
      await enlargeAll(projectId);
    },
  };
};
