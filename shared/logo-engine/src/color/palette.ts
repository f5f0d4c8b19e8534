import { type Oklch, contrastOf, hexOf, hueDistance, oklchOf } from './oklch.ts';

/** The customer's colors by their place in a logo, as #rrggbb. */
export interface Palette {
  /** The leading color: the dominant one of the picture, unless it has no color to speak of and another one has. */
  readonly main: string;
  /** The next most salient ones; shades of `main` where the picture has no more. */
  readonly second: string;
  readonly third: string;
  readonly fourth: string;
  /** Near black and near white, in the customer's tint. */
  readonly ink: string;
  readonly paper: string;
  readonly white: string;
  /** A pale background and a dark one, in the customer's tint. */
  readonly pale: string;
  readonly deep: string;
  /** Those of the first three that the picture has; the others are shades of them, which fill a drawing and never lead it. */
  readonly salient: readonly ('main' | 'second' | 'third')[];
}
export const PALETTE_COLORS = ['main', 'second', 'third', 'fourth', 'ink', 'paper', 'white', 'pale', 'deep'] as const satisfies readonly (keyof Palette)[];
export type PaletteColor = (typeof PALETTE_COLORS)[number];

interface Swatch extends Oklch {
  readonly hex: string;
}

/** Chroma below which a color is a gray to the eye. */
const GRAY = 0.035;
/** What coming first in the picture is worth against chroma. */
const DOMINANT_BONUS = 0.07;

/** Colors by role from one color or more, the dominant one first. Grays, white and neons work. */
export function paletteFrom(hexes: readonly string[]): Palette {
  const swatches = [...new Set(hexes)].map((hex): Swatch => ({ hex, ...oklchOf(hex) }));
  const byLightness = swatches.toSorted((one, other) => one.l - other.l);
  const [darkest, lightest] = [byLightness[0], byLightness.at(-1)];
  if (!darkest || !lightest) throw new RangeError('A palette needs a color.');

  const main = best(swatches, (swatch) => salience(swatch) + (swatch === swatches[0] ? DOMINANT_BONUS : 0)) ?? darkest;
  const others = swatches.filter((swatch) => swatch !== main && isColor(swatch));
  const second = best(others, (swatch) => companionship(swatch, [main]));
  const third = best(others.filter((swatch) => swatch !== second), (swatch) => companionship(swatch, [main, ...(second ? [second] : [])]));
  const fourth = best(others.filter((swatch) => swatch !== second && swatch !== third), (swatch) => companionship(swatch, [main]));
  const secondHex = second?.hex ?? shadeOf(main, 0.26);
  const thirdHex = third?.hex ?? (second ? shadeOf(second, 0.22) : shadeOf(main, 0.4));
  return {
    main: main.hex,
    second: secondHex,
    third: thirdHex,
    fourth: fourth?.hex ?? shadeOf(oklchOf(thirdHex), 0.2),
    ink: hexOf({ l: Math.min(darkest.l, 0.27), c: Math.min(darkest.c, 0.07), h: darkest.h }),
    paper: hexOf({ l: Math.max(lightest.l, 0.955), c: Math.min(lightest.c, 0.022), h: lightest.h }),
    white: '#ffffff',
    pale: paleOf(swatches, second ?? main),
    deep: deepOf(main, darkest, others),
    salient: ['main', ...(second ? (['second'] as const) : []), ...(third ? (['third'] as const) : [])],
  };
}

const isColor = ({ c, l }: Swatch): boolean => c > GRAY && l > 0.25 && l < 0.95;

/** How much a color catches the eye: chroma counts, most of all at middle lightness. */
const salience = ({ c, l }: Oklch): number => c * (1 - Math.abs(l - 0.62) * 0.6);

/** How well a color goes beside others: salient, of another hue, of another lightness. */
const companionship = (swatch: Oklch, beside: readonly Oklch[]): number =>
  salience(swatch) * 0.8 + Math.min(...beside.map((other) => (hueDistance(swatch.h, other.h) / 180) * 0.16 + Math.abs(swatch.l - other.l) * 0.12));

/** The same hue, lighter or darker. */
const shadeOf = ({ l, c, h }: Oklch, by: number): string => hexOf({ l: l > 0.58 ? l - by : l + by, c: Math.min(c, 0.14), h });

/** A pale color of the picture that a logo can be set on; else a tint. */
function paleOf(swatches: readonly Swatch[], tint: Oklch): string {
  const own = best(swatches.filter(({ l, c }) => l > 0.84 && l < 0.97 && c > 0.012 && c < 0.095), ({ c }) => c);
  return own?.hex ?? hexOf({ l: 0.925, c: Math.min(0.05, tint.c * 0.35), h: tint.h });
}

/** Red, orange, yellow, pink: darkened they are brown, olive or maroon, which owners call gloomy. */
const isWarm = ({ h }: Oklch): boolean => h < 118 || h > 345;
/** Lightness below which a color of the picture is a dark background of its own. */
const DARK = 0.4;

/** A dark background with more color than the ink: the picture's own dark where it has one, else a cool hue of it darkened; near black where all are warm. */
function deepOf(main: Oklch, darkest: Oklch, others: readonly Swatch[]): string {
  if (darkest.l < DARK) return hexOf({ l: Math.max(0.22, Math.min(0.3, darkest.l)), c: Math.min(0.075, darkest.c), h: darkest.h });
  const hue = [main, ...others].find((color) => !isWarm(color));
  return hue ? hexOf({ l: 0.26, c: Math.max(0.012, Math.min(0.075, hue.c)), h: hue.h }) : hexOf({ l: 0.23, c: 0.012, h: main.h });
}

function best<T>(items: readonly T[], scoreOf: (item: T) => number): T | undefined {
  return items.toSorted((one, other) => scoreOf(other) - scoreOf(one))[0];
}

/** Whichever of ink and paper reads better on a background. */
export const neutralOn = (background: string, { ink, paper }: Pick<Palette, 'ink' | 'paper'>): string =>
  contrastOf(ink, background) >= contrastOf(paper, background) ? ink : paper;
