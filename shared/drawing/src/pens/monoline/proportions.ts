import type { PenStyle } from '../pen.ts';

/** Everything that more than one letter is drawn from, in units of 1,000 to the cap height, y down from the baseline. */
export interface Proportions {
  /** Width of an upright stroke, of a level one, and of an upright stretch of a curve. */
  readonly s: number;
  readonly h: number;
  readonly c: number;
  /** Level strokes where three of them share a height: B E S a e s. */
  readonly dense: number;
  /** How thin a curve gets where it leaves a stem. */
  readonly join: number;
  readonly radius: number;
  readonly wide: number;
  /** Heights: tops are negative. */
  readonly x: number;
  readonly cap: number;
  readonly asc: number;
  readonly desc: number;
  /** How far round letters reach beyond the lines, small and capital. */
  readonly ov: number;
  readonly OV: number;
  /** Radii of the center line of o and O. */
  readonly rx: number;
  readonly ry: number;
  readonly RX: number;
  readonly RY: number;
  /** Distance of the two stems of n, from middle to middle. */
  readonly n: number;
  /** Space beside a straight stem. */
  readonly side: number;
  /** Length of the handles of upright curve ends: above 1 in narrow letters, whose sides get straighter. */
  readonly square: number;
}

export const HEIGHTS = { capHeight: 1_000, xHeight: 700, ascender: 1_060, descender: 315 } as const;

/** Corners that are rounder than this turn E into C. */
export const MOST_RADIUS = 250;

/** The stem that the pen was drawn with. */
export const STEM = 130;

export function proportionsOf({ stem, radius, width, terminal }: PenStyle): Proportions {
  const s = Math.max(24, Math.min(240, stem));
  const beyond = Math.max(0, s - STEM);
  const h = s * (0.975 - 0.0005 * s);
  const [x, cap] = [HEIGHTS.xHeight, HEIGHTS.capHeight];
  const [ov, OV] = [11, 15];
  const round = (height: number, over: number, extra: number) => ({ ry: height / 2 + over - h / 2, rx: (height / 2 + over + beyond * extra - s / 2) * width });
  const small = round(x, ov, 0.16);
  const large = round(cap, OV, 0.1);
  return {
    s,
    h,
    c: s * 1.02,
    dense: Math.min(h, h * (1 - Math.max(0, s - 110) * 0.0012)),
    join: 0.56 - Math.max(0, s - STEM) * 0.0018,
    // Joins are at least as round as round ends, unless they're to be sharp.
    radius: Math.min(MOST_RADIUS, terminal === 'round' && radius > 0 ? Math.max(radius, s * 0.48) : Math.max(0, radius)),
    wide: width,
    x: -x,
    cap: -cap,
    asc: -HEIGHTS.ascender,
    desc: HEIGHTS.descender,
    ov,
    OV,
    rx: small.rx,
    ry: small.ry,
    RX: large.rx * 0.97,
    RY: large.ry,
    n: (470 + (s - STEM) * 0.3) * width,
    side: (130 - (s - 40) * 0.3) * width ** 0.7,
    square: 1 + Math.max(0, 1 - width) * 0.45,
  };
}
