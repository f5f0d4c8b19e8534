import { rotate, roundedRect, times, together } from '../../geometry/index.ts';
import { clamp, layer } from '../pen.ts';
import { type LetterMark, glyph, stemOf } from './letter-mark.ts';

/** Short rays round the letter, every other one longer. */
export const sunLetter: LetterMark = {
  id: 'sunLetter',
  title: 'Radiant letter',
  tags: ['round', 'rays', 'line', 'classic'],
  initials: 1,
  from: 'font',
  avoid: '',
  draw(pen) {
    const letter = glyph(pen, 'first', 450, 540);
    if (!letter) return null;
    const width = clamp(stemOf(letter) * 0.5, 14, 30);
    const rays = times(32, (i) => rotate(roundedRect(-width / 2, -500, width, i % 2 ? 66 : 104, pen.sharp ? 0 : width), i * 11.25));
    return { layers: [layer('b', together(...rays)), layer('a', letter)], strokeWidth: width };
  },
};
