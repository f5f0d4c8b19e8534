import * as g from '@fifteen/geometry';
import type { Path, Point } from '@fifteen/geometry';
import { type Box, boxOf } from './box.ts';
import { type Budget, DrawingError, finite } from './budget.ts';
import { type Matrix, Transformable } from './transformable.ts';

export type Join = 'miter' | 'round' | 'bevel';

/** Slivers below this area, in square units, are left over by arithmetic and never drawn on purpose. */
const SLIVER = 6;
const STEP = 6;

/**
 * A filled area. Coordinates are units of the drawing with y down; about 1,000 units make a mark. Never changes: each
 * method returns a new shape.
 */
export class Shape extends Transformable<Shape> {
  readonly path: Path;
  readonly budget: Budget;
  #bounds: Box | undefined;

  constructor(path: Path, budget: Budget) {
    super();
    this.path = path;
    this.budget = budget;
  }

  #make(path: Path): Shape {
    this.budget.spend();
    if (this.budget.isStrict) withinLimits(path, this.budget);
    return new Shape(path, this.budget);
  }

  /** Work grows with the product of the segments: too much of it is refused before it begins. */
  #combine(arithmetic: (path: Path, ...others: Path[]) => Path, others: readonly Shape[]): Shape {
    const paths = others.map(({ path }) => path);
    if (this.budget.isStrict) {
      const total = [this.path, ...paths].reduce((sum, path) => sum + g.segmentCount(path), 0);
      const { combined } = this.budget.limits;
      if (total > combined) throw new DrawingError(`The shapes have ${total} segments together; arithmetic takes at most ${combined}.`);
    }
    return this.#make(arithmetic(this.path, ...paths));
  }

  // Arithmetic

  /** Everything that this shape or any of the others covers. */
  union(...others: readonly Shape[]): Shape {
    return this.#combine(g.union, others);
  }

  /** This shape without what the others cover. */
  subtract(...others: readonly Shape[]): Shape {
    return this.#combine(g.difference, others);
  }

  /** What this shape and all the others cover together. */
  intersect(...others: readonly Shape[]): Shape {
    return this.#combine(g.intersect, others);
  }

  /** What exactly one of the two covers. */
  exclude(other: Shape): Shape {
    return this.#combine(g.xor, [other]);
  }

  /** This shape cut back so that an even gap separates it from the other; slivers are dropped. */
  gapFrom(other: Shape, gap: number): Shape {
    return this.subtract(other.grow(gap)).withoutSlivers();
  }

  // Outline

  /** Moves the outline outwards; inwards if negative. Convex corners follow `join` on the way out. */
  grow(distance: number, join: Join = 'round'): Shape {
    return this.#make(g.grow(this.path, finite(distance, 'grow'), join));
  }

  /** Moves the outline inwards. */
  shrink(distance: number, join: Join = 'miter'): Shape {
    return this.grow(-distance, join);
  }

  /**
   * Rounds convex corners by `outer` and concave ones by `inner`. Parts thinner than twice `outer` vanish, gaps narrower
   * than twice `inner` close.
   */
  round(outer: number, inner: number = outer): Shape {
    const convex = outer > 0 ? this.grow(-outer, 'miter').grow(outer, 'round') : this;
    return inner > 0 ? convex.grow(inner, 'miter').grow(-inner, 'round') : convex;
  }

  /** The outline itself drawn with a pen that straddles it. */
  outline(width: number, join: Join = 'round'): Shape {
    return this.#make(g.stroke(this.path, finite(width, 'outline'), { join, cap: 'butt', miter: 8 }));
  }

  /** Only the part within `width` of the edge. */
  rim(width: number, join: Join = 'miter'): Shape {
    return this.subtract(this.shrink(width, join));
  }

  /** Without specks and nicks below this area in square units. */
  withoutSlivers(area: number = SLIVER): Shape {
    return this.#make(g.withoutCrumbs(this.path, area));
  }

  /** With its holes filled. */
  filled(): Shape {
    return this.#make(g.filled(this.path));
  }

  transform(matrix: Matrix): Shape {
    this.budget.spend();
    return new Shape(g.transform(this.path, ...matrix), this.budget);
  }

  // Measures

  get bounds(): Box {
    const { x, y, width, height } = g.boundsOf(this.path);
    return (this.#bounds ??= boxOf(x, y, x + width, y + height));
  }

  get isEmpty(): boolean {
    return g.isEmpty(this.path);
  }

  /** Square units. */
  get area(): number {
    return g.inkAreaOf(this.path);
  }

  /** Center of its area. */
  get centroid(): Point {
    const signed = g.contoursOf(this.path, STEP).map(momentOf);
    const depth = this.#depths();
    const total = signed.reduce((sum, { area }, i) => sum + Math.abs(area) * depth[i]!, 0);
    if (total === 0) return [this.bounds.cx, this.bounds.cy];
    const sum = (axis: 0 | 1) => signed.reduce((all, { area, center }, i) => all + Math.abs(area) * depth[i]! * center[axis], 0) / total;
    return [sum(0), sum(1)];
  }

  /** 1 for an outer contour, -1 for a hole. */
  #depths(): number[] {
    const contours = g.contoursOf(this.path, STEP);
    return contours.map((contour) => (contours.filter((other) => other !== contour && g.isInside([other], g.onEdge(contour))).length % 2 === 0 ? 1 : -1));
  }

  /** Moves so that its middle as the eye sees it, halfway between the center of its box and of its area, reaches a point. */
  placeByEye([x, y]: Point): Shape {
    const [cx, cy] = this.centroid;
    return this.move(x - (this.bounds.cx + cx) / 2, y - (this.bounds.cy + cy) / 2);
  }

  /** Connected pieces, each with its holes, largest first. */
  pieces(): Shape[] {
    return g.piecesOf(this.path).map((path) => this.#make(path)).toSorted((one, other) => other.area - one.area);
  }

  /** Width of its thin strokes, in units. */
  get thinnest(): number {
    return g.thinnestStroke(this.path);
  }

  /** Typical stroke width: twice the area over the perimeter, exact for long strokes. */
  get stem(): number {
    return g.typicalStroke(this.path);
  }

  contains(point: Point): boolean {
    return g.isInside(g.contoursOf(this.path, STEP), point);
  }

  /** Where a ray from inside or outside first meets the outline. Throws where it never does. */
  edgeAt([x, y]: Point, degrees: number): Point {
    const [dx, dy] = g.polar(1, degrees);
    const distances = g.contoursOf(this.path, STEP).flatMap((contour) => crossings(contour, [x, y], [dx, dy])).filter((t) => t > 1e-6);
    if (distances.length === 0) throw new DrawingError(`No edge at ${degrees}° from ${x}, ${y}.`);
    const nearest = Math.min(...distances);
    return [x + dx * nearest, y + dy * nearest];
  }

  /** Stretches of the horizontal line at y that the shape covers, left to right. */
  spansAtY(y: number): [from: number, to: number][] {
    return spans(g.contoursOf(this.path, STEP), (point) => point[1] - y, (point) => point[0]);
  }

  /** Stretches of the vertical line at x that the shape covers, top to bottom. */
  spansAtX(x: number): [from: number, to: number][] {
    return spans(g.contoursOf(this.path, STEP), (point) => point[0] - x, (point) => point[1]);
  }

  /** Points along each contour about `step` units apart; the last point of a contour is its first. */
  contours(step: number = STEP): Point[][] {
    return g.contoursOf(this.path, step);
  }

  /** Every point of the outline moved by a function, as an envelope does. Straight edges bend. */
  warp(move: (point: Point) => Point): Shape {
    return this.#make(g.warp(this.path, ([x, y]) => {
      const [toX, toY] = move([x, y]);
      return [finite(toX, 'warp x'), finite(toY, 'warp y')];
    }));
  }

  /** SVG path data for even-odd filling, rounded to hundredths of a unit. */
  toSvg(): string {
    return g.toSvg(this.path);
  }
}

function withinLimits(path: Path, { limits }: Budget): void {
  const segments = g.segmentCount(path);
  if (segments > limits.segments) throw new DrawingError(`A shape has ${segments} segments; the limit is ${limits.segments}.`);
  const { x, y, width, height } = g.boundsOf(path);
  for (const edge of [x, y, x + width, y + height]) finite(edge, 'the edge of a shape', limits.extent);
}

const momentOf = (points: readonly Point[]): { area: number; center: Point } => {
  let [area, x, y] = [0, 0, 0];
  for (let i = 1; i < points.length; i += 1) {
    const [[ax, ay], [bx, by]] = [points[i - 1]!, points[i]!];
    const cross = ax * by - bx * ay;
    area += cross / 2;
    x += ((ax + bx) * cross) / 6;
    y += ((ay + by) * cross) / 6;
  }
  return { area, center: area === 0 ? (points[0] ?? [0, 0]) : [x / area, y / area] };
};

/** Distances along a ray at which it crosses a contour. */
const crossings = (contour: readonly Point[], [x, y]: Point, [dx, dy]: Point): number[] =>
  contour.slice(1).flatMap(([bx, by], i) => {
    const [ax, ay] = contour[i]!;
    const before = (ax - x) * dy - (ay - y) * dx;
    const after = (bx - x) * dy - (by - y) * dx;
    if (before > 0 === after > 0) return [];
    const t = before / (before - after);
    return [(ax + (bx - ax) * t - x) * dx + (ay + (by - ay) * t - y) * dy];
  });

const spans = (contours: readonly Point[][], side: (point: Point) => number, along: (point: Point) => number): [number, number][] => {
  const hits = contours
    .flatMap((contour) =>
      contour.slice(1).flatMap((to, i) => {
        const from = contour[i]!;
        const [before, after] = [side(from), side(to)];
        return before > 0 === after > 0 ? [] : [along(from) + (along(to) - along(from)) * (before / (before - after))];
      }),
    )
    .sort((one, other) => one - other);
  return hits.flatMap((from, i): [number, number][] => (i % 2 === 0 && hits[i + 1] !== undefined ? [[from, hits[i + 1]!]] : []));
};
