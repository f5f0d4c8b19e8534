import type { Draw, Point, Shape } from '@fifteen/drawing';

/** A keyhole whose round part has its center at this point. */
export const keyhole = (d: Draw, [x, y]: Point, radius: number, length = radius * 2.1): Shape =>
  d.circle(x, y, radius).union(d.polygon([[x - radius * 0.36, y], [x + radius * 0.36, y], [x + radius * 0.86, y + length], [x - radius * 0.86, y + length]], radius * 0.12));

/** Vertical bars between two heights, centered on x = 0. */
export const bars = (d: Draw, { count, width, gap, top, bottom, round = 0 }: { count: number; width: number; gap: number; top: (x: number) => number; bottom: (x: number) => number; round?: number }): Shape[] =>
  Array.from({ length: count }, (_, i) => {
    const x = (i - (count - 1) / 2) * (width + gap);
    return d.rect(x - width / 2, top(x), width, bottom(x) - top(x), round);
  });

/** A point at a distance and an angle (degrees, clockwise from the right) of another. */
export const polar = (radius: number, degrees: number, [x, y]: Point = [0, 0]): Point => [x + radius * Math.cos((degrees * Math.PI) / 180), y + radius * Math.sin((degrees * Math.PI) / 180)];
