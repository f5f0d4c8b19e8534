import type { Point } from '@fifteen/geometry';

/**
 * What a color is for, never the color itself. `main` is the customer's leading color, `second` to `fourth` are the
 * others, `ink` is the dark neutral that lettering usually takes. `ground` is whatever is behind the logo: such a layer
 * is cut out of everything below it.
 */
export const COLOR_ROLES = ['main', 'second', 'third', 'fourth', 'ink', 'ground'] as const;
export type ColorRole = (typeof COLOR_ROLES)[number];

/** Two inks printed over each other: their colors multiply. */
export interface MixPaint {
  readonly mix: readonly [ColorRole, ColorRole];
}

/** A role made lighter (towards the ground, positive) or darker (negative), from -1 to 1. */
export interface TintPaint {
  readonly tint: ColorRole;
  readonly by: number;
}

/** A linear gradient between two roles; the points are in units of the drawing. */
export interface GradientPaint {
  readonly gradient: readonly [ColorRole, ColorRole];
  readonly from: Point;
  readonly to: Point;
}

export type Paint = ColorRole | MixPaint | TintPaint | GradientPaint;

/** Every role that the paint needs a color for. */
export function rolesOf(paint: Paint): ColorRole[] {
  if (typeof paint === 'string') return [paint];
  if ('mix' in paint) return [...paint.mix];
  if ('tint' in paint) return [paint.tint];
  return [...paint.gradient];
}
