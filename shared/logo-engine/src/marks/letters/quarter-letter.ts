import { intersect, mirror, rect, scale, translate, union } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import { type LetterMark, BARE, glyph, stemOf } from './letter-mark.ts';

/** In other scripts a mirrored sign is no sign, or another. */
const MIRRORED_WELL = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;
const THINNEST = 66;

/** The initial and its mirror images on four tiles that share their edges: a letter that has become an ornament. */
export const quarterLetter: LetterMark = {
  id: 'quarterLetter',
  title: 'Mirrored initial',
  tags: ['grid', 'solid'],
  initials: 1,
  from: 'font',
  avoid: `${BARE}SEFGJLZ23457ЕГЗСЭБΕΖΓΣ`,
  draw(pen) {
    const letter = glyph(pen, 'first', 470, 470);
    if (!letter || !MIRRORED_WELL.test(pen.initials.first) || stemOf(letter) < THINNEST) return null;
    const own = intersect(translate(letter, -255, -255), rect(-500, -500, 500, 500));
    const beside = mirror(own);
    return {
      layers: [layer('a', union(own, scale(beside, 1, -1))), layer('b', union(beside, scale(own, 1, -1)))],
      strokeWidth: 120,
    };
  },
};
