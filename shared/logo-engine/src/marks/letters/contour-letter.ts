import { difference, grow, intersect, times, union } from '../../geometry/index.ts';
import { containerById } from '../containers.ts';
import { layer } from '../pen.ts';
import { type LetterMark, glyph, stemOf } from './letter-mark.ts';

/** Lines of height round the letter, as on a map, cut off by the edge of a plain shape. */
export const contourLetter: LetterMark = {
  id: 'contourLetter',
  title: 'Contour letter',
  tags: ['stripes', 'round', 'line', 'organic'],
  initials: 1,
  from: 'font',
  avoid: '',
  draw(pen) {
    const letter = glyph(pen, 'first', 430, 430);
    if (!letter) return null;
    const rings = pen.pick('rings', [4, 5]);
    const [width, gap] = [pen.range('width', 40, 54), pen.range('gap', 34, 46)];
    const edge = containerById(pen.pick('edge', ['circle', 'squircle', 'hexagon']))!.draw();
    const lines = times(rings, (i) => {
      const reach = gap + i * (gap + width);
      return difference(grow(letter, reach + width), grow(letter, reach));
    });
    const field = intersect(union(...lines), edge);
    return { layers: [layer('b', field), layer('a', letter)], strokeWidth: Math.min(stemOf(letter), width) };
  },
};
