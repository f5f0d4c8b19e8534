import { boundsOf, difference, rect, times } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import { type LetterMark, BARRED, evenGlyph } from './letter-mark.ts';

/** A wide letter is too low for seven stripes. */
const TALL = 900;

/** Level cuts that open towards the foot. */
export const stripedLetter: LetterMark = {
  id: 'stripedLetter',
  title: 'Striped letter',
  tags: ['stripes', 'solid', 'retro', 'tech'],
  initials: 1,
  from: 'font',
  avoid: `${BARRED}BRSG8ВЯЗФ`,
  cuts: true,
  draw(pen) {
    const letter = evenGlyph(pen, 1000, 1150);
    if (!letter || boundsOf(letter).height < TALL) return null;
    const count = 7;
    const step = 1000 / count;
    const cuts = times(count - 1, (i) => {
      const gap = 16 + i * 8;
      return rect(-1200, -500 + (i + 1) * step - gap, 2400, gap);
    });
    return { layers: [layer('a', difference(letter, ...cuts))], strokeWidth: step * 0.7 };
  },
};
