import { circle, intersect, rect, roundedRect, times, together } from '../../geometry/index.ts';
import { clamp, layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** A sun that has touched the water. More than half of it shows: half a disc on bars is a burger. */
export const horizon: AbstractMark = {
  id: 'horizon',
  title: 'Horizon',
  tags: ['round', 'stripes', 'solid'],
  draw(pen) {
    const height = clamp(pen.strokeWidth * 0.8, 28, 44);
    const waterline = pen.range('waterline', 70, 165);
    const radius = pen.range('radius', 300, 400);
    const count = pen.pick('bars', [3, 4, 5]);
    const fall = pen.range('fall', 0.5, 0.76);
    const bars = times(count, (i) => {
      const width = 1000 * fall ** i;
      const y = waterline + height * 0.5 + 36 + i * height * 2;
      return roundedRect(-width / 2, y - height / 2, width, height, pen.sharp ? 0 : height);
    });
    const sun = intersect(circle(0, -60, radius), rect(-600, -600, 1200, 600 + waterline));
    return { layers: [layer('b', sun), layer('a', together(...bars))], strokeWidth: height };
  },
};
