import type { Point } from '@fifteen/geometry';
import type { Anchors, Disc, StrokeEnd } from '../../anchors.ts';
import type { Draw } from '../../draw.ts';
import type { Shape } from '../../shape.ts';
import type { DrawnLetter, LetterProgram } from '../create-pen.ts';
import type { PenStyle } from '../pen.ts';
import { CAP, MODULES, type ModuleName, inkWidth, proportionsOf } from './proportions.ts';

/**
 * How a corner is rounded: by the radius of the style, or by its own. A telling one sets two letters apart (D from O,
 * Л from П), so it is cut off even where the style has no radius.
 */
type Corner = boolean | number | 'telling';

export interface Corners {
  readonly tl?: Corner;
  readonly tr?: Corner;
  readonly br?: Corner;
  readonly bl?: Corner;
}

export const ALL = { tl: true, tr: true, br: true, bl: true } as const satisfies Corners;

/** How much of the radius is cut off where corners are straight: it takes about as much away as the round one. */
const CHAMFER = 0.72;
/** Least size of a telling corner. */
const TELLING = 140;
/** Below this radius telling corners are straight cuts. */
const HARDLY_ROUND = 40;
/** A cut beyond the edge, so that no hair remains. */
const BEYOND = 20;
/** How far the blind end of a slit is cut askew, in slits. */
const SLANT = 0.5;
/** Rounding of all corners that the radius leaves sharp, where ends are round. */
const SOFT = 28;

/** Which ends of a slit meet another cut and stay square. */
type Joint = 'from' | 'to' | 'both';
type End = 'open' | 'blind' | 'joint';

/**
 * The block of one letter and the knife that opens it. x runs from the left edge of the ink, y down from the cap line to
 * the baseline at 1,000.
 */
export class Block {
  readonly d: Draw;
  readonly terminal: PenStyle['terminal'];
  /** Width of the ink. */
  readonly w: number;
  readonly h = CAP;
  readonly slit: number;
  readonly bar: number;
  readonly radius: number;

  constructor(d: Draw, style: PenStyle, w: number) {
    const { slit, bar, radius } = proportionsOf(style);
    this.d = d;
    this.terminal = style.terminal;
    this.w = w;
    this.slit = slit;
    this.bar = bar;
    this.radius = radius;
  }

  // Measures

  /** Middle of the width. */
  get cx(): number {
    return this.w / 2;
  }

  /** Width of each of two stems with a slit between them. */
  get stem(): number {
    return (this.w - this.slit) / 2;
  }

  /** Width of each of three stems with slits between them. */
  get third(): number {
    return (this.w - 2 * this.slit) / 3;
  }

  /** Solid beside the blind end of a horizontal slit. */
  get wall(): number {
    return this.stem * 0.9;
  }

  /** Middle of the upper and of the lower of two horizontal slits. */
  get upper(): number {
    return this.bar + this.slit / 2;
  }

  get lower(): number {
    return this.h - this.upper;
  }

  /** Middle of a single crossbar or a single opening, a little above the middle of the height. */
  get middle(): number {
    return this.h * 0.49;
  }

  /** Opening of a wedge, whose average width is about a slit. */
  get mouth(): number {
    return this.slit * 1.75;
  }

  // Solids

  /** The whole block. */
  body(corners: Corners = {}): Shape {
    return this.solid(0, 0, this.w, this.h, corners);
  }

  /** A box between two corners. Radii that do not fit are scaled down together. */
  solid(left: number, top: number, right: number, bottom: number, corners: Corners = {}): Shape {
    const [width, height] = [right - left, bottom - top];
    const wanted = [corners.tl, corners.tr, corners.br, corners.bl].map((corner) => this.#radiusOf(corner));
    const fit = Math.min(1, ...[width, height, width, height].map((side, i) => side / Math.max(1e-6, wanted[i]! + wanted[(i + 1) % 4]!)));
    const [tl, tr, br, bl] = wanted.map((r) => r * fit * (this.terminal === 'cut' ? CHAMFER : 1)) as [number, number, number, number];
    const straight = this.terminal === 'cut' || this.radius < HARDLY_ROUND;
    const turn = (r: number, x: number, y: number) => (r <= 0 ? '' : straight ? `L${x} ${y}` : `A${r} ${r} 0 0 1 ${x} ${y}`);
    return this.d.path(
      `M${left} ${top + tl}${turn(tl, left + tl, top)}L${right - tr} ${top}${turn(tr, right, top + tr)}L${right} ${bottom - br}${turn(br, right - br, bottom)}L${left + bl} ${bottom}${turn(bl, left, bottom - bl)}Z`,
    );
  }

  #radiusOf(corner: Corner | undefined): number {
    if (typeof corner === 'number') return corner;
    if (corner === 'telling') return Math.max(TELLING, this.radius);
    return corner ? this.radius : 0;
  }

  /** Any straight-sided piece, to add or to cut. */
  poly(...points: readonly Point[]): Shape {
    return this.d.polygon(points);
  }

  // Cuts

  /** A vertical slit around x. An end on the edge of the block opens it; one at a `joint` meets another cut. */
  down(x: number, from: number, to: number, joint?: Joint): Shape {
    const top = from <= 0 ? 'open' : joint === 'from' || joint === 'both' ? 'joint' : 'blind';
    const bottom = to >= this.h ? 'open' : joint === 'to' || joint === 'both' ? 'joint' : 'blind';
    return this.#cut(top === 'open' ? -BEYOND : from, bottom === 'open' ? this.h + BEYOND : to, top, bottom).transform([0, 1, 1, 0, x, 0]);
  }

  /** A horizontal slit around y. An end on the edge of the block opens it; one at a `joint` meets another cut. */
  across(y: number, from: number, to: number, joint?: Joint): Shape {
    const left = from <= 0 ? 'open' : joint === 'from' || joint === 'both' ? 'joint' : 'blind';
    const right = to >= this.w ? 'open' : joint === 'to' || joint === 'both' ? 'joint' : 'blind';
    return this.#cut(left === 'open' ? -BEYOND : from, right === 'open' ? this.w + BEYOND : to, left, right).move(0, y);
  }

  /** A slit along the x axis. */
  #cut(from: number, to: number, start: End, end: End): Shape {
    const half = this.slit / 2;
    const [left, right] = [start === 'blind', end === 'blind'];
    if (this.terminal === 'round') {
      const r = Math.min(half, (to - from) / 2);
      return this.d.rect(from, -half, to - from, 2 * half, [left ? r : 0, right ? r : 0, right ? r : 0, left ? r : 0]);
    }
    const slant = this.terminal === 'cut' ? Math.min(this.slit * SLANT, (to - from) * 0.25) : 0;
    return this.poly([from + (left ? slant : 0), -half], [to, -half], [to - (right ? slant : 0), half], [from, half]);
  }

  /** A slit that turns corners, along the middle of its way. */
  path(points: readonly Point[], width = this.slit): Shape {
    return this.d.polyline(points).stroke(width, { join: this.terminal === 'round' ? 'round' : 'miter' });
  }

  /** A wedge from the top edge down to a tip; its sides meet the edge at `left` and `right`. */
  wedge(left: number, right: number, tip: Point): Shape {
    const beyond = BEYOND / tip[1];
    return this.poly([left + (left - tip[0]) * beyond, -BEYOND], [right + (right - tip[0]) * beyond, -BEYOND], tip);
  }

  /** A wedge from the right edge in to a tip. */
  notch(top: number, bottom: number, tip: Point): Shape {
    const beyond = BEYOND / (this.w - tip[0]);
    return this.poly([this.w + BEYOND, top + (top - tip[1]) * beyond], [this.w + BEYOND, bottom + (bottom - tip[1]) * beyond], tip);
  }

  /** Mirror image within the block. */
  flip(shape: Shape): Shape {
    return shape.flipX(this.cx);
  }

  /** Upside down within the block. */
  flop(shape: Shape): Shape {
    return shape.flipY(this.h / 2);
  }

  // Anchors

  /** The top end of a stem. */
  top(x: number, width: number): StrokeEnd {
    return { at: [x, 0], angle: -90, width };
  }

  /** The middle of a bar. */
  crossbar(x: number, y: number, width: number): StrokeEnd {
    return { at: [x, y], angle: 0, width };
  }

  /** The largest disc in a box. */
  disc(left: number, top: number, right: number, bottom: number): Disc {
    return { cx: (left + right) / 2, cy: (top + bottom) / 2, r: Math.min(right - left, bottom - top) / 2 };
  }

  /** The largest disc in a slit, around a place on its middle. */
  hole(cx: number, cy: number): Disc {
    return { cx, cy, r: this.slit / 2 };
  }

  /** The finished ink at its place on the baseline. */
  finish(shape: Shape): Shape {
    const soft = this.terminal === 'round' ? shape.round(SOFT, Math.min(SOFT, this.slit * 0.3)) : shape;
    return soft.withoutSlivers().move(0, -this.h);
  }
}

/** What a letter program gives: the ink alone, or with its anchors. */
export interface Drawing extends Anchors {
  readonly ink: Shape;
  readonly markX?: number;
}

/** A letter on its modules. */
export function letter(size: ModuleName | number, draw: (k: Block) => Drawing): LetterProgram {
  return (d: Draw, style: PenStyle): DrawnLetter => {
    const block = new Block(d, style, inkWidth(typeof size === 'number' ? size : MODULES[size], style));
    const { ink, markX = block.cx, ...anchors } = draw(block);
    return { shape: block.finish(ink), anchors: onBaseline(anchors), markX };
  };
}

/** Anchors from the block to the baseline. */
const onBaseline = (anchors: Anchors): Anchors =>
  Object.fromEntries(
    Object.entries(anchors as Record<string, StrokeEnd | Disc>).map(([name, place]) => [name, 'at' in place ? { ...place, at: [place.at[0], place.at[1] - CAP] } : { ...place, cy: place.cy - CAP }]),
  ) as Anchors;
