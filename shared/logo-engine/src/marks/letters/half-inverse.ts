import { boundsOf, circle, difference, intersect, rect, ring, rotate, union, xor } from '../../geometry/index.ts';
import { clamp, layer } from '../pen.ts';
import { type LetterMark, BARRED, glyph, stemOf } from './letter-mark.ts';

/** A narrow letter halved is two splinters. */
const NARROWEST = 345;

/** Inside and outside change places where the letter crosses the edge of a half disc. */
export const halfInverse: LetterMark = {
  id: 'halfInverse',
  title: 'Day and night',
  tags: ['round', 'solid', 'cut'],
  initials: 1,
  from: 'font',
  avoid: `${BARRED}SOО03З`,
  cuts: true,
  draw(pen) {
    const letter = glyph(pen, 'first', 590, 640);
    if (!letter) return null;
    if (boundsOf(letter).width < NARROWEST) return null;
    const disc = circle(0, 0, 500);
    const half = rotate(rect(-1000, -1000, 1000, 2000), pen.pick('side', [0, 180]));
    const rimWidth = clamp(pen.strokeWidth * 0.7, 20, 44);
    const rim = difference(ring(0, 0, 500, 500 - rimWidth), half);
    return { layers: [layer('a', union(xor(intersect(disc, half), letter), rim))], strokeWidth: stemOf(letter) };
  },
};
