import { fold, hasAccents, normalize } from './normalize.ts';
import { isUnspaced, type Script, scriptOf } from './scripts.ts';

/** A word, or a run of letters without spaces, of a text. */
export interface Token {
  /** As it was written. */
  readonly text: string;
  /** As the lexicon's keys are written: see `normalize` and `fold`. */
  readonly key: string;
  readonly script: Script;
  /** Whether it was written with accents, which `key` has lost. */
  readonly accented: boolean;
  /** Whether it begins with a capital. */
  readonly capital: boolean;
  /** What is between this token and the one before: nothing, a space, a comma, an ampersand. */
  readonly before: 'start' | 'joined' | 'space' | 'comma' | 'and' | 'apostrophe';
  /** What was written between this token and the one before. */
  readonly gap: string;
}

const WORD = /[\p{L}\p{M}\p{Nd}々〆ー]+(?:['’ʼ׳"״][\p{L}\p{M}]+)*['’׳]?/gu;

/** Where a word that is written together falls apart: blueJay, 3Volt, ABCBooks. */
const SEAMS = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{Nd})(?=\p{L})|(?<=\p{L})(?=\p{Nd})/gu;

/** Scripts whose words have an apostrophe inside: м'ята, ג'ירפה. */
const KEEPS_APOSTROPHE: ReadonlySet<Script> = new Set(['cyrillic', 'hebrew']);

const separatorOf = (gap: string): Token['before'] => {
  if (/[&+]/u.test(gap)) return 'and';
  if (/[,;、，·|/]/u.test(gap)) return 'comma';
  return /[-‐‑–—]/u.test(gap) && !/\s/u.test(gap) ? 'joined' : 'space';
};

/** Splits a run of letters where the script changes: さくら歯科 is kana and han, which belong together; 3Volt does not. */
const runsOf = (word: string): string[] => {
  const runs: string[] = [];
  let last: Script | undefined;
  for (const letter of word) {
    const script = /[\p{M}'’ʼ׳"״]/u.test(letter) ? last : /\p{Nd}/u.test(letter) ? 'other' : scriptOf(letter);
    const together = script === last || (last !== undefined && script !== undefined && isUnspaced(script) && isUnspaced(last));
    if (together && runs.length > 0) runs[runs.length - 1] += letter;
    else runs.push(letter);
    last = script;
  }
  return runs;
};

const scriptOfRun = (run: string): Script => scriptOf([...run].find((letter) => /\p{L}/u.test(letter)) ?? '');

const parted = (run: string): string[] => {
  const script = scriptOfRun(run);
  if (KEEPS_APOSTROPHE.has(script)) return [run.replace(/['’]$/u, '')];
  return run.split(/['’ʼ׳"״]/u).flatMap((part) => part.split(SEAMS)).filter(Boolean);
};

const tokenOf = (text: string, before: Token['before'], gap: string): Token => {
  const normalized = normalize(text);
  const script = scriptOfRun(text);
  return { text, key: fold(normalized), script, accented: hasAccents(normalized), capital: /^\p{Lu}/u.test(text), before, gap };
};

/** Longer runs of letters are not words; reading all their parts would take minutes. */
const LONGEST_WORD = 48;
/** More text than a brief may have. */
const LONGEST_TEXT = 4000;

/** The words of a text in order, as written and as keys; no word is longer than 48 letters. Pure; never throws. */
export const tokensOf = (text: string): Token[] => {
  const composed = text.slice(0, LONGEST_TEXT).normalize('NFC');
  const tokens: Token[] = [];
  let end = 0;
  for (const match of composed.matchAll(WORD)) {
    let before: Token['before'] = tokens.length === 0 ? 'start' : separatorOf(composed.slice(end, match.index));
    for (const run of runsOf(match[0])) {
      for (const [index, part] of parted(run).entries()) {
        const at = composed.indexOf(part, end);
        tokens.push(tokenOf(part.slice(0, LONGEST_WORD), before === 'start' || index === 0 ? before : 'apostrophe', composed.slice(end, at)));
        end = at + part.length;
        before = 'joined';
      }
    }
    end = match.index + match[0].length;
  }
  return tokens;
};

/** Whether a word is initials among words that are not all in capitals: the IT of "IT services" is not a pronoun. */
export const isInitials = (token: Token, all: readonly Token[]): boolean => /^\p{Lu}{2,3}$/u.test(token.text) && all.some(({ text }) => /\p{Ll}/u.test(text));

/** The key of a word or phrase: what `tokensOf` would read in a text, joined by spaces. */
export const keyOf = (phrase: string): string =>
  tokensOf(phrase)
    .map((token) => token.key)
    .join(' ');
