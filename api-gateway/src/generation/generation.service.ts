import { drawingKey, previewKey, type PreviewSize } from '../files/file-keys.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Logger } from '../logger.ts';
import type { ConceptEngine, ConceptPlan, DrawnConcept, RenderPreviews } from './concept-engine.ts';
import type { GenerationStore, ProjectToDraw, Slot } from './generation.store.ts';

/** Tries of a plan or a drawing before the plain recipe takes its place. */
const TRIES = 3;
/** Tries of a slot in all: beyond them it is told to have failed. */
const TRIES_WITH_FALLBACK = 5;

interface Dependencies {
  readonly store: GenerationStore;
  readonly files: FileStore;
  readonly engine: ConceptEngine;
  readonly renderPreviews: RenderPreviews;
  readonly logger: Logger;
  readonly now: () => Date;
}

export interface GenerationService {
  /** Draws what a project still misses. May be broken off anywhere and called again, also twice at once. */
  readonly generate: (projectId: string) => Promise<void>;
}

export const createGenerationService = (of: Dependencies): GenerationService => {
  /** Files come before rows: a row never names a drawing that is not there. */
  const storeDrawing = (projectId: string, assetId: string, { svg }: DrawnConcept): Promise<void> =>
    of.files.write(drawingKey({ projectId, assetId }), svg);

  const plainSet = async ({ profile, seed }: ProjectToDraw, slots: readonly Slot[]): Promise<ConceptPlan> => {
    const concepts = await Promise.all(slots.map(({ slot }) => of.engine.fallback(profile, slot, seed)));
    return { concepts, diversity: 0 };
  };

  const planOnce = async (project: ProjectToDraw, slots: readonly Slot[]): Promise<ConceptPlan | undefined> => {
    const attempt = await of.store.countPlanning(project.id);
    if (attempt > TRIES) return plainSet(project, slots);
    return of.engine.plan(project.profile, project.seed).catch((error: unknown) => {
      of.logger.error({ err: error, project_id: project.id, attempt }, 'planning failed');
      return undefined;
    });
  };

  const plan = async (project: ProjectToDraw, slots: readonly Slot[]): Promise<void> => {
    let made = await planOnce(project, slots);
    while (!made) made = await planOnce(project, slots);
    const assetIds = new Map(slots.map(({ slot, id }) => [slot, id]));
    await Promise.all(
      made.concepts.map((concept) => storeDrawing(project.id, assetIds.get(concept.slot) ?? '', concept)),
    );
    await of.store.savePlan(project.id, made.concepts, made.diversity, of.now());
  };

  const drawPlainly = async (project: ProjectToDraw, { id, slot }: Slot): Promise<void> => {
    const concept = await of.engine.fallback(project.profile, slot, project.seed);
    await storeDrawing(project.id, id, concept);
    await of.store.saveConcept(id, concept);
  };

  const paint = async (projectId: string, assetId: string): Promise<void> => {
    const svg = await of.files.read(drawingKey({ projectId, assetId }));
    const previews = await of.renderPreviews(svg.toString(), assetId);
    await Promise.all(
      previews.map(({ size, bytes }) => of.files.write(previewKey({ projectId, assetId }, size as PreviewSize), bytes)),
    );
  };

  /** Undefined: this try failed, and there are more. */
  const drawOnce = async (project: ProjectToDraw, slot: Slot): Promise<'completed' | 'failed' | undefined> => {
    const attempt = await of.store.countDrawing(slot.id);
    if (attempt > TRIES_WITH_FALLBACK) return 'failed';
    try {
      if (attempt > TRIES) await drawPlainly(project, slot);
      await paint(project.id, slot.id);
      return 'completed';
    } catch (error) {
      of.logger.error({ err: error, project_id: project.id, slot: slot.slot, attempt }, 'drawing failed');
      return undefined;
    }
  };

  const draw = async (project: ProjectToDraw, slot: Slot): Promise<void> => {
    let status = await drawOnce(project, slot);
    while (!status) status = await drawOnce(project, slot);
    await of.store.finish(project.id, slot.id, status, of.now());
  };

  return {
    generate: async (projectId) => {
      const project = await of.store.find(projectId);
      // Deleted meanwhile, with its account: there is nobody to draw for.
      if (!project) return;
      const slots = await of.store.slots(projectId);
      if (!project.planned) await plan(project, slots);
      await Promise.all(slots.filter(({ status }) => status === 'pending').map((slot) => draw(project, slot)));
    },
  };
};
