import { circle, difference, times, together, translate, wedge } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import { type LetterMark, glyph } from './letter-mark.ts';

/** The letter rises before a half sun of rays. */
export const risingLetter: LetterMark = {
  id: 'risingLetter',
  title: 'Letter at sunrise',
  tags: ['round', 'rays', 'retro'],
  initials: 1,
  from: 'font',
  avoid: '',
  draw(pen) {
    const letter = glyph(pen, 'first', 470, 560);
    if (!letter) return null;
    const rays = times(11, (i) => {
      const angle = 180 + ((i + 0.5) * 180) / 11;
      return difference(wedge(0, 0, 500, angle - 4.4, angle + 4.4), circle(0, 0, 350));
    });
    return { layers: [layer('b', together(...rays)), layer('a', translate(letter, 0, 10))], strokeWidth: 54 };
  },
};
