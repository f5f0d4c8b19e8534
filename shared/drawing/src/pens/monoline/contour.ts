import type { Point } from '@fifteen/geometry';

/** A corner or a smooth point of an outline. `r` rounds it, where the edges on both sides are straight. */
export interface Vertex {
  readonly x: number;
  readonly y: number;
  readonly r?: number;
}

/** How an outline goes on to its next vertex: straight, or as a cubic with these two handles. */
export interface Edge {
  readonly to: Vertex;
  readonly handles?: readonly [Point, Point];
}

/** A closed outline: its first vertex is the `to` of its last edge. */
export type Contour = readonly Edge[];

/**
 * Path data of an outline. All areas run one way and all holes the other, so that one non-zero fill of many outlines
 * joins the areas and keeps the holes.
 */
export function dataOf(contour: Contour, isHole = false): string {
  const runsRight = areaOf(contour) > 0;
  return dataOfRounded(runsRight === isHole ? reversed(contour) : contour);
}

function reversed(contour: Contour): Contour {
  const before = (i: number) => contour[(i + contour.length - 1) % contour.length]!.to;
  return contour.map(({ handles }, i): Edge => ({ to: before(i), ...(handles && { handles: [handles[1], handles[0]] as const }) })).toReversed();
}

/** Signed area of the polygon through vertices, handles and middles: right enough to know which way an outline runs. */
function areaOf(contour: Contour): number {
  const points = contour.flatMap(({ to, handles }): Point[] => [...(handles ?? []), [to.x, to.y]]);
  return points.reduce((sum, [x, y], i) => {
    const [bx, by] = points[(i + 1) % points.length]!;
    return sum + x * by - bx * y;
  }, 0);
}

function dataOfRounded(contour: Contour): string {
  const corners = contour.map((edge, i) => cornerAt(contour, edge, i));
  const share = contour.map((_, i) => {
    // Both roundings of an edge have to fit on it.
    const [from, to] = [corners[(i + contour.length - 1) % contour.length]!, corners[i]!];
    const length = lengthOf(contour, i);
    return from.cut + to.cut > length ? length / (from.cut + to.cut) : 1;
  });
  const fitted = corners.map(({ cut }, i) => cut * Math.min(share[i]!, share[(i + 1) % contour.length]!));
  // Begins after the last vertex and its rounding.
  const last = contour.length - 1;
  const { to: end } = contour[last]!;
  const start = fitted[last]! < LEAST ? end : { x: end.x + corners[last]!.after[0] * fitted[last]!, y: end.y + corners[last]!.after[1] * fitted[last]! };
  const pieces = contour.map(({ to, handles }, i) => {
    if (handles) return `C${[...handles[0], ...handles[1], to.x, to.y].join(' ')}`;
    const by = fitted[i]!;
    if (by < LEAST) return `L${to.x} ${to.y}`;
    const { before, after, turn } = corners[i]!;
    const r = by / Math.tan(Math.abs(turn) / 2);
    return `L${to.x - before[0] * by} ${to.y - before[1] * by}A${r} ${r} 0 0 ${turn > 0 ? 1 : 0} ${to.x + after[0] * by} ${to.y + after[1] * by}`;
  });
  return `M${start.x} ${start.y}${pieces.join('')}Z`;
}

/** Roundings smaller than this are left out. */
const LEAST = 0.05;

interface Corner {
  /** How much of both edges the rounding takes away. */
  readonly cut: number;
  readonly before: Point;
  readonly after: Point;
  /** Radians, positive to the right. */
  readonly turn: number;
}

const SHARP: Corner = { cut: 0, before: [0, 0], after: [0, 0], turn: 0 };

function cornerAt(contour: Contour, { to, handles }: Edge, i: number): Corner {
  const next = contour[(i + 1) % contour.length]!;
  if (!to.r || to.r <= 0 || handles || next.handles) return SHARP;
  const from = contour[(i + contour.length - 1) % contour.length]!.to;
  const before = unit(to.x - from.x, to.y - from.y);
  const after = unit(next.to.x - to.x, next.to.y - to.y);
  const turn = Math.atan2(before[0] * after[1] - before[1] * after[0], before[0] * after[0] + before[1] * after[1]);
  if (Math.abs(turn) < 0.01 || Math.abs(turn) > 3.1) return SHARP;
  return { cut: to.r * Math.tan(Math.abs(turn) / 2), before, after, turn };
}

const lengthOf = (contour: Contour, i: number): number => {
  const from = contour[(i + contour.length - 1) % contour.length]!.to;
  const { to } = contour[i]!;
  return Math.hypot(to.x - from.x, to.y - from.y);
};

export const unit = (x: number, y: number): Point => {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
};
