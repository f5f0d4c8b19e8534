import type { Point } from '@fifteen/geometry';
import { type Anchors, type Disc, type StrokeEnd, transformAnchors } from '../../anchors.ts';
import type { Draw } from '../../draw.ts';
import type { DrawnLetter, LetterProgram } from '../create-pen.ts';
import type { PenStyle } from '../pen.ts';
import type { Shape } from '../../shape.ts';
import { type Contour, dataOf } from './contour.ts';
import { type Proportions, proportionsOf } from './proportions.ts';
import { type End, type Node, heading, loopOutlines, strokeOutline } from './stroke.ts';

/**
 * Where a stroke ends: `hidden` within another one, on the `foot` line (rounded with round terminals, never cut), or
 * `free` (as the terminal says). `level` ends lie along a horizontal line.
 */
export type Ending = 'hidden' | 'levelHidden' | 'foot' | 'free' | 'levelFoot' | 'levelFree';

interface NodeOptions {
  /** Width as a share of what the direction has by itself. */
  readonly w?: number;
  /** Direction after a corner. */
  readonly out?: number;
  /** Radius of the corner, the style's own unless given. */
  readonly r?: number;
  readonly level?: number;
  readonly tension?: number;
}

/** The strokes that all letters are built from. One kit draws one letter. */
export class Kit {
  readonly p: Proportions;
  readonly style: PenStyle;
  readonly #data: string[] = [];
  #shift = 0;

  constructor(style: PenStyle) {
    this.style = style;
    this.p = proportionsOf(style);
  }

  /** Width of a stroke in this direction: level ones are thinner, slanting ones a little. */
  weight(degrees: number): number {
    const { s, h } = this.p;
    const [cos, sin] = heading(degrees);
    return s + (h - s) * cos * cos - 0.02 * s * (2 * sin * cos) ** 2;
  }

  /** A node of a center line with its direction of travel: 0 right, 90 down, 180 left, -90 up. */
  n(x: number, y: number, degrees: number, { w = 1, out = degrees, r = this.p.radius, level, tension }: NodeOptions = {}): Node {
    const upright = Math.abs(Math.sin((degrees * Math.PI) / 180));
    return {
      x,
      y,
      in: degrees,
      out,
      wIn: this.weight(degrees) * w,
      wOut: this.weight(out) * w,
      r,
      ...(level !== undefined && { level }),
      tension: tension ?? 1 + (this.p.square - 1) * upright,
    };
  }

  line(nodes: readonly Node[], start: Ending = 'hidden', end: Ending = 'hidden', soft: { start?: End['soft']; end?: End['soft'] } = {}): void {
    this.#add(strokeOutline(nodes, { ...this.#end(start), ...(soft.start && { soft: soft.start }) }, { ...this.#end(end), ...(soft.end && { soft: soft.end }) }));
  }

  /** A closed center line. */
  loop(nodes: readonly Node[]): void {
    const [one, other] = loopOutlines(nodes);
    const isFirstLarger = extentOf(one) > extentOf(other);
    this.#add(isFirstLarger ? one : other);
    this.#add(isFirstLarger ? other : one, true);
  }

  /** A stroke straight up and down around x. */
  stem(x: number, top: number, bottom: number, above: Ending = 'free', below: Ending = 'foot', w = 1): void {
    this.line([this.n(x, bottom, -90, { w }), this.n(x, top, -90, { w })], below, above);
  }

  /** A level stroke around y. */
  bar(y: number, left: number, right: number, before: Ending = 'hidden', after: Ending = 'hidden', w = 1): void {
    this.line([this.n(left, y, 0, { w }), this.n(right, y, 0, { w })], before, after);
  }

  /** A straight stroke in any direction. */
  beam(from: Point, to: Point, start: Ending, end: Ending, w = 1): void {
    const degrees = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
    this.line([this.n(...from, degrees, { w }), this.n(...to, degrees, { w })], start, end);
  }

  /** Nodes of straight strokes through points, with corners between them. */
  path(points: readonly Point[], { w = 1, r = this.p.radius, level }: { w?: number; r?: number; level?: number } = {}): Node[] {
    const directions = points.slice(1).map(([x, y], i) => (Math.atan2(y - points[i]![1], x - points[i]![0]) * 180) / Math.PI);
    return points.map(([x, y], i) => this.n(x, y, directions[Math.max(0, i - 1)]!, { w, r, out: directions[Math.min(i, directions.length - 1)]!, ...(level !== undefined && { level }) }));
  }

  /** Nodes of an ellipse's center line between two angles (0 right, 90 below), clockwise if the second is larger. */
  arc(cx: number, cy: number, rx: number, ry: number, from: number, to: number, widths: Readonly<Record<number, number>> = {}): Node[] {
    const forth = to > from ? 1 : -1;
    const stops = [from];
    for (let a = Math.ceil(from / 90) * 90 - 360; a <= Math.max(from, to) + 360; a += 90) if ((a - from) * forth > 1e-6 && (to - a) * forth > 1e-6) stops.push(a);
    stops.sort((a, b) => (a - b) * forth);
    stops.push(to);
    return stops.map((a) => {
      const [c, s] = heading(a);
      const degrees = (Math.atan2(c * ry * forth, -s * rx * forth) * 180) / Math.PI;
      const key = ((Math.round(a) % 360) + 360) % 360;
      const round = 1 + (this.p.c / this.p.s - 1) * c * c;
      return this.n(cx + c * rx, cy + s * ry, degrees, { w: widths[key] ?? round });
    });
  }

  /** A whole round; widths at 0, 90, 180 and 270 degrees. */
  ring(cx: number, cy: number, rx: number, ry: number, widths: Readonly<Record<number, number>> = {}): void {
    this.loop(this.arc(cx, cy, rx, ry, 0, 360, widths).slice(0, 4));
  }

  disc(cx: number, cy: number, r: number): Disc {
    const k = 0.5523 * r;
    this.#add([
        { to: { x: cx, y: cy + r }, handles: [[cx + r, cy + k], [cx + k, cy + r]] },
        { to: { x: cx - r, y: cy }, handles: [[cx - k, cy + r], [cx - r, cy + k]] },
        { to: { x: cx, y: cy - r }, handles: [[cx - r, cy - k], [cx - k, cy - r]] },
        { to: { x: cx + r, y: cy }, handles: [[cx + k, cy - r], [cx + r, cy - k]] },
    ]);
    return { cx, cy, r };
  }

  /** Draws a letter moved to the right. */
  shifted(by: number, draw: Drawing): Sides {
    this.#shift += by;
    const sides = draw(this);
    this.#shift -= by;
    return { ...sides, ...(sides.anchors && { anchors: transformAnchors(sides.anchors, [1, 0, 0, 1, by, 0]) }), ...(sides.markX !== undefined && { markX: sides.markX + by }) };
  }

  /** Everything drawn so far as one shape. */
  shape(d: Draw): Shape {
    return d.path(this.#data.join('')).withoutSlivers();
  }

  #add(contour: Contour, isHole = false): void {
    this.#data.push(dataOf(this.#shift === 0 ? contour : moved(contour, this.#shift), isHole));
  }

  #end(ending: Ending): End {
    if (ending === 'hidden') return { kind: 'hidden' };
    if (ending === 'levelHidden') return { kind: 'flat', face: 0 };
    const { terminal } = this.style;
    const isFoot = ending.endsWith('oot');
    const kind = terminal === 'cut' && isFoot ? 'flat' : terminal;
    return { kind, ...(ending.startsWith('level') && { face: 0 }) };
  }
}

const moved = (contour: Contour, by: number): Contour =>
  contour.map(({ to, handles }) => ({ to: { ...to, x: to.x + by }, ...(handles && { handles: [[handles[0][0] + by, handles[0][1]], [handles[1][0] + by, handles[1][1]]] as const }) }));

const extentOf = (contour: Contour): number => {
  const xs = contour.map(({ to }) => to.x);
  const ys = contour.map(({ to }) => to.y);
  return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys));
};

/** What a letter says about itself besides its strokes. */
export interface Sides {
  readonly left?: number;
  readonly right?: number;
  readonly anchors?: Anchors;
  readonly markX?: number;
}

/** Draws a letter with the kit. */
export type Drawing = (k: Kit) => Sides;
export type Drawings = Readonly<Record<string, Drawing>>;

export const letter =
  (draw: Drawing): LetterProgram =>
  (d, style): DrawnLetter => {
    const k = new Kit(style);
    const sides = draw(k);
    return { shape: k.shape(d), ...sides };
  };

export const letters = (drawings: Drawings): Record<string, LetterProgram> => Object.fromEntries(Object.entries(drawings).map(([name, draw]) => [name, letter(draw)]));

/** An anchor at the end of a stroke. */
export const endAt = (x: number, y: number, angle: number, width: number): StrokeEnd => ({ at: [x, y], angle, width });
