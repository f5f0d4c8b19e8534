import { type Path, type Point, polar, polygon, times, together } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

const SIDE = 240;

/** A star of equal rhombs, and tiles of the same side in its hollows. */
export const rhombStar: AbstractMark = {
  id: 'rhombStar',
  title: 'Star of rhombs',
  tags: ['angular', 'solid', 'grid'],
  draw(pen) {
    const points = pen.pick('points', [6, 8]);
    const joint = pen.pick('joint', [0.88, 0.93]);
    const side = (i: number): Point => polar(SIDE, -90 + ((i - 0.5) * 360) / points);
    const tip = (i: number): Point => sum(side(i), side(i + 1));
    const inner = times(points, (i) => tile([[0, 0], side(i), tip(i), side(i + 1)], joint));
    const outer = times(points, (i) => tile([side(i + 1), tip(i), sum(sum(side(i), side(i + 1)), side(i + 2)), tip(i + 1)], joint));
    /** Six bare rhombs would be a hexagram. */
    const isRinged = points === 6 || pen.pick('isRinged', [true, true, false]);
    return { layers: [layer('a', together(...inner)), ...(isRinged ? [layer('b', together(...outer))] : [])], strokeWidth: SIDE * 0.8 };
  },
};

const sum = ([ax, ay]: Point, [bx, by]: Point): Point => [ax + bx, ay + by];

/** The tile with its joint taken off: scaled about its own middle. */
function tile(corners: readonly Point[], share: number): Path {
  const [cx, cy] = corners.reduce(sum).map((total) => total / corners.length) as [number, number];
  return polygon(corners.map(([x, y]): Point => [cx + (x - cx) * share, cy + (y - cy) * share]));
}
