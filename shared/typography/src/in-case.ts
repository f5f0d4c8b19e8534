import type { LetterCase } from './letter-case.ts';


/** Letters that only Turkish and its kin use: there a capital i keeps its dot. */
const TURKISH = /[ğıİĞ]/u;
const GREEK = /\p{Script=Greek}/u;

/** The text in a case, by the rules of its language: Greek capitals lose their accents, Turkish ones keep their dots. */
export function inCase(text: string, letterCase: LetterCase): string {
  const language = GREEK.test(text) ? 'el' : TURKISH.test(text) ? 'tr' : 'en';
  if (letterCase === 'upper') return text.toLocaleUpperCase(language);
  return letterCase === 'lower' ? text.toLocaleLowerCase(language) : text;
}
