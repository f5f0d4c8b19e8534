import { boundsOf, difference, rect, times } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import { type LetterMark, BARRED, evenGlyph } from './letter-mark.ts';

/** Lines of wind that eat into the letter's left side. */
export const speedLetter: LetterMark = {
  id: 'speedLetter',
  title: 'Letter at speed',
  tags: ['stripes', 'cut', 'solid', 'tech'],
  initials: 1,
  from: 'font',
  avoid: `${BARRED}JYBPRSG235689ЗУБВЬЫЯЭ`,
  cuts: true,
  draw(pen) {
    const letter = evenGlyph(pen, 1000, 1150);
    if (!letter) return null;
    const { x, width } = boundsOf(letter);
    const step = 1000 / 6;
    const cuts = times(5, (i) => rect(x - 20, -500 + (i + 1) * step - 22, width * (i % 2 ? 0.36 : 0.52), 44));
    return { layers: [layer('a', difference(letter, ...cuts))], strokeWidth: 110 };
  },
};
