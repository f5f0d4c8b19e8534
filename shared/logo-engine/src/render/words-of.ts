import type { Words } from '@fifteen/idea-book';
import type { IdeaGene } from '../genome.ts';

/** An idea's words about what it was chosen for. */
export const wordsOf = (words: Words, { things, letters }: IdeaGene): string => (typeof words === 'string' ? words : words({ things, letters }));
