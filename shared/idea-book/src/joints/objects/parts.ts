import type { Draw, Shape } from '@fifteen/drawing';

/** The outline of a shape within its edge; what it encloses ends before it gets too narrow to print. */
export const contour = (shape: Shape, pen: number): Shape => shape.subtract(shape.shrink(pen).round(11, 0));

/** A heart of two circles and a square, its box centered on the origin; `width` is that of the whole. */
export function heart(d: Draw, width: number): Shape {
  const half = 100;
  const square = d.rect(-half, -half, 2 * half, 2 * half).rotate(45);
  const whole = square.union(d.mirror(d.circle(-half * Math.SQRT1_2, -half * Math.SQRT1_2, half)));
  return whole.scale(width / whole.bounds.width).place({ cx: 0, cy: 0 });
}
