import { type ThingId, isKindOf } from '@fifteen/meaning';
import { penCovers } from '@fifteen/drawing';
import type { Brief } from '../brief/brief.ts';
import type { Genome, IdeaGene } from '../genome.ts';
import { matchesOf } from '../propose/match.ts';
import { geneOf, rankIdeas } from '../propose/rank-ideas.ts';
import { titleOf } from '../render/render-concept.ts';
import { STUDIOS_BY_ID } from '../studios/studios.ts';
import { applyOperations } from './apply-operations.ts';
import { without } from './fields.ts';
import { ideaOf } from '../idea-of.ts';
import { withIdea } from './symbol-edits.ts';
import { articled, nameOfThing } from './thing-names.ts';

/** A logo under another name. */
export interface Renamed {
  readonly genome: Genome;
  /** What else had to change, in sentences without the last full stop; undefined where nothing had to. */
  readonly note?: string;
}

/**
 * The genome for another name: its idea stays where the new name still means it, takes the new letters where it is about
 * letters, and gives way to the best idea of the new name where it was about the old one. The same holds for its lettering.
 */
export function renamed(genome: Genome, before: Brief, after: Brief): Renamed {
  const notes: string[] = [];
  let next = genome;
  const { style } = genome.lettering;
  const isSet = 'pen' in style ? penCovers(style.pen, after.name.full) : after.styles.some(({ id }) => id === style.font);
  if (!isSet) {
    next = applyOperations(next, [{ op: 'otherFont' }], after).genome;
    notes.push('The lettering doesn’t have these letters, so we chose another');
  }
  if (next.idea) {
    const kept = ideaFor(next.idea, before, after);
    if ('because' in kept) {
      const { program } = next.idea;
      const best = rankIdeas(after, STUDIOS_BY_ID[genome.studio]).find(({ idea }) => idea.id !== program);
      next = best ? withIdea(next, geneOf(best)) : { ...without(next, 'markLast', 'markScale', 'gap', 'flip'), idea: null, layout: 'wordmark' };
      notes.push(best ? `${kept.because}, so the symbol is now “${titleOf(next)}”` : `${kept.because}, so the name is on its own now`);
    } else next = { ...next, idea: kept };
  }
  return { genome: next, ...(notes.length > 0 && { note: notes.join('. ') }) };
}

/** The same idea for the new name, or why there is none. */
function ideaFor(gene: IdeaGene, before: Brief, after: Brief): IdeaGene | { because: string } {
  const { carrier: _, ...usual } = gene;
  const idea = ideaOf(gene);
  const lost = gene.things.find((thing) => isOfName(thing, before) && !isSaidBy(thing, after));
  if (lost) {
    const match = matchesOf(idea, after).find(({ things }) => !things.includes(lost));
    return match ? { ...usual, things: match.things, letters: match.letters } : { because: `${capitalized(articled(nameOfThing(lost)))} came from the old name` };
  }
  if (gene.letters === '') return usual;
  const [match] = matchesOf(idea, withThings(gene.things, after));
  return match ? { ...usual, letters: match.letters } : { because: 'The symbol was made of the old letters' };
}

/** A brief that speaks of these things whatever its name is. */
const withThings = (things: readonly ThingId[], brief: Brief): Brief => ({
  ...brief,
  meaning: { ...brief.meaning, things: [...things.map((thing) => ({ thing, weight: 1, from: 'description' as const, word: thing })), ...brief.meaning.things] },
});

const isOfName = (shown: ThingId, { meaning }: Brief): boolean => meaning.things.some(({ thing, from }) => from === 'name' && isKindOf(thing, shown));

const isSaidBy = (shown: ThingId, { meaning }: Brief): boolean =>
  meaning.things.some(({ thing }) => isKindOf(thing, shown)) || meaning.trades.some(({ things }) => things.some((thing) => isKindOf(thing, shown)));

const capitalized = (text: string): string => text[0]!.toUpperCase() + text.slice(1);
