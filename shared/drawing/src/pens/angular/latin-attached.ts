import type { Shape } from '../../shape.ts';
import type { DrawnLetter, LetterProgram } from '../create-pen.ts';
import { ACCENTS, markGap } from './accents.ts';
import type { MarkName } from '../marks.ts';
import { spaced } from './spaced.ts';
import { CAPITALS } from './capitals.ts';
import { type Hand, handFor } from './hand.ts';
import { LOWER_CASE } from './lower-case.ts';
import { ASCENDER } from './proportions.ts';

/** Accented letters whose mark is not centered above or below them. */

type Add = (k: Hand, letter: DrawnLetter, mark: (name: 'ogonek' | 'horn' | 'commaBelow') => Shape) => DrawnLetter;

const accented = (base: LetterProgram, isCapital: boolean, add: Add): LetterProgram => (d, style) =>
  add(handFor(d, style, isCapital ? 'capital' : 'small'), base(d, style), (name) => ACCENTS[name](d, style, isCapital));

/** An ogonek on the foot at a distance from the right edge, in stems. */
const ogonek = (fromRight: number): Add => (k, letter, mark) => {
  const { cx, right } = letter.shape.bounds;
  return { ...letter, markX: letter.markX ?? cx, shape: letter.shape.union(mark('ogonek').move(right - fromRight * k.v, 0)) };
};

const horn: Add = (k, letter, mark) => {
  const { cx, right } = letter.shape.bounds;
  return { ...letter, markX: letter.markX ?? cx, right: 0.4, shape: letter.shape.union(mark('horn').move(right, k.top)) };
};

/** The caron of tall letters, written as a short slash beside them. */
const apostrophe = (height: number): Add => (k, letter) => {
  const length = 0.24 * ASCENDER;
  const tick = k.slash(0, -height + length, -height, k.sx * 0.72);
  const { right } = letter.shape.bounds;
  const gap = 0.04 * ASCENDER;
  // Beside a foot that runs out to the right, it goes above that.
  const near = Math.max(...letter.shape.spansAtY(-height + length / 2).map(([, to]) => to));
  return { ...letter, right: near < right - gap ? letter.right! : 0.2, shape: letter.shape.union(tick.move(near + gap - tick.bounds.left, 0)) };
};

const turnedComma: Add = (k, letter, mark) => {
  const comma = mark('commaBelow');
  const { cx, cy, bottom } = comma.bounds;
  const { cx: middle } = letter.shape.bounds;
  return { ...letter, shape: letter.shape.union(comma.scale(-1, -1, [cx, cy]).move(middle - cx, k.top - markGap(k.style) - bottom)) };
};

const NARROW: Readonly<Record<string, readonly [base: LetterProgram, isCapital: boolean, ...marks: MarkName[]]>> = {
  Î: [CAPITALS['I']!, true, 'circumflex'],
  Ï: [CAPITALS['I']!, true, 'diaeresis'],
  Ĩ: [CAPITALS['I']!, true, 'tilde'],
  Ī: [CAPITALS['I']!, true, 'macron'],
  Ї: [CAPITALS['I']!, true, 'diaeresis'],
  î: [LOWER_CASE['ı']!, false, 'circumflex'],
  ï: [LOWER_CASE['ı']!, false, 'diaeresis'],
  ĩ: [LOWER_CASE['ı']!, false, 'tilde'],
  ī: [LOWER_CASE['ı']!, false, 'macron'],
  ї: [LOWER_CASE['ı']!, false, 'diaeresis'],
};

export const LATIN_ATTACHED: Readonly<Record<string, LetterProgram>> = {
  Ą: accented(CAPITALS['A']!, true, ogonek(0.75)),
  Ę: accented(CAPITALS['E']!, true, ogonek(1.3)),
  Į: accented(CAPITALS['I']!, true, ogonek(0.75)),
  Ų: accented(CAPITALS['U']!, true, ogonek(2)),
  ą: accented(LOWER_CASE['a']!, false, ogonek(0.75)),
  ę: accented(LOWER_CASE['e']!, false, ogonek(1.3)),
  į: accented(LOWER_CASE['i']!, false, ogonek(0.75)),
  ų: accented(LOWER_CASE['u']!, false, ogonek(0.75)),
  Ơ: accented(CAPITALS['O']!, true, horn),
  Ư: accented(CAPITALS['U']!, true, horn),
  ơ: accented(LOWER_CASE['o']!, false, horn),
  ư: accented(LOWER_CASE['u']!, false, horn),
  Ľ: accented(CAPITALS['L']!, true, apostrophe(ASCENDER)),
  ď: accented(LOWER_CASE['d']!, false, apostrophe(ASCENDER)),
  ľ: accented(LOWER_CASE['l']!, false, apostrophe(ASCENDER)),
  ť: accented(LOWER_CASE['t']!, false, apostrophe(ASCENDER)),
  ...Object.fromEntries(Object.entries(NARROW).map(([character, [base, isCapital, ...marks]]) => [character, spaced(base, isCapital, ...marks)])),
  ģ: accented(LOWER_CASE['g']!, false, turnedComma),
};

/** The letter that each of them kerns like. */
export const ATTACHED_BASES: Readonly<Record<string, string>> = { A: 'Ą', E: 'Ę', I: 'ĮÎÏĨĪЇ', U: 'Ų', a: 'ą', e: 'ę', i: 'įîïĩīї', u: 'ų', g: 'ģ', O: 'Ơ', o: 'ơ' };
