import { contoursOf, fromSvg } from '../geometry/index.ts';

const STEP = 12;

/** Area within one closed contour of path data, in square units. */
export function areaOf(contour: string): number {
  const [points = []] = contoursOf(fromSvg(contour), STEP);
  return Math.abs(points.slice(1).reduce((sum, [x, y], i) => sum + (points[i]![0] * y - x * points[i]![1]) / 2, 0));
}
