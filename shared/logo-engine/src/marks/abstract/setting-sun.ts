import { circle, difference, rect, times } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** A disc that sinks behind bars of water, each thinner than the one below. */
export const settingSun: AbstractMark = {
  id: 'settingSun',
  title: 'Setting sun',
  tags: ['round', 'stripes', 'retro', 'solid'],
  draw(pen) {
    const count = pen.pick('bars', [4, 5]);
    let y = pen.pick('line', [-40, 10]);
    const cuts = times(count, (i) => {
      const gap = 24 * 1.24 ** i;
      const cut = rect(-600, y, 1200, gap);
      y += gap + ((500 - y) / (count - i + 0.6)) * 0.62;
      return cut;
    });
    return { layers: [layer('a', difference(circle(0, 0, 500), ...cuts))], strokeWidth: 90 };
  },
};
