import { CONNECTING_WORDS, INTRODUCING_WORDS, TRADE_WORDS } from './generic-words.ts';

/** How a script behaves in a logo. */
export interface Script {
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
  /** The name itself: "Northwind" of "Northwind Coffee". */
  main: string;
  /** The rest, if the name has a generic part. */
  sub: string | null;
  /** The generic part stands first: "Maison Élan". */
  isSubFirst: boolean;
  /** Capitals for letter marks; the first belongs to the main part. */
  initials: { first: string; second: string };
  script: Script;
}

const JOINED = /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Thai}]/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const CASED = /[\p{Lu}\p{Ll}]/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

export function namePartsOf(full: string): NameParts {
  const words = full.split(/\s+/).filter(Boolean);
  const split = splitName(words);
  const telling = words.filter((word) => !CONNECTING_WORDS.has(word.toLowerCase()));
  const letters = (telling.length > 0 ? telling : words).map(firstCharacter).filter((char) => char !== null);
  const [one = 'A', two = one] = letters;
  const first = split.isSubFirst ? two : one;
  return {
    full,
    words,
    ...split,
    initials: { first, second: letters.find((char) => char !== first) ?? first },
    script: { isJoined: JOINED.test(full), hasCase: CASED.test(full), isRightToLeft: RIGHT_TO_LEFT.test(full) },
  };
}

function splitName(words: readonly string[]): { main: string; sub: string | null; isSubFirst: boolean } {
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (words.length > 1 && TRADE_WORDS.has(last.toLowerCase()) && !endsWithConnector(words)) {
    return { main: words.slice(0, -1).join(' '), sub: last, isSubFirst: false };
  }
  if (words.length > 1 && INTRODUCING_WORDS.has(first.toLowerCase())) {
    return { main: words.slice(1).join(' '), sub: first, isSubFirst: true };
  }
  return { main: words.join(' '), sub: null, isSubFirst: false };
}

/** "Law & Media" is one name: its last word does not stand alone. */
const endsWithConnector = (words: readonly string[]): boolean => /^(&|\+|and|und|et|y|e|и)$/i.test(words.at(-2) ?? '');

/** The word's first letter or digit as a capital; its accents stay. */
function firstCharacter(word: string): string | null {
  const found = [...word.normalize('NFC')].find((char) => LETTER_OR_DIGIT.test(char));
  if (found === undefined) return null;
  const capital = found.toLocaleUpperCase();
  return capital.length === found.length ? capital : found;
}
