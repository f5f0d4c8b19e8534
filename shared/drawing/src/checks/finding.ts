import type { Point } from '@fifteen/geometry';

/** What a designer would mark on a print-out: in words and numbers, for the author of a program. */
export interface Finding {
  readonly check: CheckName;
  /** A sentence with the parts by name, the figure and the limit: "The gap between bowl and stem is 3 units at 1,000; at least 8." */
  readonly words: string;
  /** Where, in units of the drawing. */
  readonly at?: Point;
  /** A drawing with a fatal finding is not shown to anybody. */
  readonly isFatal: boolean;
}

export type CheckName = 'thin-stroke' | 'narrow-gap' | 'halo' | 'crumb' | 'uneven-gap' | 'uneven-leading' | 'tangency' | 'near-symmetry' | 'pinwheel' | 'small-size' | 'one-color' | 'proportion' | 'contrast' | 'legibility' | 'empty';
