import { circle, difference, polar, times, union } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** Round petals about an open eye. */
export const bloom: AbstractMark = {
  id: 'bloom',
  title: 'Bloom',
  tags: ['round', 'playful', 'organic', 'solid'],
  draw(pen) {
    const count = pen.pick('petals', [5, 6, 7, 8]);
    const radius = { 5: 205, 6: 180, 7: 158, 8: 140 }[count];
    const lobes = times(count, (i) => circle(...polar(500 - radius, (i * 360) / count - 90), radius));
    const eye = pen.range('eye', 110, 200);
    const flower = union(circle(0, 0, 330), ...lobes);
    return { layers: [layer('a', difference(flower, circle(0, 0, eye))), layer('b', circle(0, 0, eye * pen.range('pupil', 0.4, 0.68)))], strokeWidth: 170 };
  },
};
