import { hueDistance, oklchOf } from './oklch.ts';
import type { Palette } from './palette.ts';

/** Hues in degrees, how near to them is red and green, and the chroma below which a colour is neither. */
const [RED, GREEN, NEAR] = [28, 145, 34];
const LEAST_CHROMA = 0.05;

/** Red with green: two discs in them are a cherry, an apple, a tomato. */
export function isFruit({ primary, accent }: Palette): boolean {
  const [one, other] = [oklchOf(primary), oklchOf(accent)];
  const isTinted = Math.min(one.c, other.c) >= LEAST_CHROMA;
  const are = (red: number, green: number) => hueDistance(red, RED) <= NEAR && hueDistance(green, GREEN) <= NEAR;
  return isTinted && (are(one.h, other.h) || are(other.h, one.h));
}
