import { band, circle, times, together } from '../../geometry/index.ts';
import { clamp, layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** Rings in pieces, each turned against the next. */
export const brokenRings: AbstractMark = {
  id: 'brokenRings',
  title: 'Broken rings',
  tags: ['round', 'stripes', 'tech', 'orbit', 'stock'],
  draw(pen) {
    const width = clamp(pen.strokeWidth, 56, 76);
    const pitch = width * 1.62;
    const open = pen.range('open', 60, 130);
    const turn = pen.pick('turn', [100, 120, 180]);
    const from = pen.range('from', -180, 180);
    const rings = times(3, (i) => {
      const outer = 500 - i * pitch;
      const start = from + i * turn;
      return band(0, 0, outer, outer - width, start, start + 360 - open);
    });
    const core = circle(0, 0, Math.max(60, 500 - 3 * pitch));
    return { layers: [layer('a', together(...rings)), layer('b', core)], strokeWidth: width };
  },
};
