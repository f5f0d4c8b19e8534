import { type Idea, IDEAS } from '@fifteen/idea-book';
import { namePartsOf } from '../brief/name-parts.ts';
import type { Genome } from '../genome.ts';
import type { TunableIdea } from './prompt/idea-words.ts';

/**
 * What words may change of the idea of a stored logo; undefined where it has none. Nothing is drawn and no fonts are needed:
 * what a wish is read with must not wait for either.
 * @param genome as it was stored
 * @param name the company's, which letters are counted in
 */
export function tunableIdea(genome: object, name: string): TunableIdea | undefined {
  const gene = (genome as Partial<Genome>).idea;
  const idea: Idea | undefined = gene ? IDEAS.find(({ id }) => id === gene.program) : undefined;
  if (!gene || !idea) return undefined;
  const { full, words, initials, script } = namePartsOf(name);
  const letters = [...full];
  const carriers = idea.carriers?.({ full, words, initials, isJoined: script.isJoined, hasCase: script.hasCase }, gene.things) ?? [];
  return {
    look: gene.look,
    looks: Object.entries(idea.looks).map(([id, { manner }]) => ({ id, manner })),
    numbers: Object.entries(idea.params ?? {}).map(([id, { label, min, max, usual }]) => ({ name: id, label, min, max, value: gene.params[id] ?? usual })),
    carriers: carriers.map((at) => ({ at, letter: letters[at] ?? '' })),
  };
}
