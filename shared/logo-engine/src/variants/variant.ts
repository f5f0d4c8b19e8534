import type { Colouring } from '../render/render-svg.ts';

/**
 * `primary` as designed; `horizontal` symbol beside the name; `stacked` symbol above it; `symbol` alone, and as cut
 * for 32 and 16 pixels; `wordmark` the lettering alone.
 */
export const ARRANGEMENTS = ['primary', 'horizontal', 'stacked', 'symbol', 'symbol32', 'symbol16', 'wordmark'] as const;
export type VariantArrangement = (typeof ARRANGEMENTS)[number];

/** `canvas`: the square of 1000 units. `tight`: the ink and its clear space. `safe`: the square, all ink where no app icon's mask cuts it. */
export type Fit = 'canvas' | 'tight' | 'safe';

/** One of the pictures that a genome gives. */
export interface Variant {
  arrangement: VariantArrangement;
  colouring: Colouring;
  /** `canvas` unless given. */
  fit?: Fit;
}
