import type { Draw, Shape } from '@fifteen/drawing';

/** The outline of a shape within its edge; what it encloses ends before it gets too narrow to print. */
export const contour = (shape: Shape, pen: number): Shape => shape.subtract(shape.shrink(pen).round(11, 0));

/** A heart that fills a box of this width around the origin, its tip below; `tall` stretches it. */
export const heart = (d: Draw, width: number, tall = 1): Shape => {
  const half = d.path('M0 -210C40 -330 140 -400 250 -400C390 -400 490 -290 490 -150C490 90 250 290 0 460Z');
  return d.mirror(half).scale(width / 980, (width / 980) * tall);
};
