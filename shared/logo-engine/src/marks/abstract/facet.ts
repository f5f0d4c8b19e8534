import { type Path, type Point, SHARP, difference, polygon, stroke } from '../../geometry/index.ts';

/** Trims a facet by half of the gap between facets. */
export const facet = (points: readonly Point[], gap: number): Path => {
  const shape = polygon(points);
  return gap > 0 ? difference(shape, stroke(shape, gap, SHARP)) : shape;
};
