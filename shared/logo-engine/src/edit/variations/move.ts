import type { Genome } from '../../genome.ts';

/** What a variation may change while the rest stays. */
export const DIMENSIONS = ['font', 'layout', 'mark', 'background', 'color', 'weight', 'spacing', 'proportion'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** A genome that differs from the edited one in one dimension, and how one would say so. */
export interface Move {
  readonly dimension: Dimension;
  readonly genome: Genome;
  /** "the symbol above the name" */
  readonly says: string;
}
