import type { Shape } from '@fifteen/drawing';

/** Heights at which two letters are measured. */
const ROWS = 32;

/** What is free between two shapes beside each other where they are nearest, up and down a little as the eye takes it. */
export function distanceBetween(left: Shape, right: Shape): number {
  const top = Math.min(left.bounds.top, right.bounds.top);
  const bottom = Math.max(left.bounds.bottom, right.bounds.bottom);
  const rows = Array.from({ length: ROWS }, (_, i) => top + ((i + 0.5) / ROWS) * (bottom - top));
  const ends = rows.map((y) => left.spansAtY(y).at(-1)?.[1] ?? -Infinity);
  const starts = rows.map((y) => right.spansAtY(y)[0]?.[0] ?? Infinity);
  return Math.min(...ends.flatMap((end, i) => [-2, -1, 0, 1, 2].map((off) => (starts[i + off] ?? Infinity) - end)));
}
