import { byPath } from './by-path.ts';
import { contoursOf } from './contours.ts';
import type { Path } from './kernel.ts';
import type { Point } from './point.ts';

/** Distance between samples, fine enough for the hairline of a letter 1,000 units tall. */
const STEP = 18;
/** This share of the outline may be thinner: the tips of wedges and the corners of serifs. */
const TIPS = 0.12;
/** Edges shorter than this have no reliable direction. */
const SHORTEST_EDGE = 0.5;

interface Edge {
  readonly from: Point;
  readonly to: Point;
}

/** Where a shape was measured across, and how wide it is there, in its own units. */
export interface Width {
  readonly at: Point;
  readonly width: number;
}

/**
 * Width of the shape's thin strokes in its own units, measured straight across from points along its outline with the
 * tips left out. 0 for an empty path.
 */
export const thinnestStroke = byPath((path: Path): number => {
  const widths = widthsOf(path)
    .map(({ width }) => width)
    .sort((one, other) => one - other);
  return widths[Math.floor(widths.length * TIPS)] ?? 0;
});

/** The width of the shape straight across from the middle of each sampled edge of its outline. */
export function widthsOf(path: Path, step = STEP): Width[] {
  const edges = contoursOf(path, step).flatMap((points) => points.slice(1).map((to, i): Edge => ({ from: points[i]!, to })));
  return edges.flatMap((edge) => {
    const width = widthAcross(edge, edges);
    return width > 0 ? [{ at: [(edge.from[0] + edge.to[0]) / 2, (edge.from[1] + edge.to[1]) / 2] as const, width }] : [];
  });
}

/**
 * The open space in front of each sampled edge of the outline, up to the next edge that faces it: gaps between parts and
 * slits within them. Edges that look into the open, and corners, where the two sides are not about parallel, are left out.
 */
export function gapsOf(path: Path, step = STEP): Width[] {
  const edges = contoursOf(path, step).flatMap((points) => points.slice(1).map((to, i): Edge => ({ from: points[i]!, to })));
  return edges.flatMap((edge) => {
    const facing = across(edge, edges)?.outside;
    if (!facing || !areFacing(edge, facing.edge)) return [];
    return [{ at: [(edge.from[0] + edge.to[0]) / 2, (edge.from[1] + edge.to[1]) / 2] as const, width: facing.distance }];
  });
}

/** Cosine of the angle between two edges from which on they run about parallel, within 18 degrees. */
const PARALLEL = 0.95;

const areFacing = (one: Edge, other: Edge): boolean => {
  const [ax, ay, bx, by] = [one.to[0] - one.from[0], one.to[1] - one.from[1], other.to[0] - other.from[0], other.to[1] - other.from[1]];
  const lengths = Math.hypot(ax, ay) * Math.hypot(bx, by);
  return lengths > 0 && Math.abs(ax * bx + ay * by) / lengths > PARALLEL;
};

const widthAcross = (edge: Edge, edges: readonly Edge[]): number => across(edge, edges)?.inside ?? 0;

interface Across {
  /** Width of the area behind the edge; 0 where there is none. */
  readonly inside: number;
  /** The next edge on the open side, and how far it is. */
  readonly outside?: { readonly edge: Edge; readonly distance: number };
}

/** Compares one edge with every other: the hot loop of this file, so it allocates nothing. */
function across(edge: Edge, edges: readonly Edge[]): Across | undefined {
  const { from, to } = edge;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length < SHORTEST_EDGE) return undefined;
  const x = (from[0] + to[0]) / 2;
  const y = (from[1] + to[1]) / 2;
  const dx = -(to[1] - from[1]) / length;
  const dy = (to[0] - from[0]) / length;
  let ahead = 0;
  let behind = 0;
  let nearestAhead = Infinity;
  let nearestBehind = Infinity;
  let edgeAhead: Edge | undefined;
  let edgeBehind: Edge | undefined;
  for (const other of edges) {
    if (other === edge) continue;
    const before = (other.from[0] - x) * dy - (other.from[1] - y) * dx;
    const after = (other.to[0] - x) * dy - (other.to[1] - y) * dx;
    if (before > 0 === after > 0) continue;
    const t = before / (before - after);
    const at = (other.from[0] + (other.to[0] - other.from[0]) * t - x) * dx + (other.from[1] + (other.to[1] - other.from[1]) * t - y) * dy;
    if (at > 0) {
      ahead += 1;
      if (at < nearestAhead) [nearestAhead, edgeAhead] = [at, other];
    } else {
      behind += 1;
      if (-at < nearestBehind) [nearestBehind, edgeBehind] = [-at, other];
    }
  }
  // The area is on the side where the line crosses the outline an odd number of times.
  const isAhead = ahead % 2 === 1;
  const inside = isAhead ? nearestAhead : behind % 2 === 1 ? nearestBehind : 0;
  const facing = isAhead ? edgeBehind : edgeAhead;
  const distance = isAhead ? nearestBehind : nearestAhead;
  return { inside: Number.isFinite(inside) ? inside : 0, ...(facing && { outside: { edge: facing, distance } }) };
}
