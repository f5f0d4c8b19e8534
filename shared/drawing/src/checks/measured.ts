import type { Point } from '@fifteen/geometry';
import type { Layer } from '../layer.ts';
import type { Shape } from '../shape.ts';
import type { CheckName, Finding } from './finding.ts';
import type { Grid } from './grid.ts';

/** Least sizes at 1,000 units to the longer side of the mark: a stroke and a gap that still print at 20 mm. */
export const LEAST = { stroke: 9, gap: 8, pieceArea: 90 } as const;

/** A drawing measured once for all checks. */
export interface Measured {
  readonly layers: readonly Layer[];
  /** Everything as one shape, whatever its color. */
  readonly all: Shape;
  readonly mono: Shape | undefined;
  /** Units of the drawing to one of 1,000. */
  readonly unit: number;
  readonly grid: Grid;
}

export type Check = (drawing: Measured) => Finding[];

export const finding = (check: CheckName, words: string, isFatal: boolean, at?: Point): Finding => ({ check, words, isFatal, ...(at && { at: [Math.round(at[0]), Math.round(at[1])] as const }) });
