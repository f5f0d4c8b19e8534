import type { Chance } from '../../chance/chance.ts';
import { type Path, type Point, boundsOf, difference, lens, polar, polygon, rotate, times, together, typicalStroke, union } from '../../geometry/index.ts';
import { islandsOf } from './islands.ts';
import { softOutline } from './soft-outline.ts';
import { wanderingPlane } from './wandering.ts';

const STEP = 20;
/** A streak would cut through thinner parts. */
const THIN = 110;

/** A silhouette filled by brush, bare where the bristles ran dry; or `cut` from a block, with the gouge's nicks. */
export function inkFill(path: Path, manner: 'ink' | 'cut', chance: Chance): Path {
  const drawn = manner === 'ink' ? inked(path, chance) : carved(path, chance);
  if (typicalStroke(path) < THIN) return drawn;
  return difference(drawn, manner === 'ink' ? bareStreaks(drawn, chance) : nicks(drawn, chance));
}

/** A silhouette filled by a full brush: soft corners, edges that are not quite straight. */
export const inked = (path: Path, chance: Chance): Path => redrawn(path, STEP, softOutline, wanderingPlane(chance, 10));

const carved = (path: Path, chance: Chance): Path => redrawn(path, 3.4 * STEP, polygon, wanderingPlane(chance, 7));

type Shift = (point: Point) => Point;

function redrawn(path: Path, step: number, edge: (contour: readonly Point[]) => Path, shift: Shift): Path {
  const contours = islandsOf(path, step).flatMap((island) => [island.edge, ...island.holes]);
  return union(together(...contours.map((contour) => edge(contour.map(shift)))));
}

/** Trails of dry bristles: fine, uneven, from one edge into the ink. */
function bareStreaks(path: Path, chance: Chance): Path {
  const { cx, cy, width, height } = boundsOf(path);
  const lines = times(9, (i) => {
    const draw = chance.fork(`streak ${i}`);
    const y = cy + height * (-0.34 + i * 0.083 + draw.range(-0.03, 0.03));
    const tip = cx + width * draw.range(-0.12, 0.36);
    const length = width * 0.75 + cx - tip;
    return lens([tip, y], polar(length, draw.range(-1.5, 1.5), tip, y), draw.range(5, 15) / length);
  });
  return rotate(union(...lines), chance.range(-24, -12), cx, cy);
}

/** A few short cuts side by side, as a gouge leaves them. */
function nicks(path: Path, chance: Chance): Path {
  const { cx, cy, width, height } = boundsOf(path);
  const lines = times(5, (i) => {
    const draw = chance.fork(`nick ${i}`);
    const [x, y] = [cx + width * (0.02 + i * 0.085), cy + height * (0.36 - i * 0.075)];
    const length = height * draw.range(0.12, 0.22);
    return polygon([polar(length, -62, x, y), [x + 9, y + 4], [x - 9, y - 4]]);
  });
  return union(...lines);
}
