import { type Path, parse } from './kernel.ts';
import type { Point } from './point.ts';

/** A Catmull-Rom curve through the points, as cubics. */
export const spline = (points: readonly Point[], closed = false): Path => parse(curveData(points, closed));

/** The area between a curve and straight lines through the corners, back to the curve's start. */
export const splineArea = (points: readonly Point[], corners: readonly Point[]): Path =>
  parse(`${curveData(points, false)}${corners.map((corner) => `L${corner.join(' ')}`).join('')}Z`);

function curveData(points: readonly Point[], closed: boolean): string {
  const count = points.length;
  const at = (i: number) => points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] as Point;
  const pieces = Array.from({ length: closed ? count : count - 1 }, (_, i) => {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    return (
      `C${from[0] + (to[0] - before[0]) / 6} ${from[1] + (to[1] - before[1]) / 6} ` +
      `${to[0] - (after[0] - from[0]) / 6} ${to[1] - (after[1] - from[1]) / 6} ${to[0]} ${to[1]}`
    );
  });
  return `M${at(0).join(' ')}${pieces.join('')}${closed ? 'Z' : ''}`;
}
