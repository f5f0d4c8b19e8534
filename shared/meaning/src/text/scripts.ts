/** Scripts that words are read in differently. `other` is everything that we cannot split into words on our own. */
export type Script = 'latin' | 'cyrillic' | 'greek' | 'arabic' | 'hebrew' | 'devanagari' | 'han' | 'kana' | 'hangul' | 'thai' | 'other';

const SCRIPTS: readonly (readonly [Script, RegExp])[] = [
  ['latin', /\p{Script=Latin}/u],
  ['cyrillic', /\p{Script=Cyrillic}/u],
  ['greek', /\p{Script=Greek}/u],
  ['arabic', /\p{Script=Arabic}/u],
  ['hebrew', /\p{Script=Hebrew}/u],
  ['devanagari', /\p{Script=Devanagari}/u],
  ['han', /[\p{Script=Han}々〆]/u],
  ['kana', /[\p{Script=Hiragana}\p{Script=Katakana}ー]/u],
  ['hangul', /\p{Script=Hangul}/u],
  ['thai', /\p{Script=Thai}/u],
];

/** The script of a letter. */
export const scriptOf = (letter: string): Script => SCRIPTS.find(([, pattern]) => pattern.test(letter))?.[0] ?? 'other';

const UNSPACED: ReadonlySet<Script> = new Set(['han', 'kana', 'hangul', 'thai']);

/** Whether words of this script are written without spaces, or hang together in one (Hangul). */
export const isUnspaced = (script: Script): boolean => UNSPACED.has(script);
