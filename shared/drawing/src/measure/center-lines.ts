import { type Point, times } from '@fifteen/geometry';
import { boxOf } from '../box.ts';
import { type Line, throughPoints } from '../line.ts';
import { gridOf } from '../checks/grid.ts';
import type { Shape } from '../shape.ts';
import { thinned } from './thinned.ts';
import { type Cell, pathsOf } from './skeleton-paths.ts';

/** Cells along the longer side of a shape. */
const CELLS = 96;
/** Cells from one point of a line to the next. */
const STRIDE = 5;
/** Branches shorter than this many strokes are corners. */
const LEAST_BRANCH = 0.9;

/**
 * The center lines of a shape that is made of strokes, the longest first: what a pen would have followed. Closed where
 * the stroke is (O); a letter with junctions gives a line for its longest way and one for each branch (E, R).
 */
export function centerLines(shape: Shape): Line[] {
  const { cx, cy, width, height } = shape.bounds;
  const side = Math.max(width, height) * (CELLS / (CELLS - 4));
  const cell = side / CELLS;
  const grid = gridOf(shape, boxOf(cx - side / 2, cy - side / 2, cx + side / 2, cy + side / 2), CELLS);
  const inked = Uint8Array.from(grid.cells, (share) => (share >= 0.5 ? 1 : 0));
  const pointOf = ([x, y]: Cell): Point => [cx - side / 2 + (x + 0.5) * cell, cy - side / 2 + (y + 0.5) * cell];
  return pathsOf(thinned(inked, CELLS), CELLS)
    .filter(({ cells }, i) => i === 0 || cells.length * cell > LEAST_BRANCH * shape.stem)
    .flatMap(({ cells, isClosed }) => {
      const points = everyFew(cells.map(pointOf), isClosed);
      if (points.length < 2) return [];
      const middles = points.map((point, i) => middleOf(shape, point, directionAt(points, i, isClosed)));
      return [throughPoints(isClosed ? middles : reaching(shape, middles), isClosed, shape.budget)];
    });
}

/** Every few points, both ends included. */
function everyFew(points: readonly Point[], isClosed: boolean): Point[] {
  const count = Math.max(isClosed ? 8 : 2, Math.round(points.length / STRIDE));
  return isClosed ? times(count, (i) => points[Math.round((i * points.length) / count) % points.length]!) : times(count, (i) => points[Math.round((i * (points.length - 1)) / (count - 1))]!);
}

function directionAt(points: readonly Point[], i: number, isClosed: boolean): number {
  const at = (k: number) => points[isClosed ? (k + points.length) % points.length : Math.max(0, Math.min(points.length - 1, k))]!;
  const [[ax, ay], [bx, by]] = [at(i - 1), at(i + 1)];
  return (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
}

/** The middle between the two edges across the direction; the point itself at junctions, where it cannot be decided. */
function middleOf(shape: Shape, point: Point, direction: number): Point {
  if (!shape.contains(point)) return point;
  const [one, other] = [shape.edgeAt(point, direction + 90), shape.edgeAt(point, direction - 90)];
  const across = Math.hypot(one[0] - other[0], one[1] - other[1]);
  return across > 1.6 * shape.stem ? point : [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
}

/** Thinning stops short of the ends by half a stroke: the line goes on straight to the outline where it is near. */
function reaching(shape: Shape, points: readonly Point[]): Point[] {
  const end = (last: Point, before: Point): Point[] => {
    if (!shape.contains(last)) return [];
    const edge = shape.edgeAt(last, (Math.atan2(last[1] - before[1], last[0] - before[0]) * 180) / Math.PI);
    const distance = Math.hypot(edge[0] - last[0], edge[1] - last[1]);
    return distance > 1 && distance < 1.2 * shape.stem ? [edge] : [];
  };
  return [...end(points[0]!, points[1]!), ...points, ...end(points.at(-1)!, points.at(-2)!)];
}
