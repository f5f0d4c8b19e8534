import { type Point, isInside } from '@fifteen/geometry';
import type { Draw } from '../../draw.ts';
import type { Shape } from '../../shape.ts';

/** Radii at convex and at concave corners, as shares of the stem. */
const OUTER = 0.24;
const INNER = 0.06;
/** Longer than any edge: contours are then read corner by corner. */
const WHOLE_EDGES = 100_000;
/** Corners closer together than this, or turning less, are left over by arithmetic. */
const SHORTEST = 0.5;
const STRAIGHT = 1e-3;

/** The shape with its corners rounded, each as far as the edges beside it allow. Only for shapes of straight edges. */
export function softened(d: Draw, shape: Shape, stem: number): Shape {
  const contours = shape.contours(WHOLE_EDGES).map((points) => points.slice(0, -1));
  const data = contours.map((points) => {
    const depth = contours.filter((other) => other !== points && isInside([[...other, other[0]!]], points[0]!)).length;
    // Outer contours run one way and holes the other, so that convex corners turn alike in both.
    const isOuter = depth % 2 === 0;
    return rounded(cleaned(signedArea(points) > 0 === isOuter ? points : points.toReversed()), stem * OUTER, stem * INNER);
  });
  return d.path(data.join(''));
}

function cleaned(points: readonly Point[]): Point[] {
  const apart = points.filter((point, i) => distance(point, points.at(i - 1)!) > SHORTEST);
  return apart.filter((point, i) => Math.abs(turnAt(apart.at(i - 1)!, point, apart[(i + 1) % apart.length]!)) > STRAIGHT);
}

function rounded(points: readonly Point[], outer: number, inner: number): string {
  return points
    .map((point, i) => {
      const [before, after] = [points.at(i - 1)!, points[(i + 1) % points.length]!];
      const turn = turnAt(before, point, after);
      const steep = Math.tan(Math.abs(turn) / 2);
      const reach = Math.min((turn > 0 ? outer : inner) * steep, distance(before, point) / 2, distance(point, after) / 2);
      const r = reach / steep;
      const [from, to] = [towards(point, before, reach), towards(point, after, reach)];
      return `${i === 0 ? 'M' : 'L'}${from.join(' ')}A${r} ${r} 0 0 ${turn > 0 ? 1 : 0} ${to.join(' ')}`;
    })
    .join('')
    .concat('Z');
}

const distance = (one: Point, other: Point): number => Math.hypot(other[0] - one[0], other[1] - one[1]);

const towards = (from: Point, to: Point, reach: number): Point => {
  const share = reach / distance(from, to);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
};

/** How far the way turns at a corner, in radians; positive to the right. */
function turnAt([ax, ay]: Point, [x, y]: Point, [bx, by]: Point): number {
  const [ux, uy, vx, vy] = [x - ax, y - ay, bx - x, by - y];
  return Math.atan2(ux * vy - uy * vx, ux * vx + uy * vy);
}

const signedArea = (points: readonly Point[]): number => points.reduce((sum, [x, y], i) => sum + (points.at(i - 1)![0] * y - x * points.at(i - 1)![1]) / 2, 0);
