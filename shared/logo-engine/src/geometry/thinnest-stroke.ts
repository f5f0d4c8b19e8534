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
  const edges = edgesOf(path);
  const widths: number[] = [];
  for (let edge = 0; edge < edges.length; edge += 4) {
    const width = widthAt(edge, edges);
    if (width > 0) widths.push(width);
  }
  widths.sort((one, other) => one - other);
  return widths[Math.floor(widths.length * TIPS)] ?? 0;
});

/** The outline's edges as numbers, four each: from x, y to x, y. Every edge is held against every other one. */
function edgesOf(path: Path): Float64Array {
  const contours = contoursOf(path, STEP);
  return Float64Array.from(contours.flatMap((points) => points.slice(1).flatMap(([x, y], i) => [points[i]![0], points[i]![1], x, y])));
}

/** From the middle of an edge straight across the area; 0 where the edge is no length. Plain loops: it runs for every letter. */
function widthAt(edge: number, edges: Float64Array): number {
  const [ax, ay, bx, by] = [edges[edge]!, edges[edge + 1]!, edges[edge + 2]!, edges[edge + 3]!];
  const length = Math.hypot(bx - ax, by - ay);
  if (length < 0.5) return 0;
  const [x, y, dx, dy] = [(ax + bx) / 2, (ay + by) / 2, -(by - ay) / length, (bx - ax) / length];
  let [ahead, behind, nearestAhead, nearestBehind] = [0, 0, Infinity, Infinity];
  for (let other = 0; other < edges.length; other += 4) {
    const [fromX, fromY, toX, toY] = [edges[other]!, edges[other + 1]!, edges[other + 2]!, edges[other + 3]!];
    const [before, after] = [(fromX - x) * dy - (fromY - y) * dx, (toX - x) * dy - (toY - y) * dx];
    if (before > 0 === after > 0 || other === edge) continue;
    const t = before / (before - after);
    const at = (fromX + (toX - fromX) * t - x) * dx + (fromY + (toY - fromY) * t - y) * dy;
    if (at > 0) [ahead, nearestAhead] = [ahead + 1, Math.min(nearestAhead, at)];
    else [behind, nearestBehind] = [behind + 1, Math.min(nearestBehind, -at)];
  }
  // The area lies on the side where the line crosses the outline an odd number of times.
  const width = ahead % 2 === 1 ? nearestAhead : behind % 2 === 1 ? nearestBehind : 0;
  return Number.isFinite(width) ? width : 0;
}
