import { type Oklch, hexOf, hueDistance, oklchOf } from './oklch.ts';

/** The customer's colours by their place in a logo, as #rrggbb. */
export interface Palette {
  /** Near black, in the customer's tint. */
  ink: string;
  /** Near white, in the customer's tint. */
  paper: string;
  white: string;
  primary: string;
  accent: string;
  third: string;
  /** A pale ground. */
  soft: string;
  /** A dark ground with more colour than the ink. */
  deep: string;
}

/** Beyond this change of lightness a colour is no longer the customer's. */
export const MOST_SHIFT = 0.13;

interface Swatch extends Oklch {
  hex: string;
}

/** What being the image's dominant colour is worth against chroma. */
const DOMINANT_BONUS = 0.05;

/** Greys with less chroma than this are nobody's second colour. */
const LEAST_TINT = 0.008;

/** Colour roles from a palette of one colour or more. Grey, white and neon palettes work. */
export function paletteFrom(hexes: readonly string[]): Palette {
  const swatches = hexes.map((hex): Swatch => ({ hex, ...oklchOf(hex) }));
  const byLightness = swatches.toSorted((one, other) => one.l - other.l);
  const [darkest, lightest] = [byLightness[0], byLightness.at(-1)];
  if (!darkest || !lightest) throw new RangeError('A palette needs a colour');

  const lead = best(swatches, (swatch) => strength(swatch) + (swatch === swatches[0] ? DOMINANT_BONUS : 0)) ?? darkest;
  const paper = hexOf({ l: Math.max(lightest.l, 0.955), c: Math.min(lightest.c, 0.022), h: lightest.h });
  const others = swatches.filter((swatch) => swatch !== lead && swatch.c > LEAST_TINT && swatch.l > 0.25 && swatch.l < 0.93);
  const second = best(others, (swatch) => companionship(swatch, lead));
  const accent = second?.hex ?? shadeOf(lead);
  return {
    ink: hexOf({ l: Math.min(darkest.l, 0.27), c: Math.min(darkest.c, 0.07), h: darkest.h }),
    paper,
    white: '#ffffff',
    primary: lead.hex,
    accent,
    third: best(others.filter((swatch) => swatch !== second), (swatch) => companionship(swatch, lead))?.hex ?? accent,
    soft: softGround(swatches) ?? tintOf(second ?? lead),
    deep: deepGround(darkest),
  };
}

/** A second colour for a palette of one: the same hue, lighter or darker by as much as tells them apart. */
const shadeOf = ({ l, c, h }: Oklch): string => hexOf({ l: l > 0.58 ? l - 0.26 : l + 0.26, c: Math.min(c, 0.12), h });

/** Chroma counts, most of all at middle lightness. */
const strength = ({ c, l }: Oklch): number => c * (1 - Math.abs(l - 0.58) * 0.9);

/** How well a colour stands beside the leading one: colourful, of another hue, of another lightness. */
const companionship = (swatch: Oklch, lead: Oklch): number =>
  swatch.c * 0.7 + (hueDistance(swatch.h, lead.h) / 180) * 0.18 + Math.abs(swatch.l - lead.l) * 0.1;

/** A colour of the customer's that is pale enough to stand on. */
function softGround(swatches: readonly Swatch[]): string | undefined {
  const pale = swatches.filter(({ l, c }) => l > 0.8 && l < 0.94 && c > 0.025 && c < 0.095);
  return best(pale, ({ c }) => c)?.hex;
}

/** A pale ground in a colour's own hue. */
const tintOf = ({ c, h }: Oklch): string => hexOf({ l: 0.9, c: Math.min(0.055, c * 0.4), h });

function deepGround({ l, c, h }: Oklch): string {
  if (c <= 0.008) return hexOf({ l: 0.23, c: 0.006, h });
  return hexOf({ l: Math.min(0.285, Math.max(l, 0.21)), c: Math.max(0.02, Math.min(0.058, c * 1.15)), h });
}

function best<T>(items: readonly T[], scoreOf: (item: T) => number): T | undefined {
  return items.toSorted((one, other) => scoreOf(other) - scoreOf(one))[0];
}
