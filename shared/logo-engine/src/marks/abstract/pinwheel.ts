import { type Point, circle, intersect, rect, rotate, times, together } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** Leaves in a square, each turned a quarter further. */
export const pinwheel: AbstractMark = {
  id: 'pinwheel',
  title: 'Pinwheel',
  tags: ['grid', 'organic', 'solid', 'stock'],
  draw(pen) {
    const gap = pen.range('gap', 0, 44);
    // The narrower the leaf, the larger the circles that it is cut from.
    const belly = pen.range('belly', 1, 1.22);
    const size = 500 - gap / 2;
    const cell = rect(gap / 2, gap / 2, size, size);
    const outward = pen.pick('outward', [true, false]);
    const [one, other]: [Point, Point] = outward
      ? [[gap / 2, gap / 2], [500, 500]]
      : [[500, gap / 2], [gap / 2, 500]];
    const leaf = intersect(bellied(one, other, size, belly), bellied(other, one, size, belly), cell);
    const leaves = times(4, (i) => rotate(leaf, i * 90));
    return {
      layers: [layer('a', together(leaves[0]!, leaves[2]!)), layer('b', together(leaves[1]!, leaves[3]!))],
      strokeWidth: 150,
    };
  },
};

/** A circle through both tips of the leaf, its centre moved away from the other one's. */
function bellied([x, y]: Point, [otherX, otherY]: Point, size: number, belly: number) {
  const away = (belly - 1) * size;
  const length = Math.hypot(x - otherX, y - otherY);
  const centre: Point = [x + ((x - otherX) / length) * away, y + ((y - otherY) / length) * away];
  return circle(...centre, Math.hypot(length / 2 + away, length / 2));
}
