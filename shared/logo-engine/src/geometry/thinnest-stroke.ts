import { contoursOf } from './contours.ts';
import type { Path } from './kernel.ts';
import type { Point } from './point.ts';

/** Distance of the samples: fine enough for the hairline of a letter of 1,000 units. */
const STEP = 18;
/** This share of the outline may lie on thinner strokes: the tips of wedges and the corners of serifs. */
const TIPS = 0.12;

interface Edge {
  from: Point;
  to: Point;
}

/**
 * Width of the path's thin strokes in its own units: across the area from points all along its outline, the tips left
 * out. About 1,000 units across; 0 for an empty path.
 */
export function thinnestStroke(path: Path): number {
  const edges = contoursOf(path, STEP).flatMap((points) => points.slice(1).map((to, i): Edge => ({ from: points[i]!, to })));
  const widths = edges.map((edge) => widthAt(edge, edges)).filter((width) => width > 0);
  widths.sort((one, other) => one - other);
  return widths[Math.floor(widths.length * TIPS)] ?? 0;
}

/** From the middle of an edge straight across the area; 0 where the edge is no length. */
function widthAt(edge: Edge, edges: readonly Edge[]): number {
  const [[ax, ay], [bx, by]] = [edge.from, edge.to];
  const length = Math.hypot(bx - ax, by - ay);
  if (length < 0.5) return 0;
  const [x, y, dx, dy] = [(ax + bx) / 2, (ay + by) / 2, -(by - ay) / length, (bx - ax) / length];
  let [ahead, behind, nearestAhead, nearestBehind] = [0, 0, Infinity, Infinity];
  for (const other of edges) {
    const at = other === edge ? null : crossingAt(other, [x, y], [dx, dy]);
    if (at === null) continue;
    if (at > 0) [ahead, nearestAhead] = [ahead + 1, Math.min(nearestAhead, at)];
    else [behind, nearestBehind] = [behind + 1, Math.min(nearestBehind, -at)];
  }
  // The area lies on the side where the line crosses the outline an odd number of times.
  const width = ahead % 2 === 1 ? nearestAhead : behind % 2 === 1 ? nearestBehind : 0;
  return Number.isFinite(width) ? width : 0;
}

/** How far along the line the edge crosses it; null where it does not. */
function crossingAt({ from: [ax, ay], to: [bx, by] }: Edge, [x, y]: Point, [dx, dy]: Point): number | null {
  const [before, after] = [(ax - x) * dy - (ay - y) * dx, (bx - x) * dy - (by - y) * dx];
  if (before > 0 === after > 0) return null;
  const t = before / (before - after);
  return (ax + (bx - ax) * t - x) * dx + (ay + (by - ay) * t - y) * dy;
}
