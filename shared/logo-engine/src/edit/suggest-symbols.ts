import type { Idea } from '@fifteen/idea-book';
import { type Meaning, THINGS, type ThingId } from '@fifteen/meaning';
import type { Brief, MeaningReader } from '../brief/brief.ts';
import type { Genome } from '../genome.ts';
import { ideaOf } from '../idea-of.ts';
import { type RankedIdea, geneOf, rankIdeas } from '../propose/rank-ideas.ts';
import { wordsOf } from '../render/words-of.ts';
import { STUDIOS_BY_ID } from '../studios/studios.ts';
import { thingWords } from './prompt/thing-words.ts';
import { folded } from './prompt/tokens.ts';
import { meantBy } from './prompt/typo.ts';
import { ideaRef, ideasShowing } from './symbol-edits.ts';

/** A symbol that the logo could have. */
export interface SymbolSuggestion {
  /** For the operation "idea". */
  readonly idea: string;
  readonly title: string;
}

const MOST = 12;

/** Symbols for what a word means, best first; for no word, those that the brief calls for. None where the word means nothing that we draw. */
export function suggestSymbols(genome: Genome, brief: Brief, meaning?: Meaning): SymbolSuggestion[] {
  const ranked = meaning
    ? meaning.things.flatMap(({ thing }) => ideasShowing(thing, genome, brief))
    : rankIdeas(brief, STUDIOS_BY_ID[genome.studio], ({ kind }) => kind === 'symbol');
  return firstOfEach(ranked.filter(({ idea }) => idea.kind === 'symbol')).slice(0, MOST).map((each) => ({ idea: ideaRef(geneOf(each)), title: titleOf(each) }));
}

/** One look of each idea: the best. */
const firstOfEach = (ranked: readonly RankedIdea[]): RankedIdea[] => [...new Map(ranked.toReversed().map((each) => [each.idea.id, each])).values()].toReversed();

const titleOf = (each: RankedIdea): string => {
  const gene = geneOf(each);
  const idea: Idea = ideaOf(gene);
  return wordsOf(idea.title, gene);
};

const WORDS: readonly string[] = (Object.keys(THINGS) as ThingId[]).flatMap(thingWords).filter((word) => /^[a-z]{4,}$/.test(word));

/** What somebody who looks for a symbol means by a word, in any language; a typing error in English is forgiven. */
export function meaningOfWord(word: string, read: MeaningReader): Meaning {
  const meaning = read({ name: word, industry: '' });
  if (meaning.things.length > 0) return meaning;
  const meant = meantBy(folded(word.trim()), WORDS);
  return meant ? read({ name: meant, industry: '' }) : meaning;
}
