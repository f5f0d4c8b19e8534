import { union } from './booleans.ts';
import { contoursOf } from './contours.ts';
import { type Path, parse, simplified } from './kernel.ts';
import type { Point } from './point.ts';
import { translate } from './transforms.ts';

/** Length of the straight pieces that a curve is swept in. */
const STEP = 18;

/** The area that the path covers on its way by dx, dy: the side of a block letter. */
export function sweep(path: Path, dx: number, dy: number): Path {
  const sides = contoursOf(path, STEP).flatMap((points) =>
    points.slice(1).map((to, i) => side(points[i]!, to, dx, dy)),
  );
  return union(simplified(parse(sides.join(''))), path, translate(path, dx, dy));
}

/** One edge's parallelogram, always clockwise, so that the non-zero rule joins them all. */
function side(from: Point, to: Point, dx: number, dy: number): string {
  const turn = (to[0] - from[0]) * dy - (to[1] - from[1]) * dx;
  if (Math.abs(turn) < 0.5) return '';
  const corners: Point[] = [from, to, [to[0] + dx, to[1] + dy], [from[0] + dx, from[1] + dy]];
  if (turn < 0) corners.reverse();
  return `M${corners.map((corner) => corner.join(' ')).join('L')}Z`;
}
