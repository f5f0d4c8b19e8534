import type { Point } from '@fifteen/geometry';
import type { Matrix } from './transformable.ts';

/** A round place on a letter. */
export interface Disc {
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
}

/** The end of a stroke, with the direction in which it runs out (degrees, clockwise from the right) and its width. */
export interface StrokeEnd {
  readonly at: Point;
  readonly angle: number;
  readonly width: number;
}

/** Where a picture can take over a part of a letter. All in units of the lettering. */
export interface Anchors {
  /** Top of an ascending stem: b d f h k l, and most capitals. */
  readonly ascender?: StrokeEnd;
  /** Top of a stem of x-height: i j m n r u p q. */
  readonly stemTop?: StrokeEnd;
  /** The dot of i, j, ä, and of the full stop. */
  readonly dot?: Disc;
  /** The round body of a b d e g o p q and of C D G O Q. */
  readonly bowl?: Disc;
  /** The hole within it. */
  readonly counter?: Disc;
  /** End of a descending stroke: g j p q y. */
  readonly descender?: StrokeEnd;
  /** A stroke that runs out to the side: Q R K a t y. */
  readonly tail?: StrokeEnd;
  /** Middle of a horizontal bar: A E F H e f t. */
  readonly crossbar?: StrokeEnd;
}

/** The kinds of anchor, for tables that are keyed by them. */
export const ANCHOR_NAMES = ['ascender', 'stemTop', 'dot', 'bowl', 'counter', 'descender', 'tail', 'crossbar'] as const satisfies readonly (keyof Anchors)[];
export type AnchorName = (typeof ANCHOR_NAMES)[number];

export function transformAnchors(anchors: Anchors, matrix: Matrix): Anchors {
  const [a, b, c, d, e, f] = matrix;
  const k = Math.sqrt(Math.abs(a * d - b * c));
  const move = ([x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f];
  const turn = (angle: number) => {
    const [x, y] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    return (Math.atan2(b * x + d * y, a * x + c * y) * 180) / Math.PI;
  };
  const moved = (place: Disc | StrokeEnd): Disc | StrokeEnd => {
    if ('at' in place) return { at: move(place.at), angle: turn(place.angle), width: place.width * k };
    const [cx, cy] = move([place.cx, place.cy]);
    return { cx, cy, r: place.r * k };
  };
  const out = {};
  // Anchors of fonts are looked for when somebody asks: moving a word must not ask.
  for (const name of Object.keys(anchors) as (keyof Anchors)[]) {
    Object.defineProperty(out, name, {
      enumerable: true,
      configurable: true,
      get: () => {
        const place = anchors[name];
        return place && moved(place);
      },
    });
  }
  return out;
}
