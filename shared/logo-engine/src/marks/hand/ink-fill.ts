import type { Chance } from '../../chance/chance.ts';
import { type Path, type Point, polygon, together, union } from '../../geometry/index.ts';
import { knifeCut } from '../print/knife-cut.ts';
import { islandsOf } from './islands.ts';
import { softOutline } from './soft-outline.ts';
import { wanderingPlane } from './wandering.ts';

const STEP = 14;
/** How far a knife through paper strays from a curve. */
const SLIP = 8;

/** A silhouette filled by a full brush: soft corners, edges that are not quite straight. Whole: streaks and nicks in a filled shape look broken. */
export const inked = (path: Path, chance: Chance): Path => redrawn(path, softOutline, wanderingPlane(chance, 10));

/** A silhouette cut from paper: short straight cuts, corners kept. */
export function paperCut(path: Path, chance: Chance): Path {
  const shift = wanderingPlane(chance, 7);
  return knifeCut(redrawn(path, polygon, shift), SLIP);
}

type Shift = (point: Point) => Point;

function redrawn(path: Path, edge: (contour: readonly Point[]) => Path, shift: Shift): Path {
  const contours = islandsOf(path, STEP).flatMap((island) => [island.edge, ...island.holes]);
  return union(together(...contours.map((contour) => edge(contour.map(shift)))));
}
