import { type Path, type Point, spline } from '../../geometry/index.ts';
import { lengthOf, resampled, smoothed } from './polylines.ts';

const STEP = 34;
const FEWEST = 12;

/** A sampled contour as an inked edge: its corners a little blunt. */
export function softOutline(contour: readonly Point[]): Path {
  const open = resampled(contour, Math.min(STEP, lengthOf(contour) / FEWEST));
  return spline(smoothed(open).slice(0, -1), true);
}
