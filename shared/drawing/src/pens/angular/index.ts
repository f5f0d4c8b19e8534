import { createPen } from '../create-pen.ts';
import type { Pen } from '../pen.ts';
import { ACCENTS, markGap } from './accents.ts';
import { CAPITALS } from './capitals.ts';
import { CYRILLIC } from './cyrillic.ts';
import { FIGURES } from './figures.ts';
import { GREEK } from './greek.ts';
import { KERNING, KERNING_CLASSES, kernScale } from './kerning.ts';
import { LATIN_ATTACHED } from './latin-attached.ts';
import { LATIN_SPECIAL } from './latin-special.ts';
import { LOWER_CASE } from './lower-case.ts';
import { ASCENDER, CAP, DESCENDER, X_HEIGHT, spacing } from './proportions.ts';
import { SIGNS } from './signs.ts';

const pen = createPen({
  id: 'angular',
  name: 'Slanted polygon',
  defaults: { stem: 170, radius: 190, slope: 0, width: 1, terminal: 'cut', inks: ['ink'] },
  heights: { capHeight: CAP, xHeight: X_HEIGHT, ascender: ASCENDER, descender: DESCENDER },
  spacing,
  letters: { ...CAPITALS, ...LOWER_CASE, ...FIGURES, ...SIGNS, ...LATIN_SPECIAL, ...LATIN_ATTACHED, ...CYRILLIC, ...GREEK },
  marks: ACCENTS,
  markGap,
  kerning: KERNING,
  classes: KERNING_CLASSES,
});

/**
 * Letters of straight edges and one slope: corners that turn against the slope are sharp, those that turn with it are
 * chamfered, as in a fast upright italic.
 */
export const angular: Pen = { ...pen, kern: (left, right, style) => pen.kern(left, right, style) * kernScale(style) };
