import { type Point, times } from '../../../geometry/index.ts';
import type { BrushStroke } from '../brush.ts';

export const turned = ([x, y]: Point, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
};

/** The same brush strokes, turned about the centre. */
export const brushAround = (count: number, strokes: readonly BrushStroke[]): BrushStroke[] =>
  times(count, (i) =>
    strokes.map(({ points, width }) => ({ points: points.map((point) => turned(point, (i * 360) / count)), width })),
  ).flat();
