import { clampChroma, converter, formatHex, wcagLuminance } from 'culori';

/** A color in OKLCH: lightness 0 to 1, chroma 0 to about .37, hue in degrees (0 for greys). */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

const convert = converter('oklch');

/** One set asks for the same few colors thousands of times. Cleared when full, so that the cache of a server stays small. */
function remembered<T>(compute: (asked: string) => T): (asked: string) => T {
  const known = new Map<string, T>();
  return (hex) => {
    const found = known.get(hex);
    if (found !== undefined) return found;
    if (known.size > 5000) known.clear();
    const value = compute(hex);
    known.set(hex, value);
    return value;
  };
}

export const oklchOf: (hex: string) => Readonly<Oklch> = remembered((hex) => {
  const color = convert(hex);
  if (!color) throw new RangeError(`"${hex}" is not a color`);
  return { l: color.l, c: color.c, h: color.h ?? 0 };
});

const luminanceOf = remembered((hex) => wcagLuminance(hex));

/** The nearest color that a screen shows, as #rrggbb: chroma gives way, lightness and hue stay. */
export const hexOf = ({ l, c, h }: Oklch): string =>
  formatHex(clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h }, 'oklch'));

/** WCAG 2 contrast, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [a, b] = [luminanceOf(one), luminanceOf(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Degrees between two hues, 0 to 180. */
export function hueDistance(one: number, other: number): number {
  const distance = Math.abs(one - other) % 360;
  return distance > 180 ? 360 - distance : distance;
}

const STEP = 0.012;
const MOST_STEPS = 84;

/** The color moved in lightness, away from the ground, until it has this contrast with it. */
export const withContrast = (hex: string, ground: string, least: number): string =>
  contrastOf(hex, ground) >= least ? hex : movedFor(`${hex} ${ground} ${least}`);

/** The same of one that has less: drafts of a set ask for the same few. */
const movedFor = remembered((asked) => {
  const [hex = '', ground = '', wanted] = asked.split(' ');
  const least = Number(wanted);
  const color = oklchOf(hex);
  const direction = luminanceOf(ground) > 0.179 ? -1 : 1;
  const movedBy = (steps: number) => hexOf({ ...color, l: color.l + direction * steps * STEP });
  // Contrast rises with every step once the color is past the ground: the first that is enough is found by halving.
  const past = Math.max(0, Math.ceil(((oklchOf(ground).l - color.l) * direction) / STEP));
  let [low, high] = [past, MOST_STEPS];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (contrastOf(movedBy(middle), ground) >= least) high = middle;
    else low = middle + 1;
  }
  return movedBy(low);
});
