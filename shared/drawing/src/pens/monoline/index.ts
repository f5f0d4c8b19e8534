import { createPen } from '../create-pen.ts';
import type { Pen } from '../pen.ts';
import { CAPITALS } from './capitals.ts';
import { CYRILLIC } from './cyrillic.ts';
import { DIGITS } from './digits.ts';
import { GREEK } from './greek.ts';
import { CLASSES, KERNING } from './kerning.ts';
import { letters } from './kit.ts';
import { LOWER_CASE } from './lower-case.ts';
import { MARK_PROGRAMS, markGap } from './marks.ts';
import { HEIGHTS, STEM, proportionsOf } from './proportions.ts';
import { SIGNS } from './signs.ts';
import { SPECIAL } from './special.ts';

const drawn = createPen({
  id: 'monoline',
  name: 'Round monoline',
  defaults: { stem: STEM, radius: 60, slope: 0, width: 1, terminal: 'flat', inks: [] },
  heights: HEIGHTS,
  spacing: (style) => proportionsOf(style).side,
  letters: letters({ ...CAPITALS, ...LOWER_CASE, ...DIGITS, ...SIGNS, ...SPECIAL, ...CYRILLIC, ...GREEK }),
  marks: MARK_PROGRAMS,
  markGap: ({ stem }) => markGap(stem),
  kerning: KERNING,
  classes: CLASSES,
});

/** Round monoline: geometric letters drawn with one even stroke, with circular bowls. */
export const monoline: Pen = {
  ...drawn,
  // Narrow letters have less room to give.
  kern: (left, right, style) => drawn.kern(left, right, style) * Math.min(1.2, proportionsOf(style).wide),
};
