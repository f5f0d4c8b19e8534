import { clampChroma, converter, formatHex, wcagContrast } from 'culori';

/** A colour in OKLCH: lightness 0 to 1, chroma 0 to about .37, hue in degrees (0 for greys). */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

const convert = converter('oklch');

export function oklchOf(hex: string): Oklch {
  const colour = convert(hex);
  if (!colour) throw new RangeError(`"${hex}" is not a colour`);
  return { l: colour.l, c: colour.c, h: colour.h ?? 0 };
}

/** The nearest colour that a screen shows, as #rrggbb: chroma gives way, lightness and hue stay. */
export const hexOf = ({ l, c, h }: Oklch): string =>
  formatHex(clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h }, 'oklch'));

/** WCAG 2 contrast, 1 to 21. */
export const contrastOf = (one: string, other: string): number => wcagContrast(one, other);

/** Degrees between two hues, 0 to 180. */
export function hueDistance(one: number, other: number): number {
  const distance = Math.abs(one - other) % 360;
  return distance > 180 ? 360 - distance : distance;
}

const STEP = 0.012;
const MOST_STEPS = 80;

/** The colour moved in lightness, away from the ground, until it has this contrast with it. */
export function withContrast(hex: string, ground: string, least: number): string {
  const colour = oklchOf(hex);
  const direction = contrastOf('#000000', ground) > contrastOf('#ffffff', ground) ? -1 : 1;
  let moved = hex;
  for (let step = 1; step <= MOST_STEPS && contrastOf(moved, ground) < least; step += 1) {
    moved = hexOf({ ...colour, l: colour.l + direction * step * STEP });
  }
  return moved;
}
