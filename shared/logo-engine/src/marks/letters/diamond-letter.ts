import { difference, polygon, together } from '../../geometry/index.ts';
import { clamp, layer } from '../pen.ts';
import { type LetterMark, glyph, stemOf } from './letter-mark.ts';

/** A fine diamond, single or double. */
export const diamondLetter: LetterMark = {
  id: 'diamondLetter',
  title: 'Letter in a diamond',
  tags: ['angular', 'line', 'frame', 'classic'],
  initials: 1,
  from: 'font',
  avoid: '',
  draw(pen) {
    const letter = glyph(pen, 'first', 350, 380);
    if (!letter) return null;
    const width = clamp(stemOf(letter) * 0.7, 15, 36);
    const diamond = (radius: number) => polygon([[0, -radius], [radius, 0], [0, radius], [-radius, 0]]);
    const frame = (outer: number, line: number) => difference(diamond(outer), diamond(outer - line * Math.SQRT2));
    const frames = [frame(500, width)];
    if (pen.pick('double', [true, false])) frames.push(frame(500 - width * 3.4, width * 0.55));
    return { layers: [layer('b', together(...frames)), layer('a', letter)], strokeWidth: width };
  },
};
