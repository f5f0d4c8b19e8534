import { DrawingError, type ProgramInput } from '@fifteen/drawing';
import type { Idea, Need } from '@fifteen/idea-book';
import type { ThingId } from '@fifteen/meaning';
import type { Brief } from '../brief/brief.ts';
import { factsOf } from '../brief/name-facts.ts';
import type { Genome, IdeaGene } from '../genome.ts';
import { rngFrom } from '../rng/rng.ts';

/** What an idea's program gets to draw this genome. Throws a DrawingError for letters that it has no drawing of. */
export function programInput(gene: IdeaGene, idea: Idea, { lettering, seed }: Genome, brief: Brief): ProgramInput {
  const { name, palette } = brief;
  const look = idea.looks[gene.look];
  if (!look) throw new RangeError(`${idea.id} has no look "${gene.look}".`);
  if (!draws(idea, gene.letters, brief)) throw new DrawingError(`${idea.id} does not draw "${gene.letters}" of "${name.full}".`);
  const stranger = gene.things.find((thing, i) => !shows(idea.needs[i], thing));
  if (stranger) throw new DrawingError(`${idea.id} does not draw "${stranger}".`);
  if (gene.carrier !== undefined && !carriersOf(idea, gene.things, brief).includes(gene.carrier)) throw new DrawingError(`${idea.id} does not draw letter ${gene.carrier + 1} of "${name.full}".`);
  return {
    name: name.full,
    words: name.words,
    letters: gene.letters,
    carrier: gene.carrier,
    things: gene.things,
    look: gene.look,
    stem: gene.params['stem'] ?? look.stem,
    radius: gene.params['radius'] ?? 0.02,
    slope: gene.params['slope'] ?? 0,
    colors: new Set([palette.main, palette.second, palette.third, palette.fourth]).size,
    params: { ...gene.params, ...parametersOf(idea, gene.params) },
    lettering: lettering.style,
    random: (draw) => rngFrom(`${seed}/${idea.id}/${draw}`).next(),
  };
}

/** The idea's own parameters: as the gene has them, within their range, or the usual ones. */
export const parametersOf = ({ params = {} }: Idea, chosen: IdeaGene['params']): Record<string, number> =>
  Object.fromEntries(Object.entries(params).map(([id, { min, max, usual }]) => [id, Math.max(min, Math.min(max, chosen[id] ?? usual))]));

/** Letters of the name that can carry the idea, by their places, the usual one first. */
export const carriersOf = ({ carriers }: Idea, things: readonly ThingId[], brief: Brief): readonly number[] => carriers?.(factsOf(brief), things) ?? [];

/** Genomes may come from outside: an idea about letters is given some, and one about initials one of its own. */
function draws({ fits, initials }: Idea, letters: string, brief: Brief): boolean {
  if (initials) return [...initials].includes(letters);
  return !fits || letters.trim() !== '' || fits(factsOf(brief)) === '';
}

/** A need that a trade may meet takes any of the trade's things; all others only those that they name. */
const shows = (need: Need | undefined, thing: ThingId): boolean => !need?.things || need.trades !== undefined || need.things.includes(thing);
