import { boundsOf, difference, intersect, translate } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import { type LetterMark, bothGlyphs, stemOf } from './letter-mark.ts';

/** Two inks, and a third where they overlap. */
export const overprint: LetterMark = {
  id: 'overprint',
  title: 'Overprinted initials',
  tags: ['solid', 'retro', 'playful'],
  initials: 2,
  from: 'font',
  avoid: '',
  draw(pen) {
    const letters = bothGlyphs(pen, 900, 1000);
    if (!letters) return null;
    const [one, other] = letters;
    const overlap = Math.min(boundsOf(one).width, boundsOf(other).width) * 0.44;
    const placed = translate(other, (boundsOf(one).width + boundsOf(other).width) / 2 - overlap, pen.pick('drop', [0, 110]));
    const both = intersect(one, placed);
    return {
      layers: [layer('a', difference(one, both)), layer('b', difference(placed, both)), layer('text', both)],
      strokeWidth: stemOf(one),
    };
  },
};
