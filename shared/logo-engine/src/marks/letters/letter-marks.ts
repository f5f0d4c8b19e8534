import { baseOf, canConstruct } from '../alphabet/centre-lines.ts';
import { PAIRS, isAccident } from './accidents.ts';
import { blockLetter } from './block-letter.ts';
import { boxedBleed } from './boxed-bleed.ts';
import { builtLetter } from './built-letter.ts';
import { cornerLetter } from './corner-letter.ts';
import { crestLetter } from './crest-letter.ts';
import { cubeLetters } from './cube-letters.ts';
import { diamondLetter } from './diamond-letter.ts';
import { echoLetter } from './echo-letter.ts';
import { halfInverse } from './half-inverse.ts';
import { halftoneLetter } from './halftone-letter.ts';
import { inlaidLetter } from './inlaid-letter.ts';
import { interlocked } from './interlocked.ts';
import { knockout } from './knockout.ts';
import { laurelLetter } from './laurel-letter.ts';
import { multiLine } from './multi-line.ts';
import { overprint } from './overprint.ts';
import { plateInitials } from './plate-initials.ts';
import { plateLetter } from './plate-letter.ts';
import { ribbonLetter } from './ribbon-letter.ts';
import { ringLetter } from './ring-letter.ts';
import { risingLetter } from './rising-letter.ts';
import { slicedLetter } from './sliced-letter.ts';
import { speedLetter } from './speed-letter.ts';
import { splitBox } from './split-box.ts';
import { stencilLetter } from './stencil-letter.ts';
import { stripedLetter } from './striped-letter.ts';
import { sunLetter } from './sun-letter.ts';
import { brushLetter } from './brush-letter.ts';
import { counterLetter } from './counter-letter.ts';
import { linoLetter } from './lino-letter.ts';
import { mosaicLetter } from './mosaic-letter.ts';
import { paperLetter } from './paper-letter.ts';
import { quarterLetter } from './quarter-letter.ts';
import { tileLetter } from './tile-letter.ts';
import { sealLetter } from './seal-letter.ts';
import { fieldLetter } from './field-letter.ts';
import { engravedLetter } from './engraved-letter.ts';
import { contourLetter } from './contour-letter.ts';
import { offsetOutline } from './offset-outline.ts';
import { illuminatedLetter } from './illuminated-letter.ts';
import { sewnLabel } from './sewn-label.ts';
import { ligatureLetters } from './ligature-letters.ts';
import { castShadow } from './cast-shadow.ts';
import { stripLetter } from './strip-letter.ts';
import type { LetterMark } from './letter-mark.ts';

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
  linoLetter,
  paperLetter,
  brushLetter,
  tileLetter,
  counterLetter,
  mosaicLetter,
  quarterLetter,
  sealLetter,
  fieldLetter,
  engravedLetter,
  contourLetter,
  offsetOutline,
  illuminatedLetter,
  sewnLabel,
  ligatureLetters,
  castShadow,
  stripLetter,
];

/** Characters of many strokes: cuts and lines turn them into others. */
const isDense = (char: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Devanagari}]/u.test(char);
const HOLDS_DENSE = new Set(['ringLetter', 'sunLetter', 'risingLetter', 'laurelLetter', 'diamondLetter', 'sewnLabel', 'plateInitials', 'sealLetter', 'linoLetter', 'paperLetter']);

const hasAccent = (char: string) => /\p{M}/u.test(char.normalize('NFD'));

/** Whether the treatment may be given these initials at all: readable, and nothing by accident. */
export function suitsInitials(mark: LetterMark, initials: { first: string; second: string }): boolean {
  const shown = mark.initials === 2 ? [initials.first, initials.second] : [initials.first];
  if (mark.initials === 2 && initials.first === initials.second) return false;
  if (mark.from === 'construction' && !shown.every(canConstruct)) return false;
  if (mark.cuts && shown.some(hasAccent)) return false;
  if (mark.initials === 2 && PAIRS[shown.map(baseOf).join('')]) return false;
  if (mark.id === 'sealLetter' ? !shown.every(isDense) : shown.some(isDense) && !HOLDS_DENSE.has(mark.id)) return false;
  return shown.every((char) => char !== '' && !mark.avoid.includes(baseOf(char)) && !isAccident(mark.id, baseOf(char)));
}
