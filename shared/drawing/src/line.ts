import * as g from '@fifteen/geometry';
import type { Point } from '@fifteen/geometry';
import { type Box, boxOf } from './box.ts';
import { type Budget, DrawingError, finite } from './budget.ts';
import { Shape, type Join } from './shape.ts';
import { type Matrix, Transformable } from './transformable.ts';

export type Cap = 'butt' | 'round' | 'square';

/** One cubic Bézier: start, two handles, end. Straight pieces are cubics too. */
export type Cubic = readonly [Point, Point, Point, Point];

/** A run of cubics, each beginning where the one before ends. */
interface Run {
  readonly cubics: readonly Cubic[];
  readonly closed: boolean;
}

export interface StrokeStyle {
  readonly cap?: Cap;
  readonly join?: Join;
}

/** The width of a brush along a line, in units: from t = 0 to t = 1, or samples at even distances. */
export type Width = number | readonly number[] | ((t: number) => number);

const SAMPLES_PER_CUBIC = 24;

/** A center line to draw with a pen or a brush. Never changes: each method returns a new line. */
export class Line extends Transformable<Line> {
  readonly runs: readonly Run[];
  readonly budget: Budget;
  #table: { at: number[]; total: number } | undefined;

  constructor(runs: readonly Run[], budget: Budget) {
    super();
    if (!runs.some(({ cubics }) => cubics.length > 0)) throw new DrawingError('A line needs at least two points.');
    this.runs = runs;
    this.budget = budget;
  }

  /** The area under a pen of one width. Ends are cut straight and corners rounded unless given. */
  stroke(width: number, { cap = 'butt', join = 'round' }: StrokeStyle = {}): Shape {
    this.budget.spend();
    if (finite(width, 'stroke width') <= 0) throw new DrawingError(`A stroke is ${width} wide.`);
    return new Shape(g.stroke(g.fromSvg(this.toSvg()), width, { cap, join, miter: 10 }), this.budget);
  }

  /**
   * The area under a brush whose width changes along the line: the middle of the line follows the brush's center. Draw
   * the first run only. `ends` rounds both ends.
   */
  brush(width: Width, { ends = 'cut', samples = 0 }: { ends?: 'cut' | 'round'; samples?: number } = {}): Shape {
    const widthAt = widthFunction(width);
    const count = samples || Math.max(14, this.runs[0]!.cubics.length * 8);
    const rows = Array.from({ length: count + 1 }, (_, i) => {
      const t = i / count;
      const [x, y] = this.pointAt(t);
      const [nx, ny] = g.polar(1, this.angleAt(t) + 90);
      const half = Math.max(0, finite(widthAt(t), 'brush width')) / 2;
      return { left: [x - nx * half, y - ny * half] as Point, right: [x + nx * half, y + ny * half] as Point, half, center: [x, y] as Point };
    });
    this.budget.spend();
    const left = splineData(rows.map((row) => row.left));
    const right = splineData(rows.map((row) => row.right).toReversed());
    const body = new Shape(g.union(g.fromSvg(`${left}L${right.slice(1)}Z`)), this.budget);
    if (ends === 'cut') return body;
    const caps = [rows[0]!, rows.at(-1)!].filter(({ half }) => half > 0.5).map(({ center, half }) => new Shape(g.circle(center[0], center[1], half), this.budget));
    return body.union(...caps);
  }

  /** The area that the line encloses; open runs are closed by a straight line. */
  fill(): Shape {
    this.budget.spend();
    return new Shape(g.union(g.fromSvg(this.runs.map((run) => dataOf({ ...run, closed: true })).join(''))), this.budget);
  }

  /** This line followed by another; a straight piece joins them where they do not meet. */
  // oxlint-disable-next-line unicorn/no-thenable -- takes a line, never a callback: nobody awaits a line
  then(next: Line): Line {
    const [first, second] = [this.runs.at(-1)!, next.runs[0]!];
    const from = first.cubics.at(-1)![3];
    const to = second.cubics[0]![0];
    const bridge = Math.hypot(to[0] - from[0], to[1] - from[1]) > 0.01 ? [straight(from, to)] : [];
    return new Line([...this.runs.slice(0, -1), { cubics: [...first.cubics, ...bridge, ...second.cubics], closed: false }, ...next.runs.slice(1)], this.budget);
  }

  /** Several lines as one, to be drawn with one pen. */
  with(...others: readonly Line[]): Line {
    return new Line([...this.runs, ...others.flatMap(({ runs }) => runs)], this.budget);
  }

  reverse(): Line {
    return new Line(
      this.runs.map(({ cubics, closed }) => ({ cubics: cubics.toReversed().map(([a, b, c, d]): Cubic => [d, c, b, a]), closed })).toReversed(),
      this.budget,
    );
  }

  /** The stretch from one share of the length to another, 0 to 1. */
  part(from: number, to: number): Line {
    const [start, end] = [this.#locate(from), this.#locate(to)];
    const cubics = this.runs[0]!.cubics;
    const pieces: Cubic[] = [];
    for (let i = start.index; i <= end.index; i += 1) {
      const low = i === start.index ? start.t : 0;
      const high = i === end.index ? end.t : 1;
      if (high - low > 1e-6) pieces.push(cut(cubics[i]!, low, high));
    }
    if (pieces.length === 0) throw new DrawingError(`The part from ${from} to ${to} of a line is empty.`);
    return new Line([{ cubics: pieces, closed: false }], this.budget);
  }

  transform([a, b, c, d, e, f]: Matrix): Line {
    const move = ([x, y]: Point): Point => [finite(a * x + c * y + e, 'x'), finite(b * x + d * y + f, 'y')];
    this.budget.spend();
    return new Line(this.runs.map(({ cubics, closed }) => ({ closed, cubics: cubics.map((cubic) => cubic.map(move) as unknown as Cubic) })), this.budget);
  }

  get bounds(): Box {
    const { x, y, width, height } = g.boundsOf(g.fromSvg(this.toSvg()));
    return boxOf(x, y, x + width, y + height);
  }

  /** Length of the first run, in units. */
  get length(): number {
    return this.#lengths().total;
  }

  get start(): Point {
    return this.runs[0]!.cubics[0]![0];
  }

  get end(): Point {
    return this.runs[0]!.cubics.at(-1)![3];
  }

  /** The point at a share of the first run's length, 0 to 1. */
  pointAt(t: number): Point {
    const { index, t: local } = this.#locate(t);
    return pointOn(this.runs[0]!.cubics[index]!, local);
  }

  /** Direction of travel at a share of the length, in degrees clockwise from the positive x axis. */
  angleAt(t: number): number {
    const { index, t: local } = this.#locate(t);
    const cubic = this.runs[0]!.cubics[index]!;
    const [from, to] = [pointOn(cubic, Math.max(0, local - 0.01)), pointOn(cubic, Math.min(1, local + 0.01))];
    return (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  }

  /** Points at even distances, both ends included. */
  points(count: number): Point[] {
    return Array.from({ length: count }, (_, i) => this.pointAt(count === 1 ? 0 : i / (count - 1)));
  }

  /** Moves every point sideways: to the left of travel if positive. Drawn as a smooth curve through samples. */
  offset(distance: number, samples = 24): Line {
    return throughPoints(
      Array.from({ length: samples + 1 }, (_, i) => {
        const [x, y] = this.pointAt(i / samples);
        const [nx, ny] = g.polar(1, this.angleAt(i / samples) - 90);
        return [x + nx * distance, y + ny * distance] as Point;
      }),
      false,
      this.budget,
    );
  }

  toSvg(): string {
    return this.runs.map(dataOf).join('');
  }

  #lengths(): { at: number[]; total: number } {
    if (this.#table) return this.#table;
    const at = [0];
    for (const cubic of this.runs[0]!.cubics) {
      let before = cubic[0];
      for (let i = 1; i <= SAMPLES_PER_CUBIC; i += 1) {
        const point = pointOn(cubic, i / SAMPLES_PER_CUBIC);
        at.push(at.at(-1)! + Math.hypot(point[0] - before[0], point[1] - before[1]));
        before = point;
      }
    }
    return (this.#table = { at, total: at.at(-1)! });
  }

  #locate(share: number): { index: number; t: number } {
    const { at, total } = this.#lengths();
    const target = Math.max(0, Math.min(1, finite(share, 'share of a line'))) * total;
    let low = 0;
    let high = at.length - 1;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (at[middle]! <= target) low = middle;
      else high = middle;
    }
    const span = at[high]! - at[low]!;
    const step = low + (span > 0 ? (target - at[low]!) / span : 0);
    const last = this.runs[0]!.cubics.length - 1;
    const index = Math.min(last, Math.floor(step / SAMPLES_PER_CUBIC));
    return { index, t: Math.min(1, step / SAMPLES_PER_CUBIC - index) };
  }
}

export const straight = (from: Point, to: Point): Cubic => [from, g.between(from, to, 1 / 3), g.between(from, to, 2 / 3), to];

const pointOn = ([a, b, c, d]: Cubic, t: number): Point => {
  const u = 1 - t;
  const [wa, wb, wc, wd] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return [wa * a[0] + wb * b[0] + wc * c[0] + wd * d[0], wa * a[1] + wb * b[1] + wc * c[1] + wd * d[1]];
};

/** The piece of a cubic between two parameters (de Casteljau). */
function cut(cubic: Cubic, from: number, to: number): Cubic {
  const head = split(cubic, to)[0];
  return from <= 0 ? head : split(head, from / to)[1];
}

function split([a, b, c, d]: Cubic, t: number): [Cubic, Cubic] {
  const [ab, bc, cd] = [g.between(a, b, t), g.between(b, c, t), g.between(c, d, t)];
  const [abc, bcd] = [g.between(ab, bc, t), g.between(bc, cd, t)];
  const middle = g.between(abc, bcd, t);
  return [
    [a, ab, abc, middle],
    [middle, bcd, cd, d],
  ];
}

const dataOf = ({ cubics, closed }: Run): string =>
  `M${cubics[0]![0].join(' ')}${cubics.map(([a, b, c, d]) => (isStraight([a, b, c, d]) ? `L${d.join(' ')}` : `C${b.join(' ')} ${c.join(' ')} ${d.join(' ')}`)).join('')}${closed ? 'Z' : ''}`;

const isStraight = ([a, b, c, d]: Cubic): boolean => {
  const [x, y] = [d[0] - a[0], d[1] - a[1]];
  const away = (point: Point) => Math.abs((point[0] - a[0]) * y - (point[1] - a[1]) * x);
  return away(b) < 1e-6 * (1 + x * x + y * y) && away(c) < 1e-6 * (1 + x * x + y * y);
};

function widthFunction(width: Width): (t: number) => number {
  if (typeof width === 'number') return () => width;
  if (typeof width === 'function') return width;
  if (width.length === 0) throw new DrawingError('A brush needs at least one width.');
  return (t) => {
    const at = t * (width.length - 1);
    const low = Math.min(width.length - 1, Math.floor(at));
    const high = Math.min(width.length - 1, low + 1);
    // Eased between samples, so that the edges of the stroke stay smooth.
    const share = (1 - Math.cos(Math.PI * (at - low))) / 2;
    return width[low]! + (width[high]! - width[low]!) * share;
  };
}

/** A smooth open or closed curve through points (Catmull-Rom as cubics; `tension` 1/6 is the usual one). */
export function throughPoints(points: readonly Point[], closed: boolean, budget: Budget, tension = 1 / 6): Line {
  if (points.length < 2) throw new DrawingError('A curve needs at least two points.');
  const count = points.length;
  const at = (i: number): Point => points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))]!;
  const cubics = Array.from({ length: closed ? count : count - 1 }, (_, i): Cubic => {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    return [
      from,
      [from[0] + (to[0] - before[0]) * tension, from[1] + (to[1] - before[1]) * tension],
      [to[0] - (after[0] - from[0]) * tension, to[1] - (after[1] - from[1]) * tension],
      to,
    ];
  });
  return new Line([{ cubics, closed }], budget);
}

const splineData = (points: readonly Point[]): string => {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))]!;
  const pieces = points.slice(1).map((_, i) => {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    return `C${from[0] + (to[0] - before[0]) / 6} ${from[1] + (to[1] - before[1]) / 6} ${to[0] - (after[0] - from[0]) / 6} ${to[1] - (after[1] - from[1]) / 6} ${to[0]} ${to[1]}`;
  });
  return `M${at(0).join(' ')}${pieces.join('')}`;
};
