import type { Draw } from '../../draw.ts';
import type { LetterPart } from '../../lettering.ts';
import type { ColorRole } from '../../paint.ts';
import type { Shape } from '../../shape.ts';
import type { DrawnLetter } from '../create-pen.ts';
import { decomposed } from '../marks.ts';

/**
 * The ink that a letter's first part takes; its other parts take those that follow. A letter always looks the same: the
 * table depends on the letter alone. It is chosen so that letters which often meet in names start with different inks,
 * and so that letters of a single part keep to the first two inks, which are the strongest of most palettes.
 */
const TURNS: readonly string[] = [
  'ABCEHKNRSUZ aelmquz 3 КБПУЩ Бвгклнпуфцщъьђћџ ЛЪЏ ΞΠΣΩ εηθινπςφω æøłÞđß &!-',
  'DFGIJOPTVX bcghiıoy 01245 ГҐДЗИФЧЭЮЯЄЉЂ бґдзитчшыэюяє ΓΛ αβδκμξρχ ÆØþŋħ +?@',
  'LMQWY djȷfknprstvwx 6789 ЖЦШЫЬЊЋ жмљњ ΔΘΦΨ γζλστυψ œŒŁÐĐð .,:’',
];

const TURN = new Map(TURNS.flatMap((letters, turn) => [...letters.replaceAll(' ', '')].map((letter) => [letter, turn] as const)));

/** Which of the inks the first part of a letter takes, counted from 0. */
export function turnOf(letter: string): number {
  const base = decomposed(letter)?.base ?? letter;
  return TURN.get(letter) ?? TURN.get(base) ?? (base.codePointAt(0) ?? 0) % 3;
}

/** The ink of a part of a letter, counted from 0. */
export const inkOf = (letter: string, part: number, inks: readonly ColorRole[]): ColorRole => inks[(turnOf(letter) + part) % inks.length]!;

/** Parts reach under the mixes by this, in units of 1,000 to the cap height: about a unit of a finished logo. */
const TRAP = 4;

/**
 * The parts in their inks, and mixes where two inks overlap; marks take the ink after the last part. In one ink, and where
 * the logo is shown in one color, the parts of a letter join: gaps between them would be finer than the letter's own.
 */
export function inked(d: Draw, letter: string, parts: readonly Shape[], inks: readonly ColorRole[]): Pick<DrawnLetter, 'shape' | 'parts' | 'markPaint'> {
  const shape = parts.length === 1 ? parts[0]! : d.union(...parts);
  if (inks.length === 0) return { shape };
  const isSingle = parts.length === 1 || inks.every((ink) => ink === inks[0]);
  const areas: LetterPart[] = isSingle
    ? [{ shape, paint: inkOf(letter, 0, inks) }]
    : d.overprint(parts.map((part, i) => ({ shape: part, ink: inkOf(letter, i, inks) })), { trap: TRAP });
  return { shape, parts: areas.map((area) => ({ ...area, mono: 'join' })), markPaint: inkOf(letter, parts.length, inks) };
}
