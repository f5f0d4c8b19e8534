import { byPath } from './by-path.ts';
import { contoursOf } from './contours.ts';
import type { Path } from './kernel.ts';
import { type Point, between } from './point.ts';

const STEP = 12;

/** The usual width of the path's strokes: twice its area over its perimeter, exact for a long line. Holes may run either way. */
export const typicalStroke = byPath((path: Path): number => {
  const perimeter = contoursOf(path, STEP).reduce((sum, points) => sum + lengthOf(points), 0);
  return perimeter === 0 ? 0 : (2 * inkAreaOf(path)) / perimeter;
});

/** What the path covers: contours within others are holes, and islands within those. */
export const inkAreaOf = byPath((path: Path): number => {
  const contours = contoursOf(path, STEP);
  const depthOf = (contour: readonly Point[]) => contours.filter((other) => other !== contour && isInside([other], onEdge(contour))).length;
  return contours.reduce((sum, contour) => sum + areaOf(contour) * (depthOf(contour) % 2 === 0 ? 1 : -1), 0);
});

/** Whether the point is in the even-odd area of the contours. */
export const isInside = (contours: readonly Point[][], [x, y]: Point): boolean =>
  contours.reduce((count, points) => count + crossings(points, x, y), 0) % 2 === 1;

/** A point on a contour, away from its first corner, where other contours may touch it. */
export const onEdge = ([first, second]: readonly Point[]): Point => (first && second ? between(first, second, 0.5) : (first ?? [0, 0]));

const crossings = (points: readonly Point[], x: number, y: number) =>
  points.slice(1).filter(([bx, by], i) => {
    const [ax, ay] = points[i]!;
    return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax);
  }).length;

const lengthOf = (points: readonly Point[]) =>
  points.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - points[i]![0], y - points[i]![1]), 0);

/** Area within a closed contour, whichever way it runs. */
export const areaOf = (points: readonly Point[]): number => Math.abs(signedArea(points));

/** Holes run the other way and count as negative. */
const signedArea = (points: readonly Point[]) =>
  points.slice(1).reduce((sum, [x, y], i) => sum + (points[i]![0] * y - x * points[i]![1]) / 2, 0);
