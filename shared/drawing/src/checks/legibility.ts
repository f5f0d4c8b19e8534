import type { Point } from '@fifteen/geometry';
import type { FontLibrary } from '@fifteen/typography';
import { type Box, boxOf } from '../box.ts';
import { DrawingError, createBudget } from '../budget.ts';
import { Draw, type Reading } from '../draw.ts';
import type { LetteringStyle } from '../text/lettering-style.ts';
import type { Matrix } from '../transformable.ts';
import type { Finding } from './finding.ts';
import { blurred, gridOfContours, standardized } from './grid.ts';
import { finding } from './measured.ts';

/** Fonts that plain letters are taken from, for scripts that they cover. They must be ready in the library. */
export const PLAIN_FONTS = ['jost-600', 'bitter-800'] as const;
const FONT_STYLES: readonly LetteringStyle[] = PLAIN_FONTS.map((font) => ({ font }));
/** Letters of the pens are drawn only for what the fonts do not read: they cost ten times as much. */
const PEN_STYLES: readonly LetteringStyle[] = [
  { pen: 'monoline', options: { stem: 0.14 } },
  { pen: 'angular', options: { stem: 0.18 } },
  { pen: 'slit', options: {} },
  { pen: 'blocks', options: { inks: [] } },
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
/** Samples of an outline on the longer side of its letter. */
const SAMPLES = 24;
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
  const byAll = (letter: string): readonly Form[] => [...byFonts(letter), ...byPens(letter)];
  const matchForm = (letter: string, form: Form, least: number): LetterMatch | null => {
    const quick = matchBy(byFonts, letter, form);
    if (!quick || quick.isRead) return quick;
    return matchBy(byAll, letter, form, Math.max(least, quick.bestAlike - NEAR)) ?? quick;
  };
  const match = ({ letter, shape }: Reading): LetterMatch | null => {
    if (shape.isEmpty) return null;
    const { cx, cy, width, height } = shape.bounds;
    const contours = shape.contours(Math.max(width, height) / SAMPLES);
    const upright = matchForm(letter, formOf(contours, { cx, cy, width, height }), LEAST_ALIKE);
    if (!upright || upright.isRead) return upright;
    // The eye reads a letter that leans or climbs as if it were upright.
    for (const lean of LEANS) {
      const leaning = matchForm(letter, leaned(contours, lean), LEAST_LEANING);
      if (leaning?.isRead && leaning.alike > LEAST_LEANING) return leaning;
    }
    return upright;
  };
  return { match };
}

type Contours = readonly (readonly Point[])[];
type Extent = Pick<Box, 'cx' | 'cy' | 'width' | 'height'>;
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

/** How a form matches a letter; null for signs, and where it is less like the letter than `least`, whatever it is most like. */
function matchBy(formsOf: FormsOf, letter: string, form: Form, least = -1): LetterMatch | null {
  const alikeTo = (other: string) => formsOf(other).reduce((most, plain) => Math.max(most, product(form, plain)), -1);
  // Some pens draw capitals only: a letter may be read in either case, whichever it is more like.
  const cases = [...new Set([letter, letter.toLowerCase(), letter.toUpperCase()])].flatMap((as) => alphabetOf(as).map((alphabet) => ({ as, alphabet, alike: alikeTo(as) })));
  const [right] = cases.toSorted((one, other) => other.alike - one.alike);
  if (!right || right.alike < least) return null;
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
    const { shape } = new Draw(library, createBudget()).write(letter, style, 200);
    return [formOf(shape.contours(Math.max(shape.bounds.width, shape.bounds.height) / SAMPLES), shape.bounds)];
  } catch (error) {
    if (error instanceof DrawingError) return [];
    throw error;
  }
}

/** A letter stretched into a square and blurred, since forms are compared and not sizes: cells with mean 0 and length 1. */
type Form = Float32Array;

function formOf(contours: Contours, { cx, cy, width, height }: Extent): Form {
  const [w, h] = [Math.max(width, height / STRETCH), Math.max(height, width / STRETCH)];
  return standardized(blurred(gridOfContours(contours, { left: cx - w / 2, top: cy - h / 2, width: w, height: h }, SIZE)));
}

function leaned(contours: Contours, [a, b, c, d, e, f]: Matrix): Form {
  const moved = contours.map((contour) => contour.map(([x, y]): Point => [a * x + c * y + e, b * x + d * y + f]));
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of moved.flat()) [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
  return formOf(moved, boxOf(left, top, right, bottom));
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
