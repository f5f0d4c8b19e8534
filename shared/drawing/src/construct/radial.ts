import type { Point } from '@fifteen/geometry';
import { DrawingError } from '../budget.ts';
import type { Shape } from '../shape.ts';

export interface RadialOptions {
  readonly count: number;
  /** What the copies turn about; the origin unless given. */
  readonly center?: Point;
  /** Turn of the first copy, in degrees. */
  readonly turn?: number;
}

/** Copies of a motif turned about a center, evenly around a full turn, the first as it is. */
export function radial(motif: Shape, { count, center = [0, 0], turn = 0 }: RadialOptions): Shape[] {
  if (!Number.isInteger(count) || count < 1 || count > 200) throw new DrawingError(`A radial array of ${count} copies.`);
  return Array.from({ length: count }, (_, i) => motif.rotate(turn + (360 * i) / count, center));
}
