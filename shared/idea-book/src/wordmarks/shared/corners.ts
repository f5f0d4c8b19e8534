import type { Point, Shape } from '@fifteen/drawing';

/** A corner of an outline: where it is, the directions along both edges away from it, and how long they are. */
export interface Corner {
  readonly at: Point;
  readonly back: Point;
  readonly on: Point;
  readonly lengths: readonly [back: number, on: number];
}

/** Contours as their own nodes only, curves in short pieces. */
const STEP = 9;
/** Sharper than so many degrees from straight on. */
const TURN = 40;

/** Corners of a shape between edges of some length. */
export function cornersOf(shape: Shape): Corner[][] {
  return shape.contours(STEP).map((closed) => {
    const points = closed.slice(0, -1).filter(([x, y], i, all) => {
      const [px, py] = all[(i + all.length - 1) % all.length]!;
      return Math.hypot(x - px, y - py) > 0.5;
    });
    const n = points.length;
    const direction = ([ax, ay]: Point, [bx, by]: Point): Point => {
      const length = Math.hypot(bx - ax, by - ay) || 1;
      return [(bx - ax) / length, (by - ay) / length];
    };
    const isCorner = (i: number): boolean => {
      const [a, b] = [direction(points[i]!, points[(i + n - 1) % n]!), direction(points[i]!, points[(i + 1) % n]!)];
      return Math.acos(Math.max(-1, Math.min(1, -(a[0] * b[0] + a[1] * b[1])))) > (TURN * Math.PI) / 180;
    };
    const found = points.flatMap((_, i) => (isCorner(i) ? [i] : []));
    return found.map((i, k): Corner => {
      const at = points[i]!;
      const [before, after] = [points[found[(k + found.length - 1) % found.length]!]!, points[found[(k + 1) % found.length]!]!];
      return { at, back: direction(at, points[(i + n - 1) % n]!), on: direction(at, points[(i + 1) % n]!), lengths: [Math.hypot(before[0] - at[0], before[1] - at[1]), Math.hypot(after[0] - at[0], after[1] - at[1])] };
    });
  });
}
