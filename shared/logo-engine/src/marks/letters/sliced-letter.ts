import { type Point, intersect, rect, rotate, translate } from '../../geometry/index.ts';
import { clamp, layer } from '../pen.ts';
import { type LetterMark, BARRED, evenGlyph, stemOf } from './letter-mark.ts';

/** A cut through a bowl, a waist or a middle bar looks like damage, not like a decision. */
const BOWLED = 'BPRSGCQ235689&БВРСЗЭЄЯЮЬЫЪФАΒΡΣΨΦΘΔΩ';

/** One oblique cut, as wide as the letter is heavy; the lower part may take the second colour. */
export const slicedLetter: LetterMark = {
  id: 'slicedLetter',
  title: 'Sliced letter',
  tags: ['cut', 'solid', 'tech'],
  initials: 1,
  from: 'font',
  avoid: `${BARRED}${BOWLED}`,
  cuts: true,
  draw(pen) {
    const letter = evenGlyph(pen, 1000, 1150);
    if (!letter) return null;
    const stem = stemOf(letter);
    const gap = clamp(stem * 0.2, 24, 46);
    const angle = -22;
    const upper = rotate(rect(-1500, -1500, 3000, 1500 - gap / 2), angle);
    const lower = rotate(rect(-1500, gap / 2, 3000, 1500), angle);
    const shift = pen.pick('shift', [0, 46]) > 0 ? stem * 0.3 : 0;
    const slide: Point = [Math.cos((angle * Math.PI) / 180) * shift, Math.sin((angle * Math.PI) / 180) * shift];
    return {
      layers: [
        layer('a', translate(intersect(letter, upper), ...slide)),
        layer(pen.pick('foot', ['a', 'b']), intersect(letter, lower)),
      ],
      strokeWidth: stem,
    };
  },
};
