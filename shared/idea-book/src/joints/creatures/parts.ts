import type { Draw, Shape } from '@fifteen/drawing';

/** A heart of two circles and a square, its box centered on the origin; `width` is that of the whole. */
export function heart(d: Draw, width: number): Shape {
  const side = width / (1 + Math.SQRT1_2 * 2 - (Math.SQRT1_2 * 2 - 1) * 0.5);
  const half = side / 2;
  const square = d.rect(-half, -half, side, side).rotate(45);
  const lobes = d.mirror(d.circle(-half * Math.SQRT1_2, -half * Math.SQRT1_2, half));
  const whole = square.union(lobes);
  return whole.scale(width / whole.bounds.width).place({ cx: 0, cy: 0 });
}
