import { circle, difference, quarter, rect, rotate, translate, union } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** A square with one precise bite. */
export const notchedSquare: AbstractMark = {
  id: 'notchedSquare',
  title: 'Notched square',
  tags: ['angular', 'cut', 'solid', 'tech'],
  draw(pen) {
    const square = rect(-500, -500, 1000, 1000);
    const cut = pen.pick('cut', ['quarter', 'round', 'key']);
    if (cut === 'quarter') {
      const bite = rotate(quarter(0, 0, 500, 'bottom-right'), 0);
      const inlay = translate(quarter(0, 0, 440, 'bottom-right'), 60, -500);
      return { layers: [layer('a', difference(square, translate(bite, 0, -500))), layer('b', inlay)], strokeWidth: 220 };
    }
    if (cut === 'round') {
      const bite = circle(240, -240, 310);
      return { layers: [layer('a', difference(square, bite)), layer('b', circle(240, -240, 240))], strokeWidth: 220 };
    }
    const slot = union(circle(0, 0, 190), rect(-62, 0, 124, 600));
    return { layers: [layer('a', difference(square, slot))], strokeWidth: 240 };
  },
};
