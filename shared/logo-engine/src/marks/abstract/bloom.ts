import { circle, difference, polar, times, union } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** Round petals about an open eye. */
export const bloom: AbstractMark = {
  id: 'bloom',
  title: 'Bloom',
  tags: ['round', 'playful', 'organic', 'solid'],
  draw(pen) {
    const count = pen.pick('petals', [5, 6, 8]);
    const radius = { 5: 205, 6: 180, 8: 140 }[count];
    const lobes = times(count, (i) => circle(...polar(500 - radius, (i * 360) / count - 90), radius));
    const flower = union(circle(0, 0, 330), ...lobes);
    return { layers: [layer('a', difference(flower, circle(0, 0, 150))), layer('b', circle(0, 0, 82))], strokeWidth: 170 };
  },
};
