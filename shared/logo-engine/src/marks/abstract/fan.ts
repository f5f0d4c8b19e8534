import { band, circle, times, together, union } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** A shell: ribs spread from one foot. */
export const fan: AbstractMark = {
  id: 'fan',
  title: 'Fan',
  tags: ['round', 'stripes', 'classic', 'retro', 'solid'],
  draw(pen) {
    const ribs = pen.pick('ribs', [5, 6, 7]);
    const spread = pen.range('spread', 120, 184);
    const start = 270 - spread / 2;
    const step = spread / ribs;
    const gap = pen.range('gap', 3.8, 6) * (5.6 / ribs);
    const core = pen.range('core', 0.12, 0.34) * 430;
    const blades = times(ribs, (i) => {
      const [from, to] = [start + i * step + gap / 2, start + (i + 1) * step - gap / 2];
      const middle = (from + to) / 2;
      const reach = 430;
      const tip = circle(
        Math.cos((middle * Math.PI) / 180) * reach,
        250 + Math.sin((middle * Math.PI) / 180) * reach,
        reach * Math.sin((((to - from) / 2) * Math.PI) / 180) * 1.03,
      );
      return union(band(0, 250, reach, core + 56, from, to), tip);
    });
    const tones = pen.pick('tones', ['plain', 'turns', 'middle']);
    const isSecond = (i: number) => ({ plain: false, turns: i % 2 === 1, middle: i === (ribs - 1) / 2 })[tones];
    return { layers: [layer('a', together(...blades.filter((_, i) => !isSecond(i)))), layer('b', together(circle(0, 250, core), ...blades.filter((_, i) => isSecond(i))))], strokeWidth: 110 };
  },
};
