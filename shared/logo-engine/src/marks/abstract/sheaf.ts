import { lens, polar, times, together } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** Blades that rise from one root. They never spread wide: seven in a half circle are a leaf of hemp. */
export const sheaf: AbstractMark = {
  id: 'sheaf',
  title: 'Sheaf',
  tags: ['organic', 'rays', 'solid', 'classic'],
  draw(pen) {
    const blades = pen.pick('blades', [3, 5, 7]);
    const spread = pen.range('spread', 52, 92);
    const bulge = (pen.range('bulge', 0.46, 0.62) / blades) * (spread / 84);
    const fall = pen.range('fall', 0.06, 0.3);
    const root = pen.range('root', 40, 130);
    const step = spread / (blades - 1);
    const each = times(blades, (i) => {
      const angle = -90 - spread / 2 + i * step;
      const reach = 900 * (1 - fall * Math.abs((2 * i) / (blades - 1) - 1) ** 1.4);
      return lens(polar(root, angle, 0, 400), polar(reach, angle, 0, 400), bulge);
    });
    const lit = pen.pick('lit', ['every', 'middle', 'outer']);
    const middle = (blades - 1) / 2;
    const isLit = (i: number) => ({ every: i % 2 === 1, middle: i === middle, outer: i === 0 || i === blades - 1 })[lit];
    const first = together(...each.filter((_, i) => !isLit(i)));
    return { layers: [layer('a', first), layer('b', together(...each.filter((_, i) => isLit(i))))], strokeWidth: 90 };
  },
};
