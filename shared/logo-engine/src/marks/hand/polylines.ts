import { type Point, between, times } from '../../geometry/index.ts';

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

export const lengthOf = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, point, i) => sum + distance(points[i]!, point), 0);

/** The same line in pieces of equal length, `step` or a little less. */
export function resampled(points: readonly Point[], step: number): Point[] {
  const count = Math.max(2, Math.ceil(lengthOf(points) / step));
  const piece = lengthOf(points) / count;
  const out: Point[] = [points[0]!];
  let [rest, at] = [piece, points[0]!];
  for (const to of points.slice(1)) {
    let left = distance(at, to);
    while (left >= rest && out.length < count) {
      at = between(at, to, rest / left);
      out.push(at);
      left = distance(at, to);
      rest = piece;
    }
    rest -= left;
    at = to;
  }
  return [...out, points.at(-1)!];
}

/** Rounds the corners of a sampled line; its ends stay. */
export const smoothed = (points: readonly Point[]): Point[] =>
  points.map(([x, y], i) => {
    const [before, after] = [points[i - 1], points[i + 1]];
    return before && after ? [(before[0] + 2 * x + after[0]) / 4, (before[1] + 2 * y + after[1]) / 4] : [x, y];
  });

/** Direction at each point in radians. */
export const directionsOf = (points: readonly Point[]): number[] =>
  points.map((_, i) => {
    const [before, after] = [points[Math.max(0, i - 1)]!, points[Math.min(points.length - 1, i + 1)]!];
    return Math.atan2(after[1] - before[1], after[0] - before[0]);
  });

/** Line between two halves of a long thin contour, from tip to tip, with the width at each point. */
export function spineOf(contour: readonly Point[]): { points: Point[]; widths: number[] } {
  const [from, to] = farthestPair(contour);
  const open = contour.slice(0, -1);
  const turned = [...open.slice(from), ...open.slice(0, from)];
  const reach = (to - from + open.length) % open.length;
  const one = resampled(turned.slice(0, reach + 1), lengthOf(turned.slice(0, reach + 1)) / 12);
  const back = [...turned.slice(reach), turned[0]!].reverse();
  const other = resampled(back, lengthOf(back) / 12);
  const count = Math.min(one.length, other.length);
  const pairs = times(count, (i) => [one[i]!, other[i]!] as const);
  return { points: pairs.map(([a, b]) => between(a, b, 0.5)), widths: pairs.map(([a, b]) => distance(a, b)) };
}

function farthestPair(contour: readonly Point[]): [number, number] {
  let [most, from, to] = [-1, 0, 0];
  const step = Math.max(1, Math.floor(contour.length / 48));
  for (let i = 0; i < contour.length - 1; i += step) {
    for (let j = i + step; j < contour.length - 1; j += step) {
      const apart = distance(contour[i]!, contour[j]!);
      if (apart > most) [most, from, to] = [apart, i, j];
    }
  }
  return [from, to];
}
