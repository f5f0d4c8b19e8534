import { circle, difference, rect, times } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** A disc that sinks behind bars of water, each thinner than the one below. */
export const settingSun: AbstractMark = {
  id: 'settingSun',
  title: 'Setting sun',
  tags: ['round', 'stripes', 'retro', 'solid'],
  draw(pen) {
    const count = pen.pick('bars', [3, 4, 5, 6]);
    let y = pen.range('line', -140, 90);
    const [first, growth] = [pen.range('first', 18, 30) * (4.6 / count), pen.range('growth', 1.14, 1.34)];
    const cuts = times(count, (i) => {
      const gap = first * growth ** i;
      const cut = rect(-600, y, 1200, gap);
      y += gap + ((500 - y) / (count - i + 0.6)) * 0.62;
      return cut;
    });
    return { layers: [layer('a', difference(circle(0, 0, 500), ...cuts))], strokeWidth: 90 };
  },
};
