/** Accents by the name that type designers use, with the combining character that Unicode decomposes to. */
export const MARKS = {
  grave: '\u0300',
  acute: '\u0301',
  circumflex: '\u0302',
  tilde: '\u0303',
  macron: '\u0304',
  breve: '\u0306',
  dotAbove: '\u0307',
  diaeresis: '\u0308',
  hookAbove: '\u0309',
  ring: '\u030a',
  doubleAcute: '\u030b',
  caron: '\u030c',
  horn: '\u031b',
  dotBelow: '\u0323',
  commaBelow: '\u0326',
  cedilla: '\u0327',
  ogonek: '\u0328',
} as const;
export type MarkName = keyof typeof MARKS;

/** Marks that hang below the letter or touch its side; all others are set above it. */
const BELOW: ReadonlySet<MarkName> = new Set(['dotBelow', 'commaBelow', 'cedilla', 'ogonek']);
export const isBelow = (mark: MarkName): boolean => BELOW.has(mark);

const NAMES = new Map(Object.entries(MARKS).map(([name, character]) => [character as string, name as MarkName]));

/** Latvian letters that Unicode gives a cedilla but that are drawn with a comma. */
const HAS_COMMA = /^[GKLNR]$/iu;

/** A character as its base and its marks; undefined where it does not decompose into marks we know. */
export function decomposed(character: string): { base: string; marks: MarkName[] } | undefined {
  const [base = '', ...rest] = [...character.normalize('NFD')];
  const marks = rest.map((mark) => NAMES.get(mark));
  if (rest.length === 0 || marks.some((mark) => mark === undefined)) return undefined;
  const named = marks as MarkName[];
  return { base, marks: HAS_COMMA.test(base) ? named.map((mark) => (mark === 'cedilla' ? 'commaBelow' : mark)) : named };
}

/**
 * Cyrillic and Greek letters that have the form of a Latin one. A pen may draw any of them in its own way instead.
 */
export const SAME_FORM: Readonly<Record<string, string>> = {
  А: 'A', В: 'B', Е: 'E', К: 'K', М: 'M', Н: 'H', О: 'O', Р: 'P', С: 'C', Т: 'T', Х: 'X', І: 'I', Ј: 'J', Ѕ: 'S',
  а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', у: 'y', х: 'x', і: 'i', ј: 'j', ѕ: 's',
  Α: 'A', Β: 'B', Ε: 'E', Ζ: 'Z', Η: 'H', Ι: 'I', Κ: 'K', Μ: 'M', Ν: 'N', Ο: 'O', Ρ: 'P', Τ: 'T', Υ: 'Y', Χ: 'X', ο: 'o',
};
