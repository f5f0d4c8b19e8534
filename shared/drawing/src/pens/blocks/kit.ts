import type { Point } from '@fifteen/geometry';
import { type Anchors, type Disc, type StrokeEnd, transformAnchors } from '../../anchors.ts';
import type { Draw } from '../../draw.ts';
import type { Shape } from '../../shape.ts';
import type { PenStyle } from '../pen.ts';
import { type Proportions, X_HEIGHT, proportionsOf } from './proportions.ts';
import { CUT, DOWN, type End, RIGHT, type Step, type Track, trackData } from './track.ts';

/** A letter before it is inked: its parts in the order in which they take the inks. */
export interface Drawing {
  readonly parts: readonly Shape[];
  readonly left?: number;
  readonly right?: number;
  readonly anchors?: Anchors;
  readonly markX?: number;
}

export type BlockLetter = (k: Kit) => Drawing;

/** Anchors moved to the right. */
export const shifted = (anchors: Anchors = {}, x: number): Anchors => transformAnchors(anchors, [1, 0, 0, 1, x, 0]);

/** A box by its edges. */
interface Sides {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

type Ends = readonly [End, End];

/** Side bearings: of a bar, of a round side, of an open or leaning side. */
export const ROUND = 0.5;
export const OPEN = 0.3;

/** Notches shallower than this are closed: see {@link Kit.meet}. */
const SHALLOW = 20;

/** The toy box: bars, discs, half rings and quarter rings in the proportions of one style. */
export class Kit {
  readonly d: Draw;
  readonly p: Proportions;
  /** Width of an upright bar. */
  readonly s: number;
  /** Thickness of a level bar. */
  readonly b: number;
  /** Diameter of the disc of the small letters, overshoot included. */
  readonly disc: number;

  constructor(d: Draw, style: PenStyle) {
    this.d = d;
    this.p = proportionsOf(style);
    this.s = this.p.stem;
    this.b = this.p.beam;
    this.disc = X_HEIGHT + 2 * this.p.over;
  }

  wide(nominal: number): number {
    return this.p.wide(nominal);
  }

  /** Length of the straight piece that an end of this thickness needs. */
  tip(thickness: number): number {
    if (this.p.terminal === 'round') return thickness / 2;
    return Math.min(this.p.soft, thickness / 2) + (this.p.terminal === 'cut' ? thickness * CUT : 0);
  }

  // Shapes

  /** Bars, half rings and quarter rings end to end. */
  track(from: Point, heading: Point, steps: readonly Step[], ends: Ends, { upright = this.s, level = this.b }: { upright?: number; level?: number } = {}): Shape {
    return this.d.path(trackData({ from, heading, steps, upright, level, ends } satisfies Track, this.p));
  }

  /** An upright bar from its top left corner. */
  bar(x: number, top: number, bottom: number, ends: Ends = ['free', 'foot'], width = this.s): Shape {
    return this.track([x + width / 2, top], DOWN, [['go', bottom - top]], ends, { upright: width });
  }

  /** A level bar from its top left corner. */
  beam(left: number, right: number, top: number, ends: Ends = ['foot', 'free'], thickness = this.b): Shape {
    return this.track([left, top + thickness / 2], RIGHT, [['go', right - left]], ends, { level: thickness });
  }

  /**
   * How much shorter a bar is where its end meets a round of this radius: the corner of a heavy bar would stick out of the
   * round by so little that it looks like a fault. Deeper notches are left, as the joints of lighter letters.
   */
  meet(radius: number, over = this.p.over): number {
    if (this.p.terminal === 'round' || this.s >= radius) return 0;
    const notch = radius - Math.sqrt(radius ** 2 - (radius - this.s) ** 2) - over;
    return notch > 0 && notch < SHALLOW ? notch : 0;
  }

  /**
   * How far inside its stem a half ring begins: nothing where heavy stems and rings make one block, up to two fifths of
   * the stem where a thinner joint keeps the corner from clotting.
   */
  get branch(): number {
    return 0.4 * this.s * Math.max(0, Math.min(1, (215 - this.s) / 60));
  }

  /** {@link meet} for an arch or a cup of this width. */
  meetArch(width: number): number {
    const radius = (width - this.branch) / 2;
    if (this.p.terminal === 'round') return 0;
    const notch = radius - Math.sqrt(radius ** 2 - (radius - this.s + this.branch) ** 2) - this.p.over;
    return notch > 0 && notch < SHALLOW ? notch : 0;
  }

  /** {@link meet} for the disc of the small letters. */
  get meetSmall(): number {
    return this.meet(Math.min(this.disc, this.wide(this.disc)) / 2);
  }

  /** A disc with a hole; in a box that is not square its long sides are straight. */
  ring({ left, right, top, bottom }: Sides, upright = this.s, level = upright): Shape {
    const [width, height] = [right - left, bottom - top];
    const outer = this.d.rect(left, top, width, height, Math.min(width, height) / 2);
    const [w, h] = [width - 2 * upright, height - 2 * level];
    return outer.subtract(this.d.rect(left + upright, top + level, w, h, Math.min(w, h) / 2));
  }

  /** The disc of the small letters, at x. */
  small(x = 0, width = this.wide(this.disc)): Shape {
    return this.ring({ left: x, right: x + width, top: -X_HEIGHT - this.p.over, bottom: this.p.over });
  }

  /** A plain disc. */
  ball(cx: number, cy: number, r: number): Shape {
    return this.d.circle(cx, cy, r);
  }

  /**
   * A leaning bar between two heights, cut level at both: its center line starts at `from` and ends at `to`. With round
   * terminals the ends named by `round` are half discs inside of the same heights.
   */
  lean(from: Point, to: Point, { thickness = this.p.lean, round = [true, true] }: { thickness?: number; round?: readonly [boolean, boolean] } = {}): Shape {
    const [[ax, ay], [bx, by]] = from[1] < to[1] ? [from, to] : [to, from];
    const length = Math.hypot(bx - ax, by - ay);
    const half = (thickness * length) / (by - ay) / 2;
    const [roundTop, roundBottom] = (from[1] < to[1] ? round : [round[1], round[0]]).map((is) => is && this.p.terminal === 'round');
    if (roundTop || roundBottom) {
      const inset = thickness / 2;
      const [tx, ty] = [(bx - ax) / (by - ay), 1];
      const top: Point = [ax + tx * inset, ay + ty * inset];
      const bottom: Point = [bx - tx * inset, by - ty * inset];
      const bones = this.d.polyline([top, bottom]).stroke(thickness, { cap: 'round' });
      const square = (x: number, y: number, toX: number, toY: number) => this.d.polygon([[x - half, y], [x + half, y], [toX + half, toY], [toX - half, toY]]);
      const middle: Point = [(ax + bx) / 2, (ay + by) / 2];
      return this.d.union(bones, ...(roundTop ? [] : [square(ax, ay, ...middle)]), ...(roundBottom ? [] : [square(...middle, bx, by)]));
    }
    return this.softened([[ax - half, ay], [ax + half, ay], [bx + half, by], [bx - half, by]]);
  }

  /** Width of a leaning bar measured along its level end. */
  leanWidth(run: number, rise: number, thickness = this.p.lean): number {
    return (thickness * Math.hypot(run, rise)) / rise;
  }

  /** Straight edges with the corners of the style. */
  softened(points: readonly Point[], radius = this.p.soft): Shape {
    const n = points.length;
    if (radius < 0.5) return this.d.polygon(points);
    const corner = (i: number): string => {
      const [before, at, after] = [points[(i + n - 1) % n]!, points[i]!, points[(i + 1) % n]!];
      const [u, v] = [unit(at, before), unit(at, after)];
      const cos = Math.max(-1, Math.min(1, u[0] * v[0] + u[1] * v[1]));
      const tan = Math.tan(Math.acos(cos) / 2);
      const reach = Math.min(radius / tan, distance(at, before) * 0.45, distance(at, after) * 0.45);
      const r = reach * tan;
      const [a, b]: [Point, Point] = [[at[0] + u[0] * reach, at[1] + u[1] * reach], [at[0] + v[0] * reach, at[1] + v[1] * reach]];
      const sweep = u[0] * v[1] - u[1] * v[0] > 0 ? 0 : 1;
      return `${i === 0 ? 'M' : 'L'}${a.join(' ')}A${r} ${r} 0 0 ${sweep} ${b.join(' ')}`;
    };
    return this.d.path(`${points.map((_, i) => corner(i)).join('')}Z`);
  }

  // Anchors

  /** The upper end of a bar whose left edge is at x. */
  top(x: number, y: number, width = this.s): StrokeEnd {
    return { at: [x + width / 2, y + (this.p.terminal === 'cut' ? (width * CUT) / 2 : 0)], angle: -90, width };
  }

  /** The upper end of a bar that is never cut, because another part meets it there. */
  head(x: number, y: number, width = this.s): StrokeEnd {
    return { at: [x + width / 2, y], angle: -90, width };
  }

  /** The lower end of a descending bar whose left edge is at x. */
  foot(x: number, y: number, width = this.s): StrokeEnd {
    return { at: [x + width / 2, y - (this.p.terminal === 'cut' ? (width * CUT) / 2 : 0)], angle: 90, width };
  }

  /** The end of a level stroke, whose middle is at y. */
  side(x: number, y: number, angle: 0 | 180, width = this.b): StrokeEnd {
    const back = this.p.terminal === 'cut' ? (width * CUT) / 2 : 0;
    return { at: [angle === 0 ? x - back : x + back, y], angle, width };
  }

  /** The middle of a level bar. */
  middle(left: number, right: number, y: number, width = this.b): StrokeEnd {
    return { at: [(left + right) / 2, y], angle: 0, width };
  }

  /** Bowl and counter of a ring. */
  bowl({ left, right, top, bottom }: Sides, upright = this.s, level = upright): { bowl: Disc; counter: Disc } {
    const center = { cx: (left + right) / 2, cy: (top + bottom) / 2 };
    return {
      bowl: { ...center, r: Math.min(right - left, bottom - top) / 2 },
      counter: { ...center, r: Math.min(right - left - 2 * upright, bottom - top - 2 * level) / 2 },
    };
  }

  /** Bowl and counter of {@link small}. */
  smallBowl(x = 0, width = this.wide(this.disc)): { bowl: Disc; counter: Disc } {
    return this.bowl({ left: x, right: x + width, top: -X_HEIGHT - this.p.over, bottom: this.p.over });
  }
}

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);
const unit = (from: Point, to: Point): Point => {
  const length = distance(from, to) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
};
