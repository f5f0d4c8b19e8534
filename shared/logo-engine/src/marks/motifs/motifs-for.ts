import { MOTIFS } from './motifs.ts';

const EXACT = 2;
/** "coffeehouse" holds "coffee". */
const PARTIAL = 1.2;
/** Shorter words hide in too many others: "ring" in "catering". */
const SHORTEST_PART = 5;
/** Short words that make good compounds, above all in German. */
const COMPOUNDS = new Set('brot haus wein holz buch bier bike book cafe surf'.split(' '));
/** Long words that hide in others all the same: "sport" in "transport". */
const WHOLE_ONLY = new Set('sport light space media power'.split(' '));

/** "veterinaria" and "veterinario" share their stem. */
const SHORTEST_STEM = 6;

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);

const KEYWORDS = MOTIFS.map(({ id, keywords }) => ({ id, words: [...new Set(wordsOf(keywords))] }));

/** Ids of the motifs that the text calls for, best first; none if nothing matches. Knows English, German, Spanish, French. */
export function motifsFor(text: string): string[] {
  const words = wordsOf(text);
  return KEYWORDS.map(({ id, words: keywords }) => ({ id, score: scoreOf(words, keywords) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ id }) => id);
}

const scoreOf = (words: readonly string[], keywords: readonly string[]) =>
  words.reduce((sum, word) => sum + Math.max(0, ...keywords.map((keyword) => match(word, keyword))), 0);

function match(word: string, keyword: string): number {
  if (word === keyword) return EXACT;
  if (isPart(keyword) && word.includes(keyword)) return PARTIAL;
  if (word.length >= SHORTEST_PART && keyword.startsWith(word)) return PARTIAL;
  return sharedStart(word, keyword) >= Math.max(SHORTEST_STEM, 0.7 * Math.max(word.length, keyword.length)) ? PARTIAL : 0;
}

const isPart = (keyword: string) =>
  COMPOUNDS.has(keyword) || (keyword.length >= SHORTEST_PART && !WHOLE_ONLY.has(keyword));

function sharedStart(word: string, keyword: string): number {
  let length = 0;
  while (length < word.length && word[length] === keyword[length]) length++;
  return length;
}
