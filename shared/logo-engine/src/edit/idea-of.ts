import { type Idea, ideaById } from '@fifteen/idea-book';
import type { IdeaGene } from '../genome.ts';

/** The idea that a gene draws. */
export const ideaOf = ({ program }: IdeaGene): Idea => ideaById(program);

/** True where the idea draws the name itself, false where it draws a mark beside it. */
export const isWordmarkIdea = (gene: IdeaGene): boolean => ideaOf(gene).kind === 'wordmark';
