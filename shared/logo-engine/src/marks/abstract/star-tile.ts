import { difference, grow, rect, regularPolygon, rotate, union } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** Half a side of the squares whose corners touch the edges of the field. */
const HALF = 354;

/** Star and cross: an eight-pointed star from two squares, and the quarters of the crosses that fit between stars. */
export const starTile: AbstractMark = {
  id: 'starTile',
  title: 'Star and cross',
  tags: ['grid', 'angular', 'solid', 'classic'],
  draw(pen) {
    const star = twoSquares(HALF);
    const crosses = difference(rect(-500, -500, 1000, 1000), grow(star, pen.pick('joint', [28, 40]), 'miter'));
    const hole = { none: null, star: twoSquares(140), diamond: regularPolygon(4, 190) }[pen.pick('hole', ['none', 'star', 'diamond'])];
    return { layers: [layer('a', hole ? difference(star, hole) : star), layer('b', crosses)], strokeWidth: 160 };
  },
};

function twoSquares(half: number) {
  const square = rect(-half, -half, half * 2, half * 2);
  return union(square, rotate(square, 45));
}
