import { type Point, circle, intersect, rect, rotate, times, together } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** Leaves in a square, each turned a quarter further. */
export const pinwheel: AbstractMark = {
  id: 'pinwheel',
  title: 'Pinwheel',
  tags: ['grid', 'organic', 'solid', 'stock'],
  draw(pen) {
    const gap = pen.pick('gap', [0, 30]);
    const size = 500 - gap / 2;
    const cell = rect(gap / 2, gap / 2, size, size);
    const outward = pen.pick('outward', [true, false]);
    const [one, other]: [Point, Point] = outward
      ? [[gap / 2, gap / 2], [500, 500]]
      : [[500, gap / 2], [gap / 2, 500]];
    const leaf = intersect(circle(...one, size), circle(...other, size), cell);
    const leaves = times(4, (i) => rotate(leaf, i * 90));
    return {
      layers: [layer('a', together(leaves[0]!, leaves[2]!)), layer('b', together(leaves[1]!, leaves[3]!))],
      strokeWidth: 150,
    };
  },
};
