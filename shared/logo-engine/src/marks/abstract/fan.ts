import { band, circle, times, together, union } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** A shell: ribs spread from one foot. */
export const fan: AbstractMark = {
  id: 'fan',
  title: 'Fan',
  tags: ['round', 'stripes', 'classic', 'retro', 'solid'],
  draw(pen) {
    const ribs = pen.pick('ribs', [5, 7]);
    const spread = pen.pick('spread', [150, 180]);
    const start = 270 - spread / 2;
    const step = spread / ribs;
    const gap = ribs === 5 ? 5.2 : 4.4;
    const blades = times(ribs, (i) => {
      const [from, to] = [start + i * step + gap / 2, start + (i + 1) * step - gap / 2];
      const middle = (from + to) / 2;
      const reach = 430;
      const tip = circle(
        Math.cos((middle * Math.PI) / 180) * reach,
        250 + Math.sin((middle * Math.PI) / 180) * reach,
        reach * Math.sin((((to - from) / 2) * Math.PI) / 180) * 1.03,
      );
      return union(band(0, 250, reach, 150, from, to), tip);
    });
    return { layers: [layer('a', together(...blades)), layer('b', circle(0, 250, 96))], strokeWidth: 110 };
  },
};
