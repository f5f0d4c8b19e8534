import { circle, difference, rect, times, union } from '../../geometry/index.ts';
import { clamp, layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

const gate = (width: number, foot: number) => union(circle(0, -120, width / 2), rect(-width / 2, -120, width, foot + 120));

/** Gates within gates. */
export const nestedArches: AbstractMark = {
  id: 'nestedArches',
  title: 'Nested arches',
  tags: ['round', 'stripes', 'classic', 'retro', 'line'],
  draw(pen) {
    const count = pen.pick('arches', [3, 4]);
    const room = 380 - 50;
    const wished = clamp(pen.strokeWidth, 40, 84);
    const width = Math.min(wished, room / (count + (count - 1) * 0.5));
    const gap = (room - width * count) / (count - 1);
    const layers = times(count, (i) => {
      const size = 760 - 2 * i * (width + gap);
      const inner = size - 2 * width;
      return layer(i % 2 ? 'b' : 'a', difference(gate(size, 500), gate(inner, 520)));
    });
    return { layers, strokeWidth: width };
  },
};
