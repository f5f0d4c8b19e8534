import { TRADE_ENDINGS } from './trade-words.ts';

/** Where lines of a name may break: between its pieces; the glue within a piece stays on its line. */
export interface NamePieces {
  units: readonly string[];
  glue: '' | ' ';
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** Shorter names stay in one piece. */
const SHORTEST_BROKEN = 4;

/** A single word longer than this is cut: in one line nobody could read it. */
const LONGEST_WORD = 24;

/** The words; in scripts without spaces the words that are found in it, or halves of a name of ideographs. */
export function piecesOf(words: readonly string[]): NamePieces {
  const [only = ''] = words;
  if (words.length === 1 && lengthOf(only) > LONGEST_WORD) return { units: chunksOf(only), glue: '' };
  if (words.length !== 1 || !UNSPACED.test(only) || lengthOf(only) < SHORTEST_BROKEN) return { units: words, glue: ' ' };
  const ending = tradeEndingOf(only);
  if (ending) return { units: [only.slice(0, -ending.length), ending], glue: '' };
  const found = wordsIn(only);
  return { units: found.length > 1 ? found : halvesOf(only), glue: '' };
}

/** The longest ending that says the trade and leaves two characters or more for the name. */
export function tradeEndingOf(word: string): string | null {
  const fitting = [...TRADE_ENDINGS].filter((ending) => word.endsWith(ending) && lengthOf(word) - lengthOf(ending) >= 2);
  return fitting.reduce<string | null>((longest, ending) => (ending.length > (longest?.length ?? 0) ? ending : longest), null);
}

/** Words of a text without spaces, by the dictionary of the platform; signs stay with the word before. */
export function wordsIn(text: string): string[] {
  const language = /\p{Script=Thai}/u.test(text) ? 'th' : 'ja';
  const words: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    if (isWordLike || words.length === 0) words.push(segment);
    else words[words.length - 1] += segment;
  }
  return words;
}

/** Thirds that keep marks with their letters. */
function chunksOf(word: string): string[] {
  const clusters = word.match(/\P{M}\p{M}*/gu) ?? [word];
  const size = Math.ceil(clusters.length / 3);
  return [0, 1, 2].map((part) => clusters.slice(part * size, (part + 1) * size).join('')).filter((chunk) => chunk !== '');
}

function halvesOf(text: string): string[] {
  const characters = [...text];
  const middle = Math.ceil(characters.length / 2);
  return [characters.slice(0, middle).join(''), characters.slice(middle).join('')];
}

/** Characters that take up space: marks share the space of the letter before. */
const lengthOf = (text: string): number => [...text].filter((char) => !/\p{M}/u.test(char)).length;
