import type { StudioId } from '@fifteen/contracts';
import type { PenId } from '@fifteen/drawing';
import type { Manner } from '@fifteen/idea-book';
import type { FontClass } from '@fifteen/typography';
import type { GroundKind } from '../propose/color-scheme.ts';

/** A studio is data: how much it likes each manner, letterform, pen and background. 1 is its own, 0 indifferent, below 0 avoided. */
export interface Studio {
  readonly id: StudioId;
  readonly manners: Readonly<Record<Manner, number>>;
  readonly fonts: Readonly<Partial<Record<FontClass, number>>>;
  readonly pens: Readonly<Record<PenId, number>>;
  readonly grounds: Readonly<Record<GroundKind, number>>;
  /** Lean towards heavy letters, below 0 towards light ones. */
  readonly weight: number;
  /** How much likelier than for others the mark is above the name rather than before it. */
  readonly stacked: number;
  /** Size of its marks; 1 is usual. */
  readonly mark: number;
  /** How many colors it likes to use, 1 to 4. */
  readonly colors: number;
}

/** What a class that is not listed counts. */
export const AVOIDED = -1.2;
