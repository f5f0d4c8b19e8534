import type { PenStyle } from '../pen.ts';

/** Heights in units of 1,000 to the cap height. */
export const CAP = 1_000;
export const X_HEIGHT = 730;
export const ASCENDER = 1_000;
export const DESCENDER = 230;

/** How far the one slope runs sideways for each unit of height, at the usual width. */
const RUN = 0.55;
/** The weight at which the widths of the letters were drawn. */
const DRAWN_STEM = 170;
/** A chamfer is at least this high: without any, O and D would be the same letter. */
const LEAST_CHAMFER = 80;
/** Beyond this run the bowls lose their straight sides. */
const WIDEST_CHAMFER = 300;
/** Counters of narrow and heavy letters stay this wide, as a share of the stem. */
const LEAST_COUNTER = 0.62;
/** Lower case is a little lighter than the capitals, because its counters are smaller. */
const SMALL = { weight: 0.94, chamfer: 0.84 } as const;

export type LetterCase = 'capital' | 'small';

/** What all strokes of one letter case are drawn with. */
export interface Proportions {
  /** Height of the letters, and their top with y down. */
  readonly height: number;
  readonly top: number;
  /** Thickness of upright, level and slanted strokes, straight across. */
  readonly v: number;
  readonly h: number;
  readonly s: number;
  /** Thickness of a slanted stroke along a level line. */
  readonly sx: number;
  /** The one slope: units sideways for each unit of height. */
  readonly m: number;
  /** Height of a full chamfer. */
  readonly c: number;
  /** How much of the tip of a wedge is cut off, to keep the joins of A V W light. */
  readonly trim: number;
  /** A width in units, from the width at the drawn weight and the count of upright strokes. */
  readonly wide: (units: number, stems?: number) => number;
}

/** Space beside a straight stem. */
export const spacing = ({ stem, width }: PenStyle): number => Math.max(46, 118 - 0.24 * stem) * (0.5 + 0.5 * width);

export function proportionsFor({ stem, radius, width }: PenStyle, letterCase: LetterCase): Proportions {
  const isSmall = letterCase === 'small';
  const height = isSmall ? X_HEIGHT : CAP;
  const m = RUN * width;
  const v = stem * (isSmall ? SMALL.weight : 1);
  // Level strokes look heavier than they are, the more so the less white there is between them.
  const h = v * (0.93 - Math.max(0, stem - 120) * (isSmall ? 0.0012 : 0.0007));
  const s = v * 0.92;
  const sx = s * Math.hypot(1, m);
  const chamfer = Math.max(LEAST_CHAMFER, Math.min(radius, WIDEST_CHAMFER) / RUN);
  return {
    height,
    top: -height,
    v,
    h,
    s,
    sx,
    m,
    c: chamfer * (isSmall ? SMALL.chamfer : 1),
    trim: sx * 0.2,
    wide: (units, stems = 2) => Math.max(units * width + (stem - DRAWN_STEM) * 0.32 * stems, stems * v + Math.max(1, stems - 1) * v * LEAST_COUNTER),
  };
}
