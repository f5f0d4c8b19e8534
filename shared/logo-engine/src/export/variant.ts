/**
 * `color` as designed on its background, `transparent` the same without it; `dark` and `light` in one color without a
 * background; `reversed` in the colors on the opposite background.
 */
export const COLORINGS = ['color', 'transparent', 'dark', 'light', 'reversed'] as const;
export type Coloring = (typeof COLORINGS)[number];

/**
 * `primary` as designed; `horizontal` the symbol beside the name; `stacked` the symbol above it; `symbol` alone, and as cut
 * for 32 and 16 pixels; `wordmark` the name alone.
 */
export const ARRANGEMENTS = ['primary', 'horizontal', 'stacked', 'symbol', 'symbol32', 'symbol16', 'wordmark'] as const;
export type VariantArrangement = (typeof ARRANGEMENTS)[number];

/** `canvas`: the square of 1,000 units. `tight`: the ink and its clear space. `safe`: the square, all ink where no app icon's mask cuts it. */
export type Fit = 'canvas' | 'tight' | 'safe';

/** One of the pictures that a genome gives. */
export interface Variant {
  readonly arrangement: VariantArrangement;
  readonly coloring: Coloring;
  /** `canvas` unless given. */
  readonly fit?: Fit;
}
