import type { Genome } from '../../genome.ts';

/** What a variation may move while the rest stays. */
export const DIMENSIONS = ['font', 'layout', 'mark', 'ground', 'colour', 'weight', 'spacing', 'proportion', 'treatment'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** A genome that differs from the edited one in one dimension, and how it would be said. */
export interface Move {
  dimension: Dimension;
  genome: Genome;
  /** "the symbol above the name" */
  says: string;
}
