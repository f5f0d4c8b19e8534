import { type Idea, ideaById } from '@fifteen/idea-book';
import type { IdeaGene } from './genome.ts';
import { OWN_LOGO, type OwnLogo, ideaOfOwnLogo } from './own-logo.ts';
import { BY_MODEL, type ModelProgram, ideaOfModel } from './model-program.ts';

const known = new WeakMap<ModelProgram | OwnLogo, Idea>();

/** The idea that a gene draws: one of the book, the one that a model wrote, or the logo that its owner uploaded. */
export function ideaOf(gene: Pick<IdeaGene, 'program' | 'model' | 'own'>): Idea {
  if (gene.program === OWN_LOGO) {
    if (!gene.own) throw new RangeError('An uploaded logo has no drawing.');
    const own = known.get(gene.own) ?? ideaOfOwnLogo(gene.own);
    known.set(gene.own, own);
    return own;
  }
  if (gene.program !== BY_MODEL) return ideaById(gene.program);
  if (!gene.model) throw new RangeError('A drawing by a model has no program.');
  const idea = known.get(gene.model) ?? ideaOfModel(gene.model);
  known.set(gene.model, idea);
  return idea;
}

/** True where the idea draws the name itself, false where it draws a mark beside it. */
export const isWordmarkIdea = (gene: IdeaGene): boolean => ideaOf(gene).kind === 'wordmark';
