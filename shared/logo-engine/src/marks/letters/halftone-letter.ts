import { type Point, boundsOf, circle, contoursOf, isInside, times, together } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import { type LetterMark, evenGlyph } from './letter-mark.ts';

/** Printed dots that grow from the cap line to the foot. */
export const halftoneLetter: LetterMark = {
  id: 'halftoneLetter',
  title: 'Halftone letter',
  tags: ['dots', 'retro', 'fine'],
  initials: 1,
  from: 'font',
  avoid: 'I1',
  cuts: true,
  draw(pen) {
    const letter = evenGlyph(pen, 1000, 1150);
    if (!letter) return null;
    const contours = contoursOf(letter, 30);
    const { x, width } = boundsOf(letter);
    const step = 1000 / 14;
    const columns = Math.ceil(width / step);
    const dots = times(14 * columns, (i) => {
      const row = Math.floor(i / columns);
      const at: Point = [x + ((i % columns) + 0.5) * (width / columns), -500 + (row + 0.5) * step];
      return isInside(contours, at) ? [circle(...at, step * (0.27 + (0.2 * row) / 13))] : [];
    });
    return { layers: [layer('a', together(...dots.flat()))], strokeWidth: 50 };
  },
};
