import { type Path, type Point, spline } from '../../geometry/index.ts';
import { thicknessOf } from './islands.ts';
import { lengthOf, resampled, smoothed } from './polylines.ts';

/** Distance of the samples that an edge is drawn through: short where the shape is slender, or a twig would lose its leaves. */
const STEP = { share: 0.5, least: 15, most: 32 };
const FEWEST = 14;

/** A sampled contour as an inked edge: its corners a little blunt. */
export function softOutline(contour: readonly Point[]): Path {
  const slender = thicknessOf({ edge: contour, holes: [] }) * STEP.share;
  const step = Math.min(STEP.most, Math.max(STEP.least, slender), lengthOf(contour) / FEWEST);
  return spline(smoothed(resampled(contour, step)).slice(0, -1), true);
}
