import type { ColourSpec } from './colour-spec.ts';
import { hueDistance, oklchOf } from './oklch.ts';
import type { Palette } from './palette.ts';

/** Hues in degrees that things are known by. */
const HUES = { green: 140, amber: 75, red: 28, blue: 245 } as const;

const KNOWN_BY: Readonly<Record<keyof typeof HUES, string>> = {
  green: 'leaf sprig tree pine plant cactus clover olive hop pear teaLeaves coffeeBranch',
  amber: 'sun star loaf wheat beer cone bee',
  red: 'flame pepper cherry heart',
  blue: 'wave drop fish whale snowflake cloud',
};

const HUE_OF = new Map(Object.entries(KNOWN_BY).flatMap(([colour, ids]) => ids.split(' ').map((id) => [id, HUES[colour as keyof typeof HUES]] as const)));

/** A colour this far from a thing's own is strange on it, one this near is its own; greys are neither. */
const [STRANGE, OWN] = [60, 42];
const LEAST_CHROMA = 0.05;

const STRONG = ['primary', 'accent', 'third'] as const;
const isStrong = (role: string): role is (typeof STRONG)[number] => STRONG.some((one) => one === role);

/** The first and the second colour change places where a thing is known by the second: no red leaf, no green flame, while the customer has both. */
export function asInNature(spec: ColourSpec, motif: string | undefined, palette: Palette): ColourSpec {
  const { a, b } = spec;
  const hue = HUE_OF.get(motif ?? '');
  if (hue === undefined || !isStrong(a) || !isStrong(b)) return spec;
  const [first, second] = [oklchOf(palette[a]), oklchOf(palette[b])];
  const isStrange = first.c >= LEAST_CHROMA && hueDistance(first.h, hue) > STRANGE;
  const isOwn = second.c >= LEAST_CHROMA && hueDistance(second.h, hue) <= OWN;
  return isStrange && isOwn ? { ...spec, a: b, b: a } : spec;
}
