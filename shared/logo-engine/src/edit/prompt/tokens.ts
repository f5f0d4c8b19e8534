import { REFINEMENT_PROMPT_MAX } from '@fifteen/contracts';

/** A word or sign of a prompt: as the customer wrote it, and folded for looking up. */
export interface Token {
  own: string;
  /** Lower case without accents; "," "." for signs that part clauses; "#1f3a5f" for a color. */
  word: string;
}

/** Longer runs of letters are not words that we know. */
const LONGEST_WORD = 40;
const PIECES = /#[0-9a-f]{3,8}\b|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*|['’]78|[.,;:!?\n]/giu;
const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const SIGNS: Readonly<Record<string, string>> = { ';': '.', ':': ',', '!': '.', '?': '.', '\n': '.' };
const ARTICLE = /^(?:l|d|qu|j|m|s|n|c)'(?=[\p{L}])/u;

/** The words of a prompt in one pass; what is beyond 500 characters is not read. */
export function tokensOf(prompt: string): Token[] {
  const read = Array.from(prompt.slice(0, 2 * REFINEMENT_PROMPT_MAX)).slice(0, REFINEMENT_PROMPT_MAX).join('');
  return Array.from(read.normalize('NFKC').matchAll(PIECES)).flatMap(([own]) => (own.startsWith('#') ? colorToken(own) : wordTokens(own)));
}

function colorToken(own: string): Token[] {
  if (!HEX.test(own)) return [{ own, word: own.toLowerCase() }];
  const digits = own.slice(1).toLowerCase();
  return [{ own, word: `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}` }];
}

function wordTokens(own: string): Token[] {
  const sign = SIGNS[own] ?? (own === ',' || own === '.' ? own : null);
  if (sign) return [{ own, word: sign }];
  const word = folded(own.slice(0, LONGEST_WORD));
  const article = ARTICLE.exec(word);
  return [{ own, word: article ? word.slice(article[0].length) : word }];
}

/** Lower case, one kind of apostrophe, no accents: as the lexicon is written. */
export const folded = (text: string): string =>
  text.toLowerCase().replaceAll('’', "'").replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '');
