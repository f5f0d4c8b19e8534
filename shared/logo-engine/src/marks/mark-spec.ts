import type { Chance } from '../chance/chance.ts';
import type { Bounds, Path } from '../geometry/index.ts';
import type { Layer } from '../layers.ts';

export type MarkKind = 'abstract' | 'letter' | 'motif' | 'contained' | 'merged' | 'striped' | 'sliced' | 'scene' | 'carved' | 'gouged' | 'collage' | 'tiled' | 'repeated';

/** A mark by name: part of the genome, so it holds names and numbers only. */
export interface MarkSpec {
  kind: MarkKind;
  /** Id of an abstract mark, a letter mark or, for the other kinds, a motif. */
  generator: string;
  /** Choices that chance would make otherwise, by name. */
  params?: Record<string, number | string | boolean>;
  /** The second motif: the one that is carried (merged; `letter` for the initial), or a companion (scene). */
  inner?: string;
  /** Id of a container (contained, and letter marks that stand in one). */
  container?: string;
  /** Font of a letter mark, as the context's `letter` knows it. */
  font?: string;
  seed: string;
  /** Share of the mark's box, 1 unless given. */
  scale?: number;
}

/** What a mark needs to know of the logo around it. */
export interface MarkContext {
  /** Width of the lettering's stems, in mark units at the mark's final size: the mark's lines follow it. */
  strokeWidth: number;
  chance: Chance;
  initials: { first: string; second: string };
  /** Outline of one character at 1,000 units an em, y down, baseline at 0. */
  letter(font: string, char: string): Path;
  /** Hard corners and straight ends. */
  sharp: boolean;
  /** Drawn by brush, where a brush version exists. */
  hand?: boolean;
}

/** A mark in a box of 1,000 units around 0, 0. */
export interface Mark {
  layers: Layer[];
  bounds: Bounds;
  /** Its most common stroke, to be compared with the lettering's stem. */
  strokeWidth: number;
  /** A simpler form for small sizes, where the whole would not be read. */
  small?: Layer[];
}
