import { createPen } from '../create-pen.ts';
import type { Pen } from '../pen.ts';
import { CYRILLIC } from './cyrillic.ts';
import { FIGURES } from './figures.ts';
import { GREEK } from './greek.ts';
import { CLASSES, KERNING } from './kerning.ts';
import { SPECIAL } from './latin-special.ts';
import { CAPITALS } from './latin.ts';
import { MARK_PROGRAMS } from './marks.ts';
import { CAP, MODULES, inkWidth, proportionsOf } from './proportions.ts';
import { SIGNS } from './signs.ts';

const pen = createPen({
  id: 'slit',
  name: 'Slit block',
  unicase: 'upper',
  defaults: { stem: 160, radius: 250, slope: 0, width: 1, terminal: 'flat', inks: ['ink'] },
  heights: { capHeight: CAP, xHeight: CAP, ascender: CAP, descender: 120 },
  spacing: (style) => proportionsOf(style).gap / 2,
  strokeOf: (style) => (inkWidth(MODULES.regular, style) - proportionsOf(style).slit) / 2,
  letters: { ...CAPITALS, ...SPECIAL, Đ: SPECIAL['Ð']!, ...FIGURES, ...SIGNS, ...CYRILLIC, ...GREEK },
  marks: MARK_PROGRAMS,
  markGap: (style) => proportionsOf(style).markGap,
  kerning: KERNING,
  classes: CLASSES,
});

/** The slit block pen. Kerns grow with the width of the letters, as their modules do. */
export const slit: Pen = { ...pen, kern: (left, right, style) => pen.kern(left, right, style) * style.width };
