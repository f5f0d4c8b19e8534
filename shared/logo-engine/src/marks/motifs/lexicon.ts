import { INDUSTRIES } from './industries/industries.ts';
import { MEANINGS } from './industries/meanings.ts';
import { MOTIFS } from './motifs.ts';
import { type Keyword, keywordOf, wordsOf } from './words.ts';

/** What a word, or words that belong together, speak for. */
export interface Entry {
  parts: readonly Keyword[];
  motifs: string[];
  /** Places in `TRADES`. */
  trades: number[];
}

/** Motifs of each trade, best first. */
export const TRADES: readonly (readonly string[])[] = INDUSTRIES.map(({ motifs }) => motifs.split(' '));

/** Every keyword once, with all that it speaks for. */
export const LEXICON: readonly Entry[] = entries();

function entries(): Entry[] {
  const byText = new Map<string, Entry>();
  const entryOf = (text: string): Entry => {
    const entry = byText.get(text) ?? { parts: text.split('+').map(keywordOf), motifs: [], trades: [] };
    byText.set(text, entry);
    return entry;
  };
  for (const { id, keywords } of MOTIFS) {
    for (const text of new Set(wordsOf(`${keywords} ${MEANINGS[id] ?? ''}`))) entryOf(text).motifs.push(id);
  }
  INDUSTRIES.forEach(({ words }, i) => {
    for (const text of new Set(wordsOf(Object.values(words).join(' ')))) entryOf(text).trades.push(i);
  });
  return [...byText.values()];
}
