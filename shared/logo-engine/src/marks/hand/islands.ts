import { type Path, type Point, contoursOf, isInside } from '../../geometry/index.ts';
import { lengthOf } from './polylines.ts';

/** One piece of a silhouette: its outer edge and the holes in it, as sampled polygons. */
export interface Island {
  edge: readonly Point[];
  holes: readonly (readonly Point[])[];
}

/** The path's pieces, sampled about every `step`. */
export function islandsOf(path: Path, step: number): Island[] {
  const contours = contoursOf(path, step).filter((contour) => contour.length > 3 && lengthOf(contour) > 40);
  const around = contours.map((contour) => contours.filter((other) => other !== contour && isInside([other], contour[0]!)));
  const isHole = (i: number) => around[i]!.length % 2 === 1;
  return contours.flatMap((edge, i) =>
    isHole(i) ? [] : [{ edge, holes: contours.filter((_, j) => isHole(j) && around[j]!.length === around[i]!.length + 1 && around[j]!.includes(edge)) }],
  );
}

/** Twice the area over the edge: the width of a long strip. */
export function thicknessOf({ edge, holes }: Island): number {
  const area = Math.abs(areaOf(edge)) - holes.reduce((sum, hole) => sum + Math.abs(areaOf(hole)), 0);
  return (2 * area) / (lengthOf(edge) + holes.reduce((sum, hole) => sum + lengthOf(hole), 0));
}

const areaOf = (contour: readonly Point[]): number =>
  contour.slice(1).reduce((sum, [x, y], i) => sum + (contour[i]![0] * y - x * contour[i]![1]) / 2, 0);
