import { type Path, print } from './kernel.ts';
import { type Command, readCommands } from './path-commands.ts';
import { type Point, between, times } from './point.ts';

/** Points along every contour, about `step` apart: the path as plain polygons whose last point is their first. */
export function contoursOf(path: Path, step: number): Point[][] {
  const contours: Point[][] = [];
  let at: Point = [0, 0];
  for (const command of readCommands(print(path))) {
    const current = contours.at(-1);
    if (command.letter === 'M') contours.push([pointsOf(command)[0]!]);
    else if (command.letter === 'Z') current?.push(...sampled(at, [current[0]!], step));
    else current?.push(...sampled(at, pointsOf(command), step));
    at = contours.at(-1)?.at(-1) ?? at;
  }
  return contours;
}

const pointsOf = ({ numbers }: Command): Point[] =>
  times(numbers.length / 2, (i) => [numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0]);

/** De Casteljau: any number of handles, the end last. */
function sampled(from: Point, handles: readonly Point[], step: number): Point[] {
  const hull = [from, ...handles];
  const length = handles.reduce((sum, [x, y], i) => sum + Math.hypot(x - hull[i]![0], y - hull[i]![1]), 0);
  if (length < 0.01) return [];
  const count = Math.max(handles.length > 1 ? 2 : 1, Math.round(length / step));
  // The end as it is: interpolation would miss it by a rounding error, and the contour would not be closed.
  return times(count, (i) => (i + 1 === count ? hull.at(-1)! : pointAt(hull, (i + 1) / count)));
}

const pointAt = (hull: readonly Point[], t: number): Point =>
  hull.length === 1 ? hull[0]! : pointAt(hull.slice(1).map((point, i) => between(hull[i]!, point, t)), t);
