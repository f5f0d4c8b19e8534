import type { Chance } from '../../chance/chance.ts';
import { type Path, type Point, together, union } from '../../geometry/index.ts';
import { islandsOf } from './islands.ts';
import { softOutline } from './soft-outline.ts';
import { wanderingPlane } from './wandering.ts';

const STEP = 14;

/** A silhouette filled by a full brush: soft corners, edges that are not quite straight. Whole: streaks and nicks in a filled shape look broken. */
export const inked = (path: Path, chance: Chance): Path => redrawn(path, wanderingPlane(chance, 10));

type Shift = (point: Point) => Point;

function redrawn(path: Path, shift: Shift): Path {
  const contours = islandsOf(path, STEP).flatMap((island) => [island.edge, ...island.holes]);
  return union(together(...contours.map((contour) => softOutline(contour.map(shift)))));
}
