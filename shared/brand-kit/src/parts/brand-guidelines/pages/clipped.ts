import { FillType, Path2D, PathOp } from '@napi-rs/canvas';
import { rectangle } from '../../../picture/shapes.ts';

/** The part of path data that is on a page. */
export const clippedTo = (d: string, { width, height }: { width: number; height: number }): string => {
  const path = new Path2D(d);
  path.setFillType(FillType.EvenOdd);
  return path.op(new Path2D(rectangle({ x: 0, y: 0, width, height })), PathOp.Intersect).toSVGString();
};
