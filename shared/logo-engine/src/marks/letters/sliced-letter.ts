import { type Point, intersect, rect, rotate, translate } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import { type LetterMark, BARRED, glyph, stemOf } from './letter-mark.ts';

/** One oblique cut; the lower part may take the second colour. */
export const slicedLetter: LetterMark = {
  id: 'slicedLetter',
  title: 'Sliced letter',
  tags: ['cut', 'solid', 'tech'],
  initials: 1,
  from: 'font',
  avoid: BARRED,
  cuts: true,
  draw(pen) {
    const letter = glyph(pen, 'first', 1000, 1150);
    if (!letter) return null;
    const gap = 44;
    const angle = -22;
    const upper = rotate(rect(-1500, -1500, 3000, 1500 - gap / 2), angle);
    const lower = rotate(rect(-1500, gap / 2, 3000, 1500), angle);
    const shift = pen.pick('shift', [0, 46]);
    const slide: Point = [Math.cos((angle * Math.PI) / 180) * shift, Math.sin((angle * Math.PI) / 180) * shift];
    return {
      layers: [
        layer('a', translate(intersect(letter, upper), ...slide)),
        layer(pen.pick('foot', ['a', 'b']), intersect(letter, lower)),
      ],
      strokeWidth: stemOf(letter),
    };
  },
};
