import { MOTIFS, motifById, motifsFor } from '../../marks/index.ts';
import { folded } from '../text/tokens.ts';
import { meantBy } from '../text/typo.ts';
import { motifNames } from './motif-names.ts';

/** A picture that can stand in a logo. */
export interface SymbolSuggestion {
  /** Id of the motif, for the operation "motif". */
  motif: string;
  title: string;
}

const NAMED = motifNames(MOTIFS);
const WORDS: readonly string[] = [...new Set([...NAMED.flatMap(({ words }) => words), ...MOTIFS.flatMap(({ keywords }) => keywords.split(' '))])].filter((word) => word.length >= 4);
const MOST = 12;

/**
 * Pictures for a keyword in English, German, Spanish or French, best first: those that bear the name, then those that
 * the word calls to mind. Typing errors are forgiven. None where nothing is like it.
 */
export function suggestSymbols(keyword: string): SymbolSuggestion[] {
  const words = folded(keyword.slice(0, 120)).split(/[^\p{L}\p{N}]+/u).filter(Boolean).slice(0, 8);
  const exact = suggestionsFor(words);
  const ids = exact.length > 0 ? exact : suggestionsFor(words.map((word) => meantBy(word, WORDS) ?? word));
  return ids.slice(0, MOST).flatMap((id) => {
    const motif = motifById(id);
    return motif ? [{ motif: id, title: motif.title }] : [];
  });
}

function suggestionsFor(words: readonly string[]): string[] {
  const named = NAMED.filter((motif) => motif.words.some((word) => words.includes(word))).map(({ id }) => id);
  return [...new Set([...named, ...motifsFor(words.join(' '))])];
}
