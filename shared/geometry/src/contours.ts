import { type Path, print } from './kernel.ts';
import { type Command, readCommands } from './path-commands.ts';
import { type Point, times } from './point.ts';

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

/** Any number of handles, the end last. */
function sampled(from: Point, handles: readonly Point[], step: number): Point[] {
  const hull = [from, ...handles];
  const length = handles.reduce((sum, [x, y], i) => sum + Math.hypot(x - hull[i]![0], y - hull[i]![1]), 0);
  if (length < 0.01) return [];
  const count = Math.max(handles.length > 1 ? 2 : 1, Math.round(length / step));
  const points: Point[] = [];
  for (let i = 1; i < count; i += 1) points.push([valueAt(hull, 0, i / count), valueAt(hull, 1, i / count)]);
  // The end as it is: interpolation would miss it by a rounding error, and the contour would not be closed.
  points.push(hull.at(-1)!);
  return points;
}

/** De Casteljau along one axis. */
function valueAt(hull: readonly Point[], axis: 0 | 1, t: number): number {
  const values = hull.map((point) => point[axis]);
  for (let last = values.length - 1; last > 0; last -= 1) for (let i = 0; i < last; i += 1) values[i]! += (values[i + 1]! - values[i]!) * t;
  return values[0]!;
}
