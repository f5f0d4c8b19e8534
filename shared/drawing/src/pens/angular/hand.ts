import { type Point, radians } from '@fifteen/geometry';
import type { Disc } from '../../anchors.ts';
import type { Draw } from '../../draw.ts';
import type { Shape } from '../../shape.ts';
import type { DrawnLetter, LetterProgram } from '../create-pen.ts';
import type { PenStyle } from '../pen.ts';
import { type BandOptions, type End, type Thickness, type Vertex, bandOutline, frameOutlines } from './band.ts';
import { type LetterCase, type Proportions, proportionsFor } from './proportions.ts';
import { softened } from './soft.ts';

/** Chamfers of a frame: top left, top right, bottom right, bottom left. */
export interface Chamfers {
  readonly tl?: number;
  readonly tr?: number;
  readonly br?: number;
  readonly bl?: number;
}

/** A closed stroke, with the discs that fit into its outline and into its counter. */
export interface Frame {
  readonly shape: Shape;
  readonly bowl: Disc;
  readonly counter: Disc;
}

/** Where the free ends of a stem are cut. */
export interface StemCuts {
  readonly top?: boolean;
  readonly foot?: boolean;
}

/** The strokes that the letters are made of. y points down, the baseline is 0. */
export interface Hand extends Proportions {
  readonly style: PenStyle;
  /** How level strokes end. */
  readonly tip: End;
  /** The thickness of all strokes at a share of the full one. */
  readonly thin: (share: number) => Thickness;
  /** How far the slanted end of a level stroke reaches sideways; 0 where ends are square. */
  readonly lean: number;
  readonly poly: (points: readonly Point[]) => Shape;
  readonly box: (left: number, top: number, right: number, bottom: number) => Shape;
  /** A stroke along a path of straight pieces. */
  readonly band: (vertices: readonly Vertex[], options?: BandOptions & { readonly thickness?: Partial<Thickness> }) => Shape;
  /** A closed stroke within a box. */
  readonly frame: (left: number, top: number, right: number, bottom: number, chamfers?: Chamfers, thickness?: Thickness) => Frame;
  /** An upright stroke from its left edge. */
  readonly stem: (x: number, top: number, foot: number, cuts?: StemCuts) => Shape;
  /** The corner of a stem that starts at x, with its slanted cut. */
  readonly topCut: (x: number, top: number) => Point[];
  /** A stroke up the slope: `x` is its left edge at the foot. */
  readonly slash: (x: number, foot: number, top: number, width?: number) => Shape;
  /** A stroke down the mirrored slope: `x` is its left edge at the top. */
  readonly backslash: (x: number, top: number, foot: number, width?: number) => Shape;
  /** A level stroke from its middle. Both ends are square unless given. */
  readonly bar: (left: number, right: number, y: number, ends?: { readonly start?: End; readonly end?: End; readonly h?: number }) => Shape;
}

/** The share of a stem that its slanted end cuts off. */
const STEM_CUT = 0.42;

export function handFor(d: Draw, style: PenStyle, letterCase: LetterCase): Hand {
  const p = proportionsFor(style, letterCase);
  const { v, h, s, sx, m } = p;
  const cut = style.terminal === 'cut' ? v * STEM_CUT : 0;
  const poly = (points: readonly Point[]) => d.polygon(points);
  return {
    ...p,
    style,
    lean: style.terminal === 'cut' ? h * m : 0,
    tip: style.terminal === 'cut' ? 'slope' : 'plumb',
    thin: (share) => ({ v: v * share, h: h * share, s: s * share }),
    poly,
    box: (left, top, right, bottom) => poly([[left, top], [right, top], [right, bottom], [left, bottom]]),
    band: (vertices, { thickness, ...options } = {}) => poly(bandOutline(vertices, { v, h, s, ...thickness }, m, options)),
    frame: (left, top, right, bottom, { tl = 0, tr = 0, br = 0, bl = 0 } = {}, thickness = { v, h, s }) => {
      const { outer, inner } = frameOutlines([[left, top, tl], [right, top, tr], [right, bottom, br], [left, bottom, bl]], thickness, m);
      return { shape: poly(outer).subtract(poly(inner)), bowl: discIn(outer), counter: discIn(inner) };
    },
    topCut: (x, top) => corner([x, top + cut / m], [x + cut, top]),
    stem: (x, top, foot, cuts = {}) => {
      const [a, b] = [cuts.top ? cut : 0, cuts.foot ? cut : 0];
      return poly([...corner([x, top + a / m], [x + a, top]), [x + v, top], ...corner([x + v, foot - b / m], [x + v - b, foot]), [x, foot]]);
    },
    slash: (x, foot, top, width = sx) => poly([[x, foot], [x + m * (foot - top), top], [x + width + m * (foot - top), top], [x + width, foot]]),
    backslash: (x, top, foot, width = sx) => poly([[x, top], [x + width, top], [x + width + m * (foot - top), foot], [x + m * (foot - top), foot]]),
    bar: (left, right, y, { h: height = h, ...ends } = {}) => poly(bandOutline([[left, y], [right, y]], { v, h: height, s }, m, { ink: 'center', ...ends })),
  };
}

const corner = (from: Point, to: Point): Point[] => (from[0] === to[0] ? [to] : [from, to]);

/** The largest disc within a convex outline, found by ever shorter steps from the middle. */
export function discIn(points: readonly Point[]): Disc {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [width, height] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
  const turn = Math.sign(points.reduce((sum, [x, y], i) => sum + x * points.at(i - 1)![1] - points.at(i - 1)![0] * y, 0)) || 1;
  const room = ([cx, cy]: Point): number =>
    Math.min(
      ...points.map(([x, y], i) => {
        const [px, py] = points.at(i - 1)!;
        const length = Math.hypot(x - px, y - py);
        return length === 0 ? Infinity : (turn * ((x - cx) * (py - cy) - (px - cx) * (y - cy))) / length;
      }),
    );
  let at: Point = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
  for (let step = Math.max(width, height) / 4; step > 0.25; ) {
    const best = [[step, 0], [-step, 0], [0, step], [0, -step], [step, step], [-step, -step], [step, -step], [-step, step]]
      .map(([dx, dy]): Point => [at[0] + dx!, at[1] + dy!])
      .reduce((one, other) => (room(other) > room(one) + 1e-6 ? other : one), at);
    if (best === at) step /= 2;
    at = best;
  }
  return { cx: at[0], cy: at[1], r: room(at) };
}

/** A letter drawn by one hand. `terminal: 'round'` softens all of it. */
export const drawn =
  (letterCase: LetterCase) =>
  (draw: (k: Hand) => DrawnLetter): LetterProgram =>
  (d, style) => {
    const letter = draw(handFor(d, style, letterCase));
    return style.terminal === 'round' ? { ...letter, shape: softened(d, letter.shape, style.stem) } : letter;
  };

/** Direction in which the slope runs up, and in which its mirror image runs down, in degrees. */
export const slopeAngles = (m: number) => ({ up: -Math.atan2(1, m) / radians(1), down: Math.atan2(1, m) / radians(1) });

/** Turned by half within a box: the slope stays what it is. */
export const turned = (shape: Shape, width: number, height: number): Shape => shape.flipX(width / 2).flipY(-height / 2);
