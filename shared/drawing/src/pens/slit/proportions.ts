import type { PenStyle } from '../pen.ts';

/** All heights are shares of this. Letters have one height: no overshoot, so that stacked lines meet in straight edges. */
export const CAP = 1_000;

/** Every advance and every kern is a whole number of modules, at width 1. The space between words has six. */
export const MODULE = 50;

/** Widths of letters in modules, side bearings included: the whole set. */
export const MODULES = { point: 7, stem: 8, slim: 12, short: 14, regular: 16, broad: 19, wide: 23 } as const;
export type ModuleName = keyof typeof MODULES;

/** What the style comes down to, in units of 1,000 to the cap height. */
export interface Proportions {
  /** Width of every slit: 200 - 3/4 of the stem. */
  readonly slit: number;
  /** White between two letters: about a slit, more where slits are fine, less where they are wide. */
  readonly gap: number;
  /** White between a letter and its mark. */
  readonly markGap: number;
  /** Height of one bar of three with two slits between: E, S, Z. */
  readonly bar: number;
  /** Radius of the rounded corners. */
  readonly radius: number;
}

const NARROWEST_SLIT = 24;
const WIDEST_SLIT = 190;

/**
 * `stem` is the weight of the solid against its slits: the slit is 200 - 3/4 stem, so 40 gives slits of 170, 160 gives
 * 80, 220 gives 35. Gap and slit are taken from the solid, so the weight never changes the length of a line.
 */
export function proportionsOf({ stem, radius }: Pick<PenStyle, 'stem' | 'radius'>): Proportions {
  const slit = Math.max(NARROWEST_SLIT, Math.min(WIDEST_SLIT, 200 - 0.75 * stem));
  return { slit, gap: 32 + 0.72 * slit, markGap: 40 + 0.5 * slit, bar: (CAP - 2 * slit) / 3, radius: Math.max(0, radius) };
}

/** Width of the ink of a letter with that many modules. */
export const inkWidth = (modules: number, style: PenStyle): number => modules * MODULE * style.width - proportionsOf(style).gap;
