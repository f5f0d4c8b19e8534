/** Words of more letters are the same thing where they begin alike: brewing and brewery. */
const STEM = 4;
const LATIN_ACCENTS = /[\u0300-\u036f]/g;
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u;
/** Scripts that write no spaces: a trade is looked for anywhere in the name. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

const folded = (text: string): string => text.toLowerCase().normalize('NFD').replace(LATIN_ACCENTS, '').normalize('NFC');
const wordsOf = (text: string): string[] => folded(text).split(BETWEEN_WORDS).filter(Boolean);
const stemOf = (word: string): string => [...word].slice(0, STEM).join('');

/** Whether a name says this trade already: one of its words again, or one of the same stem. */
export function saysTwice(name: string, trade: string): boolean {
  const [said, stems] = [folded(name), new Set(wordsOf(name).map(stemOf))];
  return wordsOf(trade).some((word) => (UNSPACED.test(word) ? said.includes(word) : stems.has(stemOf(word))));
}
