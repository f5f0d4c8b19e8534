import type { Draw, Point, Shape } from '@fifteen/drawing';

/** The outline of a shape within its edge; what it encloses ends before it gets too narrow to print. */
export const contour = (shape: Shape, pen: number): Shape => shape.subtract(shape.shrink(pen).round(11, 0));

/** A sword that points up: pommel, grip, guard and blade about x = 0. The blade is as wide as told. */
export const sword = (d: Draw, { tip, guard, pommel, width, span }: { tip: number; guard: number; pommel: number; width: number; span: number }): Shape => {
  const [half, bar] = [width / 2, width * 0.62];
  const blade = d.polygon([[0, tip], [half, tip + width], [half, guard], [-half, guard], [-half, tip + width]]);
  return d.union(blade, d.rect(-span, guard - bar / 2, span * 2, bar, bar / 2), d.rect(-width * 0.3, guard, width * 0.6, pommel - guard), d.circle(0, pommel, width * 0.5));
};

/** A pointed leaf that stands on a point and leans by so many degrees from upright. */
export const blade = (d: Draw, [x, y]: Point, length: number, bulge: number, lean = 0): Shape => d.leaf([x, y], [x, y - length], bulge).rotate(lean, [x, y]);
