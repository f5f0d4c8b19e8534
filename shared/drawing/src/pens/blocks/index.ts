import { type DrawnLetter, type LetterProgram, createPen } from '../create-pen.ts';
import type { Pen } from '../pen.ts';
import { capitals } from './capitals.ts';
import { cyrillic } from './cyrillic.ts';
import { digits } from './digits.ts';
import { greek } from './greek.ts';
import { inked } from './inks.ts';
import { kerning } from './kerning.ts';
import { type BlockLetter, Kit } from './kit.ts';
import { archWidth, lowerCase } from './lower-case.ts';
import { marks } from './marks.ts';
import { CAP, DESCENT, X_HEIGHT, proportionsOf } from './proportions.ts';
import { signs } from './signs.ts';
import { specialLatin } from './special-latin.ts';

/** Capitals have larger counters than small letters, and take more space. */
const CAPITAL_SPACE = 1.14;

const programOf = (character: string, letter: BlockLetter): LetterProgram => (d, style): DrawnLetter => {
  const { parts, left = 1, right = 1, ...rest } = letter(new Kit(d, style));
  const space = character !== character.toLowerCase() ? CAPITAL_SPACE : 1;
  return { ...inked(d, character, parts, style.inks), ...rest, left: left * space, right: right * space };
};

const programs = (letters: Readonly<Record<string, BlockLetter>>): Record<string, LetterProgram> =>
  Object.fromEntries(Object.entries(letters).map(([character, letter]) => [character, programOf(character, letter)]));

const drawn = createPen({
  id: 'blocks',
  name: 'Three-shape blocks',
  defaults: { stem: 225, radius: 0, slope: 0, width: 1, terminal: 'flat', inks: ['main', 'second', 'third'] },
  heights: { capHeight: CAP, xHeight: X_HEIGHT, ascender: CAP, descender: DESCENT },
  spacing: (style) => {
    const { stem, wide } = proportionsOf(style);
    return 22 + 0.26 * (wide(archWidth(stem)) - 2 * stem);
  },
  strokeOf: (style) => proportionsOf(style).stem,
  letters: programs({ ...capitals, ...lowerCase, ...specialLatin, ...cyrillic, ...greek, ...digits, ...signs }),
  marks,
  markGap: ({ stem }) => 60 + 0.1 * (200 - stem),
  kerning,
});

/**
 * Letters from three shapes, like wooden toys: bar, disc with a hole, half or quarter ring. Each part prints in an ink of
 * its own and overlaps print as a mix: see inks.ts for which letter takes which.
 *
 * - `stem` is the width of every bar and ring, so that the hole of a disc grows as the stem gets lighter: .03 to .27 of
 *   the cap height, at width .75 up to .195. `strokeOf` tells what is drawn.
 * - `radius` softens the corners of bars and the ends of rings, up to half the stem. Holes stay as they are.
 * - `width`, .7 to 1.4, changes counters and keeps stems; the long sides of discs become straight.
 * - `terminal`: `flat`, `round` (every bar a peg), or `cut`, where free ends rise to the right and feet stay level.
 * - `inks`: any number. With one, letters are in one piece; with none, they take the color of their word.
 *
 * Kerning follows the width of the letters, and light letters overhang by more.
 */
export const blocks: Pen = {
  ...drawn,
  kern: (left, right, style) => {
    const { wide, stem } = proportionsOf(style);
    return wide(drawn.kern(left, right, style)) * (1.2 - (0.2 * stem) / 220);
  },
};
