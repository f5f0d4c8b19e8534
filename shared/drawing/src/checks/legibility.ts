import type { FontLibrary } from '@fifteen/typography';
import { DrawingError, createBudget } from '../budget.ts';
import { Draw, type Reading } from '../draw.ts';
import type { Shape } from '../shape.ts';
import type { LetteringStyle } from '../text/lettering-style.ts';
import type { Matrix } from '../transformable.ts';
import type { Finding } from './finding.ts';
import { blurred, gridOf, standardized } from './grid.ts';
import { finding } from './measured.ts';

/** Fonts that plain letters are taken from, for scripts that they cover. They must be ready in the library. */
export const PLAIN_FONTS = ['jost-600', 'bitter-800'] as const;
const FONT_STYLES: readonly LetteringStyle[] = PLAIN_FONTS.map((font) => ({ font }));
/** Letters of the pens are drawn only for what the fonts do not read: they cost ten times as much. */
const PEN_STYLES: readonly LetteringStyle[] = [
  { pen: 'monoline', options: { stem: 0.14 } },
  { pen: 'angular', options: { stem: 0.18 } },
  { pen: 'slit', options: {} },
  { pen: 'blocks', options: {} },
];

/** What a letter may be taken for, by script: the letters of its case. */
const ALPHABETS = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  'abcdefghijklmnopqrstuvwxyz',
  '0123456789',
  'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ',
  'абвгдежзийклмнопрстуфхцчшщъыьэюя',
  'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ',
  'αβγδεζηθικλμνξοπρστυφχψω',
] as const;

/** Every letter that a check may draw in a font. */
export const PLAIN_LETTERS = ALPHABETS.join('');

/** Cells on a side of a letter's grid. */
const SIZE = 16;
/** Narrow letters fill this many of their heights, so that a bar stays a bar. */
const STRETCH = 2.2;
/** How much less than the best match the right letter may be, and how alike it must be at least (correlation). */
const NEAR = 0.08;
const LEAST_ALIKE = 0.42;
/** Slants and turns that are undone where a letter is not read as it is, and how alike it must be then. */
const LEANS: readonly Matrix[] = [0.22, -0.22, 0.45, -0.45, 0.7, -0.7].flatMap((lean): Matrix[] => [
  [1, 0, lean, 1, 0, 0],
  [1, lean, 0, 1, 0, 0],
  [1, -lean, lean, 1, 0, 0],
]);
const LEAST_LEANING = 0.6;

/** How well a drawn letter matches plain ones. */
export interface LetterMatch {
  /** The letter that it should be, and how alike (correlation, -1 to 1) it is to its best plain form. */
  readonly letter: string;
  readonly alike: number;
  /** What it is most like, and how alike. */
  readonly best: string;
  readonly bestAlike: number;
  /** The right letter is the best match, or nearly. */
  readonly isRead: boolean;
}

/** Plain letters of several fonts and pens as grids: drawn when first asked for, kept with the library. */
export interface PlainLetters {
  /** Null for signs and for scripts that no plain alphabet is kept of. */
  readonly match: (reading: Reading) => LetterMatch | null;
}

const known = new WeakMap<FontLibrary, PlainLetters>();

/** The plain letters of a library whose {@link PLAIN_FONTS} are ready. */
export function plainLetters(library: FontLibrary): PlainLetters {
  const made = known.get(library) ?? createPlainLetters(library);
  known.set(library, made);
  return made;
}

function createPlainLetters(library: FontLibrary): PlainLetters {
  const [byFonts, byPens] = [FONT_STYLES, PEN_STYLES].map((styles) => formsIn(library, styles)) as [FormsOf, FormsOf];
  const matchForm = (letter: string, form: Form): LetterMatch | null => {
    const quick = matchBy(byFonts, letter, form);
    return !quick || quick.isRead ? quick : matchBy((other) => [...byFonts(other), ...byPens(other)], letter, form);
  };
  const match = ({ letter, shape }: Reading): LetterMatch | null => {
    if (shape.isEmpty) return null;
    const upright = matchForm(letter, formOf(shape));
    if (!upright || upright.isRead) return upright;
    // The eye reads a letter that leans or climbs as if it were upright.
    for (const lean of LEANS) {
      const leaning = matchForm(letter, formOf(shape.transform(lean)));
      if (leaning?.isRead && leaning.alike > LEAST_LEANING) return leaning;
    }
    return upright;
  };
  return { match };
}

type FormsOf = (letter: string) => readonly Form[];

/** The plain forms of letters in some styles, each drawn when it is first asked for. */
function formsIn(library: FontLibrary, styles: readonly LetteringStyle[]): FormsOf {
  const forms = new Map<string, readonly Form[]>();
  return (letter) => {
    const found = forms.get(letter) ?? styles.flatMap((style) => plainForm(library, letter, style));
    forms.set(letter, found);
    return found;
  };
}

function matchBy(formsOf: FormsOf, letter: string, form: Form): LetterMatch | null {
  const alikeTo = (other: string) => formsOf(other).reduce((most, plain) => Math.max(most, product(form, plain)), -1);
  // Some pens draw capitals only: a letter may be read in either case, whichever it is more like.
  const cases = [...new Set([letter, letter.toLowerCase(), letter.toUpperCase()])].flatMap((as) => alphabetOf(as).map((alphabet) => ({ as, alphabet, alike: alikeTo(as) })));
  const [right] = cases.toSorted((one, other) => other.alike - one.alike);
  if (!right) return null;
  let [best, bestAlike] = [right.as, right.alike];
  for (const other of right.alphabet) {
    const alike = other === right.as ? right.alike : alikeTo(other);
    if (alike > bestAlike) [best, bestAlike] = [other, alike];
  }
  return { letter, alike: right.alike, best, bestAlike, isRead: right.alike >= bestAlike - NEAR && right.alike >= LEAST_ALIKE };
}

/** The alphabet that a letter belongs to, without its accents; none for signs. */
function alphabetOf(letter: string): string[] {
  const base = letter.normalize('NFD')[0] ?? '';
  return ALPHABETS.filter((letters) => base !== '' && letters.includes(base)).slice(0, 1);
}

function plainForm(library: FontLibrary, letter: string, style: LetteringStyle): Form[] {
  if ('font' in style && !library.covers(style.font, letter)) return [];
  try {
    return [formOf(new Draw(library, createBudget()).write(letter, style, 200).shape)];
  } catch (error) {
    if (error instanceof DrawingError) return [];
    throw error;
  }
}

/** A letter stretched into a square and blurred, since forms are compared and not sizes: cells with mean 0 and length 1. */
type Form = Float32Array;

function formOf(shape: Shape): Form {
  const { cx, cy, width, height } = shape.bounds;
  const [w, h] = [Math.max(width, height / STRETCH), Math.max(height, width / STRETCH)];
  return standardized(blurred(gridOf(shape, { left: cx - w / 2, top: cy - h / 2, width: w, height: h }, SIZE)));
}

/** Of two standardized forms: their correlation. */
function product(one: Form, other: Form): number {
  let sum = 0;
  for (let i = 0; i < one.length; i += 1) sum += one[i]! * other[i]!;
  return sum;
}

/** The letters of a word that are taken for others, in words for the program's author. */
export function checkLetters(readings: readonly Reading[], plain: PlainLetters): Finding[] {
  return readings.flatMap((reading) => {
    const match = plain.match(reading);
    if (!match || match.isRead) return [];
    const { letter, alike, best, bestAlike } = match;
    const { cx, cy } = reading.shape.bounds;
    const words = best.toLowerCase() === letter.toLowerCase() ? `The ${letter} is only ${percent(alike)} like a plain ${letter}; at least ${percent(LEAST_ALIKE)}.` : `The ${letter} is ${percent(alike)} like a plain ${letter} and ${percent(bestAlike)} like ${best}: keep more of its own form.`;
    return [finding('legibility', words, bestAlike - alike > 2 * NEAR, [cx, cy])];
  });
}

const percent = (value: number): string => `${Math.round(value * 100)} %`;
