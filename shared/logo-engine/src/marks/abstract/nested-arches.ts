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
    const count = pen.pick('arches', [2, 3, 4]);
    const room = 380 - pen.range('door', 40, 130);
    const air = pen.range('air', 0.4, 0.8);
    const foot = pen.range('foot', 290, 500);
    const wished = clamp(pen.strokeWidth, 40, 84);
    const width = Math.min(wished, room / (count + (count - 1) * air));
    const gap = (room - width * count) / (count - 1);
    const tones = pen.pick('tones', ['turns', 'outer', 'inner']);
    const isSecond = (i: number) => ({ turns: i % 2 === 1, outer: i === 0, inner: i === count - 1 })[tones];
    const layers = times(count, (i) => {
      const size = 760 - 2 * i * (width + gap);
      const inner = size - 2 * width;
      return layer(isSecond(i) ? 'b' : 'a', difference(gate(size, foot), gate(inner, foot + 20)));
    });
    return { layers, strokeWidth: width };
  },
};
