import type { Meaning } from '../meaning.ts';
import { tokensOf } from '../tokens.ts';
import { LONGEST_PHRASE, vocabulary } from '../vocabulary.ts';

/** What says how something looks, or which of our things is meant: no name of anybody. */
const STYLE: ReadonlySet<Meaning['is']> = new Set(['subject', 'quality', 'tone', 'color', 'kind', 'wish', 'place', 'number', 'value', 'lock', 'unavailable']);

const isStyle = (phrase: string): boolean => vocabulary().phrases.get(phrase)?.some(({ meaning }) => STYLE.has(meaning.is)) === true;
const isGrammar = (phrase: string): boolean => vocabulary().phrases.get(phrase)?.some(({ meaning }) => meaning.is !== 'thing') === true || /^\d{1,3}$/.test(phrase);

/** How many of the words from `at` on are one phrase of the vocabulary that passes; 0 if none are. */
function lengthAt(words: readonly string[], at: number, passes: (phrase: string) => boolean): number {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length -= 1) if (passes(words.slice(at, at + length).join(' '))) return length;
  return 0;
}

const wordsOf = (text: string): string[] => tokensOf(text).map(({ word }) => word);

/** "Navy and gold", "Two lines": whether a text says how something looks and nothing else. */
export function saysOnlyStyle(text: string): boolean {
  const words = wordsOf(text.split(/[,.;:!?\n]/)[0] ?? '');
  let [at, styles] = [0, 0];
  while (at < words.length) {
    const style = lengthAt(words, at, isStyle);
    const length = style || lengthAt(words, at, isGrammar);
    if (length === 0) return false;
    styles += style;
    at += length;
  }
  return styles > 0;
}

/** "Gold", "Concept 3": whether a text begins with a word for how something looks, or for one of our concepts. */
export const beginsWithStyle = (text: string): boolean => lengthAt(wordsOf(text), 0, isStyle) > 0;
