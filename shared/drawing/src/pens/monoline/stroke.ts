import type { Point } from '@fifteen/geometry';
import { type Contour, type Edge, type Vertex, unit } from './contour.ts';

/** A place on the center line of a stroke. Directions are degrees, clockwise from the right, in the way of travel. */
export interface Node {
  readonly x: number;
  readonly y: number;
  readonly in: number;
  /** Differs from `in` at a corner; both edges are straight there. */
  readonly out: number;
  /** Width of the stroke before and after the node. */
  readonly wIn: number;
  readonly wOut: number;
  /** Radius of the outer corner. */
  readonly r: number;
  /** Height at which an outer corner is cut level. */
  readonly level?: number;
  /** Length of the handles, 1 for a circle or an ellipse. */
  readonly tension: number;
  /** Length of the handle on one side in units, instead. */
  readonly handleIn?: number;
  readonly handleOut?: number;
}

/** How a stroke ends; `hidden` within another one. */
export interface End {
  readonly kind: 'hidden' | 'flat' | 'round' | 'cut';
  /** Direction of the end's edge in degrees, straight across unless given. */
  readonly face?: number;
  /** Rounds the corner of a flat end on one side of travel by this radius, where the stroke is straight there. */
  readonly soft?: { readonly side: 'left' | 'right'; readonly r: number };
}

type Cubic = readonly [Point, Point, Point, Point];

interface Segment {
  readonly cubic: Cubic;
  readonly isStraight: boolean;
  readonly from: Point;
  readonly to: Point;
  readonly wFrom: number;
  readonly wTo: number;
}

/** How far a cut leans from straight across, in degrees. */
const CUT = 22;
/** Round ends reach beyond flat ones by this share of the width, since they look shorter. */
const ROUND_OVERSHOOT = 0.07;

/** The outline of an open stroke. */
export function strokeOutline(nodes: readonly Node[], start: End, end: End): Contour {
  const segments = trimmed(segmentsOf(nodes), start, end);
  const left = sideOf(segments, nodes, 1);
  const right = sideOf(segments, nodes, -1);
  const tail = endOf(segments.at(-1)!, end, false);
  const head = endOf(segments[0]!, start, true);
  shiftEnd(left, tail.left);
  shiftEnd(right, tail.right);
  // From here on the right side is traveled backwards.
  const back = backwards(right);
  shiftEnd(back, head.left);
  const front = backwards(left);
  shiftEnd(front, head.right);
  const forth = backwards(front);
  soften(forth, back, start, end);
  return [...forth.edges, ...capTo(end, segments.at(-1)!, false, forth.edges.at(-1)!.to, back.start), ...back.edges, ...capTo(start, segments[0]!, true, back.edges.at(-1)!.to, forth.start)];
}

/** The two outlines of a stroke that runs into itself; the larger one is the area, the other its hole. */
export function loopOutlines(nodes: readonly Node[]): [Contour, Contour] {
  const closed = [...nodes, nodes[0]!];
  const segments = segmentsOf(closed);
  const sideways = (side: 1 | -1): Contour => {
    const { edges } = sideOf(segments, closed, side);
    const first = nodes[0]!;
    // A corner at the start is where the last edge meets the first.
    return isSmooth(first) ? edges : [...edges.slice(0, -1), ...cornerOf(segments.at(-1)!, segments[0]!, first, side).map((to) => ({ to }))];
  };
  return [sideways(1), sideways(-1)];
}

/** Marks the corners of flat ends that are to be rounded. */
function soften(forth: Side, back: Side, start: End, end: End): void {
  const last = (side: Side, r: number): void => {
    const edge = side.edges.at(-1)!;
    side.edges[side.edges.length - 1] = { ...edge, to: { ...edge.to, r } };
  };
  if (start.soft?.side === 'left') forth.start = { ...forth.start, r: start.soft.r };
  if (start.soft?.side === 'right') last(back, start.soft.r);
  if (end.soft?.side === 'left') last(forth, end.soft.r);
  if (end.soft?.side === 'right') back.start = { ...back.start, r: end.soft.r };
}

// The center line

function segmentsOf(nodes: readonly Node[]): Segment[] {
  return nodes.slice(1).map((to, i) => {
    const from = nodes[i]!;
    const [p, q]: [Point, Point] = [[from.x, from.y], [to.x, to.y]];
    const [t, u] = [heading(from.out), heading(to.in)];
    const chord: Point = [q[0] - p[0], q[1] - p[1]];
    const length = Math.hypot(...chord);
    const isStraight = Math.abs(cross(t, chord)) < 0.002 * length && Math.abs(cross(u, chord)) < 0.002 * length;
    const [a, b] = isStraight ? [length / 3, length / 3] : handleLengths(t, u, chord);
    const before = isStraight ? a : (from.handleOut ?? a * from.tension);
    const after = isStraight ? b : (to.handleIn ?? b * to.tension);
    const cubic: Cubic = [p, [p[0] + t[0] * before, p[1] + t[1] * before], [q[0] - u[0] * after, q[1] - u[1] * after], q];
    return { cubic, isStraight, from: t, to: u, wFrom: from.wOut, wTo: to.wIn };
  });
}

/** Handles of the arc of an ellipse with these directions at its ends. */
function handleLengths(t: Point, u: Point, chord: Point): [number, number] {
  const length = Math.hypot(...chord);
  const turn = Math.acos(Math.max(-1, Math.min(1, dot(t, u))));
  const sine = cross(t, u);
  if (Math.abs(sine) < 0.03) return [length * 0.38, length * 0.38];
  const [toMeeting, fromMeeting] = [cross(chord, u) / sine, cross(t, chord) / sine];
  if (toMeeting <= 0 || fromMeeting <= 0) return [length * 0.4, length * 0.4];
  const k = ((4 / 3) * Math.tan(turn / 4)) / Math.tan(turn / 2);
  return [toMeeting * k, fromMeeting * k];
}

function trimmed(segments: Segment[], start: End, end: End): Segment[] {
  const all = [...segments];
  if (end.kind === 'round') all.splice(-1, 1, shortened(all.at(-1)!, roundTrim(all.at(-1)!, end, all.at(-1)!.wTo, all.at(-1)!.to)));
  if (start.kind === 'round') {
    const first = all[0]!;
    all[0] = turned(shortened(turned(first), roundTrim(first, start, first.wFrom, first.from)));
  }
  return all;
}

/** How much shorter a stroke gets before a round end is added: on straight ones the end reaches as far as a flat one. */
function roundTrim({ isStraight }: Segment, { face }: End, width: number, direction: Point): number {
  if (!isStraight) return width * 0.25;
  const across = face === undefined ? 1 : Math.abs(cross(heading(face), direction));
  return (width / 2 - ROUND_OVERSHOOT * width) / Math.max(0.4, across);
}

const turned = ({ cubic: [a, b, c, d], isStraight, from, to, wFrom, wTo }: Segment): Segment => ({
  cubic: [d, c, b, a],
  isStraight,
  from: [-to[0], -to[1]],
  to: [-from[0], -from[1]],
  wFrom: wTo,
  wTo: wFrom,
});

function shortened(segment: Segment, by: number): Segment {
  const t = shareAt(segment.cubic, by);
  const cubic = split(segment.cubic, t)[0];
  const width = widthAt(segment, t);
  return { ...segment, cubic, to: segment.isStraight ? segment.to : unit(cubic[3][0] - cubic[2][0], cubic[3][1] - cubic[2][1]), wTo: width };
}

/** The parameter of the point `by` before the end of a curve. */
function shareAt(cubic: Cubic, by: number): number {
  const steps = 48;
  let at = cubic[3];
  let left = by;
  for (let i = steps - 1; i > 0; i -= 1) {
    const point = pointOn(cubic, i / steps);
    const length = Math.hypot(at[0] - point[0], at[1] - point[1]);
    if (length >= left) return (i + (1 - left / length)) / steps;
    left -= length;
    at = point;
  }
  return 1 / steps;
}

// The sides

interface Side {
  start: Vertex;
  edges: Edge[];
}

const backwards = ({ start, edges }: Side): Side => ({
  start: edges.at(-1)!.to,
  edges: edges.map(({ handles }, i): Edge => ({ to: i === 0 ? start : edges[i - 1]!.to, ...(handles && { handles: [handles[1], handles[0]] as const }) })).toReversed(),
});

/** One side of a stroke: 1 for the left of travel, -1 for the right. */
function sideOf(segments: readonly Segment[], nodes: readonly Node[], side: 1 | -1): Side {
  const edges: Edge[] = [];
  segments.forEach((segment, i) => {
    const next = segments[i + 1];
    const node = nodes[i + 1]!;
    if (!segment.isStraight) edges.push(offsetEdge(segment, side));
    else if (next && !isSmooth(node)) edges.push(...cornerOf(segment, next, node, side).map((to) => ({ to })));
    else edges.push({ to: vertex(offsetPoint(segment, 1, side)) });
  });
  return { start: vertex(offsetPoint(segments[0]!, 0, side)), edges };
}

/** Where the sides of two straight segments meet; two vertices where the corner is cut level. */
function cornerOf(before: Segment, after: Segment, { r, level }: Node, side: 1 | -1): Vertex[] {
  const outer = cross(before.to, after.from) > 0 ? 1 : -1;
  const [p, q] = [offsetPoint(before, 1, outer), offsetPoint(after, 0, outer)];
  const tip = meeting(p, before.to, q, after.from);
  const isCut = level !== undefined && (level - tip[1]) * (before.to[1] - after.from[1]) < -0.5;
  if (side !== outer) {
    // A corner that is cut level has no room for a round inside.
    const inner = isCut ? 0 : Math.max(0, r - Math.max(before.wTo, after.wFrom));
    return [{ ...vertex(meeting(offsetPoint(before, 1, side), before.to, offsetPoint(after, 0, side), after.from)), r: inner }];
  }
  if (!isCut) return [{ ...vertex(tip), r }];
  const cutOf = (point: Point, direction: Point): Vertex => ({ x: point[0] + (direction[0] * (level - point[1])) / direction[1], y: level, r });
  return [cutOf(p, before.to), cutOf(q, after.from)];
}

function meeting(p: Point, t: Point, q: Point, u: Point): Point {
  const sine = cross(t, u);
  if (Math.abs(sine) < 1e-6) return q;
  const along = cross([q[0] - p[0], q[1] - p[1]], u) / sine;
  return [p[0] + t[0] * along, p[1] + t[1] * along];
}

/** The cubic that runs beside a curve: it has its directions at the ends and passes the right point in the middle. */
function offsetEdge(segment: Segment, side: 1 | -1): Edge {
  const [p, m, q] = [offsetPoint(segment, 0, side), offsetPoint(segment, 0.5, side), offsetPoint(segment, 1, side)];
  const { from: t, to: u } = segment;
  const v: Point = [(8 * m[0] - 4 * p[0] - 4 * q[0]) / 3, (8 * m[1] - 4 * p[1] - 4 * q[1]) / 3];
  const sine = cross(t, u);
  const chord = Math.hypot(q[0] - p[0], q[1] - p[1]);
  const [a, b] = Math.abs(sine) < 0.05 ? scaledHandles(segment, chord) : [cross(v, u) / sine, cross(v, t) / sine];
  const [least, most] = [0.04 * chord, 1.2 * chord];
  const fit = (length: number) => Math.max(least, Math.min(most, length));
  const handles = [
    [p[0] + t[0] * fit(a), p[1] + t[1] * fit(a)],
    [q[0] - u[0] * fit(b), q[1] - u[1] * fit(b)],
  ] as const;
  return { to: vertex(q), handles };
}

function scaledHandles({ cubic: [a, b, c, d] }: Segment, chord: number): [number, number] {
  const k = chord / (Math.hypot(d[0] - a[0], d[1] - a[1]) || 1);
  return [Math.hypot(b[0] - a[0], b[1] - a[1]) * k, Math.hypot(d[0] - c[0], d[1] - c[1]) * k];
}

function offsetPoint(segment: Segment, t: number, side: 1 | -1): Point {
  const [x, y] = pointOn(segment.cubic, t);
  const [dx, dy] = t === 0 ? segment.from : t === 1 ? segment.to : directionOn(segment.cubic, t);
  const half = (side * widthAt(segment, t)) / 2;
  return [x + dy * half, y - dx * half];
}

const widthAt = ({ wFrom, wTo }: Segment, t: number): number => wFrom + ((wTo - wFrom) * (1 - Math.cos(Math.PI * t))) / 2;

// The ends

/** How far the left and the right side are moved along the direction in which the stroke leaves. */
function endOf(segment: Segment, { kind, face }: End, isStart: boolean): { left: number; right: number } {
  const direction: Point = isStart ? [-segment.from[0], -segment.from[1]] : segment.to;
  const width = isStart ? segment.wFrom : segment.wTo;
  if (kind === 'hidden' || kind === 'round') return { left: 0, right: 0 };
  const across = angleOf(direction) + 90;
  const flat = shiftsFor(face ?? across, direction, width);
  if (kind === 'flat') return flat;
  if (!segment.isStraight) {
    // Curves are cut on their outer side.
    const bend = cross(segment.from, segment.to) * (isStart ? -1 : 1);
    const by = -width * Math.tan((CUT * Math.PI) / 180) * 1.2;
    return bend > 0 ? { left: by, right: 0 } : { left: 0, right: by };
  }
  const given = face ?? across;
  // Slanting strokes are cut straight across instead, which keeps their tips blunt.
  const isSlanted = face !== undefined && Math.abs(Math.cos(((given - across) * Math.PI) / 180)) < 0.985;
  const cut = shiftsFor(isSlanted ? across : given + CUT * (Math.sin(((135 - given) * Math.PI) / 90) < 0 ? -1 : 1), direction, width);
  // The farthest point stays where a flat end would have it.
  const [nx, ny] = normalOf(given, direction);
  const reach = (by: number, side: 1 | -1): number => ((side * direction[1] * width) / 2 + direction[0] * by) * nx + ((-side * direction[0] * width) / 2 + direction[1] * by) * ny;
  const back = Math.max(reach(cut.left, 1), reach(cut.right, -1)) / (direction[0] * nx + direction[1] * ny);
  return { left: cut.left - back, right: cut.right - back };
}

/** The normal of an end's edge that points out of the stroke. */
function normalOf(face: number, direction: Point): Point {
  const [x, y] = heading(face + 90);
  return x * direction[0] + y * direction[1] > 0 ? [x, y] : [-x, -y];
}

/** How far the sides reach beyond the middle of an end whose edge has this direction. */
function shiftsFor(face: number, [dx, dy]: Point, width: number): { left: number; right: number } {
  const [fx, fy] = heading(face);
  const across = fx * dy - fy * dx;
  if (Math.abs(across) < 0.25) return { left: 0, right: 0 };
  const left = ((width / 2) * (fx * dx + fy * dy)) / across;
  return { left, right: -left };
}

/** Moves the last point of a side along its own direction. */
function shiftEnd(side: Side, by: number): void {
  if (Math.abs(by) < 0.01) return;
  const last = side.edges.at(-1)!;
  const from = side.edges.at(-2)?.to ?? side.start;
  const length = Math.hypot(last.to.x - from.x, last.to.y - from.y);
  if (!last.handles && -by > length && side.edges.length > 1) {
    // More is cut off than the last straight piece.
    side.edges.pop();
    shiftEnd(side, by + length);
    return;
  }
  if (last.handles) {
    const cubic: Cubic = [[from.x, from.y], last.handles[0], last.handles[1], [last.to.x, last.to.y]];
    if (by < 0) {
      const [, b, c, d] = split(cubic, shareAt(cubic, -by))[0];
      side.edges[side.edges.length - 1] = { to: vertex(d), handles: [b, c] };
    } else {
      const [dx, dy] = unit(cubic[3][0] - cubic[2][0], cubic[3][1] - cubic[2][1]);
      side.edges.push({ to: { x: last.to.x + dx * by, y: last.to.y + dy * by } });
    }
    return;
  }
  const [dx, dy] = unit(last.to.x - from.x, last.to.y - from.y);
  side.edges[side.edges.length - 1] = { to: { ...last.to, x: last.to.x + dx * by, y: last.to.y + dy * by } };
}

/** The edges around an end, from one side to the other. */
function capTo({ kind }: End, segment: Segment, isStart: boolean, from: Vertex, to: Vertex): Edge[] {
  if (kind !== 'round') return [{ to }];
  const [dx, dy] = isStart ? [-segment.from[0], -segment.from[1]] : segment.to;
  const half = Math.hypot(to.x - from.x, to.y - from.y) / 2;
  const [cx, cy] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const tip: Point = [cx + dx * half, cy + dy * half];
  const k = 0.5523 * half;
  const [ax, ay] = unit(from.x - cx, from.y - cy);
  return [
    { to: vertex(tip), handles: [[from.x + dx * k, from.y + dy * k], [tip[0] + ax * k, tip[1] + ay * k]] },
    { to, handles: [[tip[0] - ax * k, tip[1] - ay * k], [to.x + dx * k, to.y + dy * k]] },
  ];
}

// Small arithmetic

const isSmooth = ({ in: before, out }: Node): boolean => Math.abs(before - out) < 0.01;

export const heading = (degrees: number): Point => [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
const angleOf = ([x, y]: Point): number => (Math.atan2(y, x) * 180) / Math.PI;
const cross = ([ax, ay]: Point, [bx, by]: Point): number => ax * by - ay * bx;
const dot = ([ax, ay]: Point, [bx, by]: Point): number => ax * bx + ay * by;
const vertex = ([x, y]: Point): Vertex => ({ x, y });

const pointOn = ([a, b, c, d]: Cubic, t: number): Point => {
  const u = 1 - t;
  const mix = (axis: 0 | 1) => u * u * u * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t * t * t * d[axis];
  return [mix(0), mix(1)];
};

const directionOn = ([a, b, c, d]: Cubic, t: number): Point => {
  const u = 1 - t;
  const mix = (axis: 0 | 1) => u * u * (b[axis] - a[axis]) + 2 * u * t * (c[axis] - b[axis]) + t * t * (d[axis] - c[axis]);
  return unit(mix(0), mix(1));
};

function split([a, b, c, d]: Cubic, t: number): [Cubic, Cubic] {
  const mix = (p: Point, q: Point): Point => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
  const [ab, bc, cd] = [mix(a, b), mix(b, c), mix(c, d)];
  const [abc, bcd] = [mix(ab, bc), mix(bc, cd)];
  const middle = mix(abc, bcd);
  return [
    [a, ab, abc, middle],
    [middle, bcd, cd, d],
  ];
}
