import type { VibeId } from '@fifteen/contracts';
import { type Idea, IDEAS, type Look } from '@fifteen/idea-book';
import type { Brief } from '../brief/brief.ts';
import type { IdeaGene } from '../genome.ts';
import type { ModelProgram } from '../model-program.ts';
import type { Studio } from '../studios/studio.ts';
import { type Match, matchesOf } from './match.ts';
import { gradePull, isBanned, promiseOf, recordPull } from './promise.ts';

/** An idea of the book in one of its looks, and how it fits a brief and a studio. */
export interface RankedIdea {
  readonly idea: Idea;
  readonly match: Match;
  readonly look: string;
  readonly promise: number;
  /** The program of an idea that a language model wrote. */
  readonly model?: ModelProgram;
}

/** Every idea that the brief meets, in every look that no dislike keeps out, most promising first, in a vibe if one is given. Deterministic. */
export function rankIdeas(brief: Brief, studio: Studio, wanted: (idea: Idea) => boolean = () => true, vibe: VibeId | null = null): RankedIdea[] {
  return IDEAS.filter(wanted)
    .flatMap((idea: Idea) => matchesOf(idea, brief).map((match) => ({ idea, match })))
    .flatMap(({ idea, match }) => looksOf(idea).flatMap(([name, look]) => (isBanned(look, brief.taste) ? [] : [{ idea, match, look: name, promise: promiseOf(match, look, studio, brief.taste, vibe, idea.technique) + gradePull(idea.id, name, match.fit) + recordPull(idea.id) }])))
    .toSorted((one, other) => other.promise - one.promise);
}

export const looksOf = (idea: Idea): [string, Look][] => Object.entries(idea.looks);

/** The gene that draws a ranked idea. */
export const geneOf = ({ idea, match, look, model }: Pick<RankedIdea, 'idea' | 'match' | 'look' | 'model'>): IdeaGene => ({ program: idea.id as IdeaGene['program'], look, things: match.things, letters: match.letters, params: {}, ...(model && { model }) });
