import { baseOf, canConstruct } from '../alphabet/centre-lines.ts';
import { builtLetter, inlaidLetter, multiLine, plateLetter, ribbonLetter } from './constructed-letters.ts';
import { blockLetter, echoLetter, halftoneLetter, slicedLetter, speedLetter, stencilLetter, stripedLetter } from './cut-letters.ts';
import {
  boxedBleed,
  cornerLetter,
  crestLetter,
  diamondLetter,
  halfInverse,
  knockout,
  laurelLetter,
  ringLetter,
  risingLetter,
  sunLetter,
} from './framed-letters.ts';
import type { LetterMark } from './letter-mark.ts';
import { cubeLetters, interlocked, overprint, plateInitials, splitBox } from './paired-letters.ts';

/** Every letter treatment, in the order of the sheet. */
export const LETTER_MARKS: readonly LetterMark[] = [
  knockout,
  cornerLetter,
  boxedBleed,
  halfInverse,
  ringLetter,
  sunLetter,
  risingLetter,
  laurelLetter,
  diamondLetter,
  crestLetter,
  slicedLetter,
  stencilLetter,
  stripedLetter,
  speedLetter,
  halftoneLetter,
  blockLetter,
  echoLetter,
  multiLine,
  inlaidLetter,
  plateLetter,
  builtLetter,
  ribbonLetter,
  interlocked,
  overprint,
  splitBox,
  plateInitials,
  cubeLetters,
];

const hasAccent = (char: string) => /\p{M}/u.test(char.normalize('NFD'));

/** Whether the treatment may be given these initials at all: readable, and nothing by accident. */
export function suitsInitials(mark: LetterMark, initials: { first: string; second: string }): boolean {
  const shown = mark.initials === 2 ? [initials.first, initials.second] : [initials.first];
  if (mark.initials === 2 && initials.first === initials.second) return false;
  if (mark.from === 'construction' && !shown.every(canConstruct)) return false;
  if (mark.cuts && shown.some(hasAccent)) return false;
  return shown.every((char) => char !== '' && !mark.avoid.includes(baseOf(char)));
}
