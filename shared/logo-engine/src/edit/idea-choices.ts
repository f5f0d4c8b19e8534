import { carriersOf, parametersOf } from '../compose/program-input.ts';
import type { Brief } from '../brief/brief.ts';
import type { IdeaGene } from '../genome.ts';
import { looksOf } from '../propose/rank-ideas.ts';
import { isBanned } from '../propose/promise.ts';
import { ideaOf } from '../idea-of.ts';

/** What an owner may choose of an idea. */
export interface IdeaChoices {
  /** Ids of its looks, without those that go against a dislike unless it is the present one. */
  readonly looks: readonly string[];
  readonly parameters: readonly { readonly name: string; readonly label: string; readonly min: number; readonly max: number; readonly value: number }[];
  /** Letters that can carry it, by their place in the name in characters from 0. */
  readonly carriers: readonly { readonly at: number; readonly letter: string; readonly isChosen: boolean }[];
}

/** The choices that the idea of a logo leaves. */
export function ideaChoices(gene: IdeaGene, brief: Brief): IdeaChoices {
  const idea = ideaOf(gene);
  const values = parametersOf(idea, gene.params);
  const carriers = carriersOf(idea, gene.things, brief);
  const letters = [...brief.name.full];
  return {
    looks: looksOf(idea).flatMap(([look, drawn]) => (look === gene.look || !isBanned(drawn, brief.taste) ? [look] : [])),
    parameters: Object.entries(idea.params ?? {}).map(([name, { label, min, max }]) => ({ name, label, min, max, value: values[name]! })),
    carriers: carriers.map((at) => ({ at, letter: letters[at]!, isChosen: at === (gene.carrier ?? carriers[0]) })),
  };
}
