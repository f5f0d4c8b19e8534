import { boundsOf, difference, roundedRect, translate } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import { type LetterMark, glyph, stemOf } from './letter-mark.ts';

/** The letter at the foot of a square, where a stamp would print it. */
export const cornerLetter: LetterMark = {
  id: 'cornerLetter',
  title: 'Corner letter',
  tags: ['solid', 'angular', 'tech', 'frame'],
  initials: 1,
  from: 'font',
  avoid: 'I1',
  cuts: true,
  draw(pen) {
    const letter = glyph(pen, 'first', 560, 620);
    if (!letter) return null;
    const margin = 96;
    const square = roundedRect(-500, -500, 1000, 1000, pen.sharp ? 0 : 120);
    const placed = translate(letter, -500 + margin + boundsOf(letter).width / 2, 500 - margin - 280);
    return { layers: [layer('a', difference(square, placed))], strokeWidth: stemOf(letter) };
  },
};
