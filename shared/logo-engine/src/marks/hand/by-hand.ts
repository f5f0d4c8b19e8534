import type { Chance } from '../../chance/chance.ts';
import { type Path, type Point, boundsOf, together, union } from '../../geometry/index.ts';
import { inked } from './ink-fill.ts';
import { inkLine } from './ink-line.ts';
import { type Island, islandsOf, thicknessOf } from './islands.ts';
import { softOutline } from './soft-outline.ts';
import { piecesOf } from './pieces.ts';
import { lengthOf, spineOf } from './polylines.ts';
import { wanderingPlane } from './wandering.ts';

/**
 * How a hand puts a silhouette on paper: `contour` follows its outline with a brush, `ink` fills it with soft
 * edges, `cut` leaves it as a sharp knife does: facets look like a bad export.
 */
export type HandManner = 'contour' | 'ink' | 'cut';

/** Width of the contour's brush, in mark units of 1,000. */
const BRUSH = 62;
/** Parts thinner than this are filled, or one stroke along their middle: an outline would have two sides. */
const THIN = 80;
/** A contour shorter than this is a dab. */
const DAB = 420;
const STEP = 14;

/** The path as if drawn by hand. Its outline is about 1,000 units across. */
export function byHand(path: Path, manner: HandManner, chance: Chance): Path {
  if (manner === 'ink') return inked(path, chance);
  if (manner === 'cut') return path;
  const { width, height } = boundsOf(path);
  const brush = BRUSH * Math.min(1, Math.max(width, height) / 900);
  const shift = wanderingPlane(chance, 9);
  const drawn = islandsOf(path, STEP).map(({ edge, holes }) => ({ edge: edge.map(shift), holes: holes.map((hole) => hole.map(shift)) }));
  return union(...drawn.flatMap((island, i) => strokesOf(island, brush, chance.fork(`island ${i}`))));
}

function strokesOf(island: Island, brush: number, chance: Chance): Path[] {
  const strip = stripOf(island, brush, chance);
  if (strip) return [strip];
  if (lengthOf(island.edge) < DAB || thicknessOf(island) < THIN) return [together(...[island.edge, ...island.holes].map(softOutline))];
  return [island.edge, ...island.holes].flatMap((contour, i) => lineOf(contour, brush, chance.fork(`line ${i}`)));
}

function lineOf(contour: readonly Point[], brush: number, chance: Chance): Path[] {
  const alone = { edge: contour, holes: [] };
  const strip = stripOf(alone, brush, chance);
  if (strip) return [strip];
  if (lengthOf(contour) < DAB || thicknessOf(alone) < THIN) return [softOutline(contour)];
  return piecesOf(contour, chance).map((piece, i) => inkLine(piece, brush, chance.fork(`piece ${i}`)));
}

/** One stroke along the middle of a long thin part; null where it is too broad, or bent so that its sides do not pair. */
function stripOf(island: Island, brush: number, chance: Chance): Path | null {
  const thickness = thicknessOf(island);
  if (island.holes.length > 0 || thickness > THIN || lengthOf(island.edge) < 5 * thickness) return null;
  const { points, widths } = spineOf(island.edge);
  const broadest = Math.max(...widths);
  return broadest > 2.1 * thickness ? null : inkLine(points, Math.max(brush * 0.7, broadest * 1.12), chance);
}
