import { type ScriptId, scriptOf } from '@fifteen/typography';
import { CONNECTING_WORDS } from './generic-words.ts';
import { type NamePieces, piecesOf, tradeEndingOf, wordsIn } from './name-pieces.ts';
import { INTRODUCING_WORDS, TRADE_WORDS } from './trade-words.ts';

/** How a script behaves in a logo. */
export interface Script {
  /** The one that most letters are in; null for Latin. */
  id: ScriptId | null;
  /** Letters join or stack: never tracked, never cut apart. */
  isJoined: boolean;
  /** Has capitals. */
  hasCase: boolean;
  isRightToLeft: boolean;
}

/** The name taken apart for setting. */
export interface NameParts {
  /** Everything that is drawn. */
  full: string;
  words: readonly string[];
  /** Where its lines may break. */
  pieces: NamePieces;
  /** The name itself: "Northwind" of "Northwind Coffee". */
  main: string;
  /** The rest, if the name has a generic part. */
  sub: string | null;
  /** The generic part comes first: "Maison Élan". */
  isSubFirst: boolean;
  /** Capitals for letter marks; the first belongs to the main part. */
  initials: { first: string; second: string };
  script: Script;
  /** A short word for the trade, where the name does not say it. */
  trade?: string;
}

const JOINED = /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Thai}]/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const CASED = /[\p{Lu}\p{Ll}]/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

export function namePartsOf(full: string): NameParts {
  const words = full.split(/\s+/).filter(Boolean);
  const split = splitName(words);
  const letters = initialsOf(words);
  const first = initialsOf(split.main.split(' '))[0] ?? letters[0] ?? 'A';
  return {
    full,
    words,
    pieces: piecesOf(words),
    ...split,
    initials: { first, second: letters.find((char) => char !== first) ?? first },
    script: { id: scriptOf(full), isJoined: JOINED.test(full), hasCase: CASED.test(full), isRightToLeft: RIGHT_TO_LEFT.test(full) },
  };
}

interface Split {
  main: string;
  sub: string | null;
  isSubFirst: boolean;
}

/** Longest trade or introduction, in words: "plumbing & heating". */
const MOST_WORDS = 3;

function splitName(words: readonly string[]): Split {
  const whole = { main: words.join(' '), sub: null, isSubFirst: false };
  return (words.length === 1 ? splitUnspaced(words[0] ?? '') : (splitTrade(words) ?? splitIntroduction(words))) ?? whole;
}

function splitTrade(words: readonly string[]): Split | null {
  for (const count of countsFor(words)) {
    const [main, trade] = [words.slice(0, -count), words.slice(-count).join(' ')];
    if (TRADE_WORDS.has(trade.toLowerCase()) && !CONNECTOR.test(main.at(-1) ?? '')) return { main: main.join(' '), sub: trade, isSubFirst: false };
  }
  return null;
}

function splitIntroduction(words: readonly string[]): Split | null {
  for (const count of countsFor(words)) {
    const [introduction, main] = [words.slice(0, count).join(' '), words.slice(count)];
    if (INTRODUCING_WORDS.has(introduction.toLowerCase()) && !CONNECTOR.test(main[0] ?? '')) return { main: main.join(' '), sub: introduction, isSubFirst: true };
  }
  return null;
}

/** The most words first, where at least one is left for the name. */
const countsFor = (words: readonly string[]): number[] => Array.from({ length: MOST_WORDS }, (_, i) => MOST_WORDS - i).filter((count) => count < words.length);

/** Trades at the end of ideographs, introductions at the start of Thai. */
function splitUnspaced(word: string): Split | null {
  const ending = tradeEndingOf(word);
  if (ending) return { main: word.slice(0, -ending.length), sub: ending, isSubFirst: false };
  if (!/^\p{Script=Thai}+$/u.test(word)) return null;
  const [first = '', ...rest] = wordsIn(word);
  return rest.length > 0 && INTRODUCING_WORDS.has(first) ? { main: rest.join(''), sub: first, isSubFirst: true } : null;
}

/** "Law & Media" is one name: its last word is not a part of its own. */
const CONNECTOR = /^(&|\+|and|und|et|y|e|i|en|ve|và|и|και|و|और)$/i;

/** First characters of the words that say something. */
function initialsOf(words: readonly string[]): string[] {
  const telling = words.filter((word) => !CONNECTING_WORDS.has(word.toLowerCase()));
  return (telling.length > 0 ? telling : words).map(firstCharacter).filter((char) => char !== null);
}

/** The word's first letter or digit as a capital; its accents stay. */
function firstCharacter(word: string): string | null {
  const found = [...word.normalize('NFC')].find((char) => LETTER_OR_DIGIT.test(char));
  if (found === undefined) return null;
  const capital = found.toUpperCase();
  return capital.length === found.length ? capital : found;
}
