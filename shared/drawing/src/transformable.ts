import { type Point, radians } from '@fifteen/geometry';
import { type Box, type Place, shiftTo } from './box.ts';
import { finite } from './budget.ts';

/** x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/**
 * The transforms that shapes, lines and lettering share. Units are those of the drawing, y down; angles are degrees,
 * clockwise. Nothing changes in place: every method returns a new object.
 */
export abstract class Transformable<Self> {
  abstract get bounds(): Box;

  /** Applies a matrix as in SVG: x' = a x + c y + e, y' = b x + d y + f. */
  abstract transform(matrix: Matrix): Self;

  /** Moves by a distance. */
  move(dx: number, dy: number): Self {
    return this.transform([1, 0, 0, 1, finite(dx, 'move x'), finite(dy, 'move y')]);
  }

  /** Moves so that its box reaches the given edges or centers: `place({ cx: 0, bottom: 100 })`. */
  place(where: Place): Self {
    return this.move(...shiftTo(this.bounds, where));
  }

  /** Scales about a point, the origin unless given. `ky` is `kx` unless given. */
  scale(kx: number, ky: number = kx, [x, y]: Point = [0, 0]): Self {
    finite(kx, 'scale x');
    finite(ky, 'scale y');
    return this.transform([kx, 0, 0, ky, x - kx * x, y - ky * y]);
  }

  /** Turns clockwise about a point, the origin unless given. */
  rotate(degrees: number, [x, y]: Point = [0, 0]): Self {
    const [cos, sin] = [Math.cos(radians(finite(degrees, 'rotate'))), Math.sin(radians(degrees))];
    return this.transform([cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y]);
  }

  /** Swaps left and right about the vertical line at x. */
  flipX(x = 0): Self {
    return this.transform([-1, 0, 0, 1, 2 * finite(x, 'flip x'), 0]);
  }

  /** Swaps top and bottom about the horizontal line at y. */
  flipY(y = 0): Self {
    return this.transform([1, 0, 0, -1, 0, 2 * finite(y, 'flip y')]);
  }

  /** Leans to the right by an angle, about the horizontal line at y: what is above moves right. */
  slant(degrees: number, y = 0): Self {
    const lean = Math.tan(radians(finite(degrees, 'slant')));
    return this.transform([1, 0, -lean, 1, lean * y, 0]);
  }

  /** Scales evenly to fit into a box of this size and centers it there. */
  fit(box: Pick<Box, 'cx' | 'cy' | 'width' | 'height'>): Self {
    const { width, height, cx, cy } = this.bounds;
    const k = Math.min(width > 0 ? box.width / width : Infinity, height > 0 ? box.height / height : Infinity);
    const factor = finite(Number.isFinite(k) ? k : 1, 'fit');
    return this.transform([factor, 0, 0, factor, box.cx - factor * cx, box.cy - factor * cy]);
  }
}
