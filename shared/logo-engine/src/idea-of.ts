import { type Idea, ideaById } from '@fifteen/idea-book';
import type { IdeaGene } from './genome.ts';
import { BY_MODEL, type ModelProgram, ideaOfModel } from './model-program.ts';

const known = new WeakMap<ModelProgram, Idea>();

/** The idea that a gene draws: one of the book, or the one that a model wrote. */
export function ideaOf(gene: Pick<IdeaGene, 'program' | 'model'>): Idea {
  if (gene.program !== BY_MODEL) return ideaById(gene.program);
  if (!gene.model) throw new RangeError('A drawing by a model has no program.');
  const idea = known.get(gene.model) ?? ideaOfModel(gene.model);
  known.set(gene.model, idea);
  return idea;
}

/** True where the idea draws the name itself, false where it draws a mark beside it. */
export const isWordmarkIdea = (gene: IdeaGene): boolean => ideaOf(gene).kind === 'wordmark';
