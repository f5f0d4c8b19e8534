import { difference, rect, translate, union } from '../../geometry/index.ts';
import { clamp, layer } from '../pen.ts';
import { type LetterMark, bothGlyphs, stemOf } from './letter-mark.ts';

/** A square, half filled: one letter on each side of the seam. */
export const splitBox: LetterMark = {
  id: 'splitBox',
  title: 'Split square',
  tags: ['solid', 'angular', 'frame', 'cut'],
  initials: 2,
  from: 'font',
  avoid: 'I1JLІЈ',
  draw(pen) {
    const letters = bothGlyphs(pen, 500, 350);
    if (!letters) return null;
    const [left, right] = letters;
    const rim = clamp(stemOf(left) * 0.4, 22, 40);
    const frame = difference(rect(-500, -500, 1000, 1000), rect(-500 + rim, -500 + rim, 1000 - 2 * rim, 1000 - 2 * rim));
    const solid = difference(rect(-500, -500, 500, 1000), translate(left, -250, 0));
    return { layers: [layer('a', union(solid, frame, translate(right, 250 - rim / 2, 0)))], strokeWidth: stemOf(left) };
  },
};
