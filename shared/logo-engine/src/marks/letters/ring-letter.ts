import { ring } from '../../geometry/index.ts';
import { clamp, layer } from '../pen.ts';
import { type LetterMark, glyph, stemOf } from './letter-mark.ts';

/** A ring whose line is as strong as the letter's stem. */
export const ringLetter: LetterMark = {
  id: 'ringLetter',
  title: 'Letter in a ring',
  tags: ['round', 'line', 'frame', 'classic'],
  initials: 1,
  from: 'font',
  avoid: '',
  draw(pen) {
    const letter = glyph(pen, 'first', 450, 540);
    if (!letter) return null;
    const width = clamp(stemOf(letter) * 0.8, 16, 46);
    return { layers: [layer('b', ring(0, 0, 500, 500 - width)), layer('a', letter)], strokeWidth: width };
  },
};
