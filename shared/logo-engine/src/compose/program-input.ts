import type { ProgramInput } from '@fifteen/drawing';
import type { Idea } from '@fifteen/idea-book';
import type { Brief } from '../brief/brief.ts';
import type { Genome, IdeaGene } from '../genome.ts';
import { rngFrom } from '../rng/rng.ts';

/** What an idea's program gets to draw this genome. */
export function programInput(gene: IdeaGene, idea: Idea, { lettering, seed }: Genome, { name, palette }: Brief): ProgramInput {
  const look = idea.looks[gene.look];
  if (!look) throw new RangeError(`${idea.id} has no look "${gene.look}".`);
  const usual = Object.fromEntries(Object.entries(idea.params ?? {}).map(([id, parameter]) => [id, parameter.usual]));
  return {
    name: name.full,
    words: name.words,
    letters: gene.letters,
    things: gene.things,
    look: gene.look,
    stem: gene.params['stem'] ?? look.stem,
    radius: gene.params['radius'] ?? 0.02,
    slope: gene.params['slope'] ?? 0,
    colors: new Set([palette.main, palette.second, palette.third, palette.fourth]).size,
    params: { ...usual, ...gene.params },
    lettering: lettering.style,
    random: (draw) => rngFrom(`${seed}/${idea.id}/${draw}`).next(),
  };
}
