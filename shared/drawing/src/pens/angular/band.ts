import type { Point } from '@fifteen/geometry';

/** A corner of a band. The third number chamfers it: the height that the slanted edge takes. */
export type Vertex = readonly [x: number, y: number, chamfer?: number];

/** Thickness of upright, level and slanted pieces, straight across. */
export interface Thickness {
  readonly v: number;
  readonly h: number;
  readonly s: number;
}

/** How a stroke ends: along the slope, along the mirrored slope, level, or upright. Square if not given. */
export type End = 'slope' | 'backslope' | 'level' | 'plumb';

export interface BandOptions {
  /** On which side of the path the ink is, looking along it. */
  readonly ink?: 'left' | 'right' | 'center';
  readonly start?: End;
  readonly end?: End;
}

/** A straight line without ends. */
interface Ray {
  readonly at: Point;
  readonly way: Point;
}

/** A chamfer takes at most this share of the height of its frame. */
const HIGHEST = 0.6;
/** A chamfer leaves at least this share of the edges beside it. */
const EDGE_LEFT = 0.12;

/** The outline of a stroke of straight pieces: each piece has the thickness of its direction, and all corners are sharp. */
export function bandOutline(vertices: readonly Vertex[], thickness: Thickness, m: number, { ink = 'right', start, end }: BandOptions): Point[] {
  const points = chamfered(vertices, m, false);
  const ends: Ray[] = [
    { at: points[0]!, way: wayOf(start, directionOf(points[0]!, points[1]!), m) },
    { at: points.at(-1)!, way: wayOf(end, directionOf(points.at(-2)!, points.at(-1)!), m) },
  ];
  const edge = (side: 'left' | 'right') => corners([ends[0]!, ...edgesOf(points, thickness, ink, side, false), ends[1]!], false);
  return [...edge('left'), ...edge('right').toReversed()];
}

/** The outer and inner outline of a closed stroke. Give the outer corners clockwise. */
export function frameOutlines(vertices: readonly Vertex[], thickness: Thickness, m: number): { outer: Point[]; inner: Point[] } {
  const heights = vertices.map(([, y]) => y);
  const most = (Math.max(...heights) - Math.min(...heights)) * HIGHEST;
  const outer = chamfered(vertices.map(([x, y, chamfer = 0]): Vertex => [x, y, Math.min(chamfer, most)]), m, true);
  return { outer, inner: corners(edgesOf(outer, thickness, 'right', 'right', true), true) };
}

/** The corners with their chamfers cut, each as far as the edges beside it allow. */
function chamfered(vertices: readonly Vertex[], m: number, closed: boolean): Point[] {
  const count = vertices.length;
  const isCut = (i: number) => (vertices[i]![2] ?? 0) > 0 && (closed || (i > 0 && i < count - 1));
  return vertices.flatMap(([x, y, chamfer = 0], i): Point[] => {
    if (!isCut(i)) return [[x, y]];
    const sides = [(i - 1 + count) % count, (i + 1) % count].map((j) => {
      const [dx, dy] = [vertices[j]![0] - x, vertices[j]![1] - y];
      const isLevel = Math.abs(dx) > Math.abs(dy);
      const room = (isLevel ? Math.abs(dx) / m : Math.abs(dy)) * (isCut(j) ? 0.5 : 1) * (1 - EDGE_LEFT);
      return { isLevel, room, towards: Math.sign(isLevel ? dx : dy) };
    });
    const size = Math.min(chamfer, ...sides.map(({ room }) => room));
    return sides.map(({ isLevel, towards }): Point => (isLevel ? [x + towards * size * m, y] : [x, y + towards * size]));
  });
}

/** The edges of a stroke on one side of its path. */
function edgesOf(points: readonly Point[], thickness: Thickness, ink: 'left' | 'right' | 'center', side: 'left' | 'right', closed: boolean): Ray[] {
  const outwards = side === 'left' ? -1 : 1;
  const share = ink === 'center' ? outwards / 2 : ink === side ? outwards : 0;
  return points.slice(closed ? 0 : 1).map((to, i): Ray => {
    const from = closed ? points.at(i - 1)! : points[i]!;
    const way = directionOf(from, to);
    const away = thicknessOf(way, thickness) * share;
    return { at: [from[0] - way[1] * away, from[1] + way[0] * away], way };
  });
}

/** Where neighboring edges meet. An edge that would run backwards is left out, and its neighbors meet instead. */
function corners(rays: readonly Ray[], closed: boolean): Point[] {
  const count = rays.length;
  const isEnd = (i: number) => !closed && (i === 0 || i === count - 1);
  const starts = rays.map((ray, i) => (i === 0 && !closed ? ray.at : crossing(cutLevel(rays.at(i - 1)!, ray, isEnd(i - 1)), cutLevel(ray, rays.at(i - 1)!, isEnd(i)))));
  let worst = -1;
  let least = -1e-6;
  for (let i = closed ? 0 : 1; i < (closed ? count : count - 1); i += 1) {
    const [from, to, { way }] = [starts[i]!, starts[(i + 1) % count]!, rays[i]!];
    const length = (to[0] - from[0]) * way[0] + (to[1] - from[1]) * way[1];
    if (length < least) [worst, least] = [i, length];
  }
  if (worst >= 0 && count > 3) return corners(rays.filter((_, i) => i !== worst), closed);
  return closed ? starts : starts.slice(1);
}

/** The end of a stroke, cut level instead where the last edge left is parallel to it and they would never meet. */
const cutLevel = (ray: Ray, other: Ray, isEnd: boolean): Ray => (isEnd && Math.abs(ray.way[0] * other.way[1] - ray.way[1] * other.way[0]) < 1e-6 ? { at: ray.at, way: WAYS.level } : ray);

function directionOf(from: Point, to: Point): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

const isUpright = ([dx]: Point): boolean => Math.abs(dx) < 0.01;
const isLevel = ([, dy]: Point): boolean => Math.abs(dy) < 0.01;

const thicknessOf = (way: Point, { v, h, s }: Thickness): number => (isUpright(way) ? v : isLevel(way) ? h : s);

const WAYS: Readonly<Record<'level' | 'plumb', Point>> = { level: [1, 0], plumb: [0, 1] };

const wayOf = (end: End | undefined, along: Point, m: number): Point => {
  if (end === 'slope') return [m, -1];
  if (end === 'backslope') return [m, 1];
  return WAYS[end ?? (isLevel(along) ? 'plumb' : 'level')];
};

function crossing(one: Ray, other: Ray): Point {
  const cross = one.way[0] * other.way[1] - one.way[1] * other.way[0];
  if (Math.abs(cross) < 1e-9) return other.at;
  const t = ((other.at[0] - one.at[0]) * other.way[1] - (other.at[1] - one.at[1]) * other.way[0]) / cross;
  return [one.at[0] + one.way[0] * t, one.at[1] + one.way[1] * t];
}
