import { type Path, type Point, contoursOf, polygon, together } from '../../geometry/index.ts';

/** Distance of the points that the outline is read at, before the knife leaves most of them out. */
const STEP = 9;

/**
 * The outline as a knife leaves it: short straight cuts that stray from it by at most `slip`
 * (Douglas and Peucker's simplification, which keeps the corners).
 */
export function knifeCut(path: Path, slip: number): Path {
  const cuts = contoursOf(path, STEP).map((points) => loopOf(points, slip)).filter((points) => points.length > 2);
  return together(...cuts.map(polygon));
}

/** A closed contour is cut in two at the point farthest from its start. */
function loopOf(points: readonly Point[], slip: number): Point[] {
  const start = points[0];
  if (!start || points.length < 4) return [];
  const far = points.reduce((best, point, i) => (gap(point, start) > gap(points[best]!, start) ? i : best), 0);
  return [...simplified(points.slice(0, far + 1), slip).slice(0, -1), ...simplified(points.slice(far), slip).slice(0, -1)];
}

function simplified(points: readonly Point[], slip: number): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  const away = points.map((point) => distanceToLine(point, first, last));
  const far = away.reduce((best, distance, i) => (distance > away[best]! ? i : best), 0);
  if (away[far]! <= slip) return [first, last];
  return [...simplified(points.slice(0, far + 1), slip).slice(0, -1), ...simplified(points.slice(far), slip)];
}

const gap = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

function distanceToLine(point: Point, from: Point, to: Point): number {
  const length = gap(from, to);
  if (length < 0.01) return gap(point, from);
  return Math.abs((to[0] - from[0]) * (from[1] - point[1]) - (from[0] - point[0]) * (to[1] - from[1])) / length;
}
