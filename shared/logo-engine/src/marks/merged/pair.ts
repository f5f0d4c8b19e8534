import type { Motif } from '../motifs/motif.ts';
import type { Drawing, Pen } from '../pen.ts';

/** Two meanings that become one sign: `outer` carries, `inner` is carried. */
export interface Pair {
  outer: Motif;
  inner: Motif;
}

/** One way of making two motifs into one. */
export interface MergeWay {
  id: string;
  /** Whether the two shapes allow it. */
  suits(pair: Pair): boolean;
  /** It is read by its areas: a hand fills them, and never draws their outlines. */
  areas?: true;
  draw(pair: Pair, pen: Pen): Drawing;
}

/** Paper between two colours, in units of 1,000. */
export const GAP = 34;
/** The share of its slot that a motif fills, measured across its diagonal. */
export const AIR = 1.04;
/** Smallest slot in which a second motif is still read. */
export const LEAST_SLOT = 150;

export const canBeCarried = ({ inner }: Pair): boolean => inner.weight !== 'line';
