import { doublesAt, loops, room } from '../loops/loops.ts';
import { byPath } from './by-path.ts';
import { contoursOf } from './contours.ts';
import type { Path } from './kernel.ts';

/** Distance of the samples: fine enough for the hairline of a letter of 1,000 units. */
const STEP = 18;
/** This share of the outline may lie on thinner strokes: the tips of wedges and the corners of serifs. */
const TIPS = 0.12;

/**
 * Width of the path's thin strokes in its own units: across the area from points all along its outline, the tips left
 * out. About 1,000 units across; 0 for an empty path.
 */
export const thinnestStroke = byPath((path: Path): number => {
  const widths = widthsOf(edgesOf(path)).sort();
  return widths[Math.floor(widths.length * TIPS)] ?? 0;
});

/** The outline's edges as numbers, four each: from x, y to x, y. Every edge is held against every other one. */
function edgesOf(path: Path): Float64Array {
  const contours = contoursOf(path, STEP);
  return Float64Array.from(contours.flatMap((points) => points.slice(1).flatMap(([x, y], i) => [points[i]![0], points[i]![1], x, y])));
}

/** From the middle of each edge straight across the area; edges of no length, and those with nothing across, are left out. */
function widthsOf(edges: Float64Array): Float64Array {
  const [from, out] = room(edges.byteLength, edges.byteLength / 4);
  doublesAt(from, edges.length).set(edges);
  return doublesAt(out, loops.widths(from, edges.length / 4, out)).slice();
}
