import type { PaletteRole } from './colour-spec.ts';
import { contrastOf, hexOf, hueDistance, oklchOf } from './oklch.ts';
import type { Palette } from './palette.ts';

/** Least WCAG contrast of the second colour with the first: beside it, and on it. */
const LEAST = { beside: 1.28, on: 2.4 };

/** Changes of lightness that make a shade, and the ends beyond which it is a black or a white that nobody chose. */
const STEPS = [0.24, -0.24, 0.34, -0.34];
const [DARKEST, LIGHTEST] = [0.22, 0.96];

export interface SecondColourOptions {
  background: string;
  /** What the customer named, if it reads on the ground: taken where it can be told from the first. */
  asked: string | undefined;
  /** Beside the first colour on the ground, or on the first colour itself. */
  stands: 'beside' | 'on';
  /** The customer's colours to be tried, the wanted one first. */
  roles: readonly PaletteRole[];
  /** A role in a colour that reads on the ground. */
  reading(role: PaletteRole): string;
  palette: Palette;
  /** Least contrast with the ground. */
  gate: number;
}

/**
 * The first of the customer's colours that is told apart from the leading one; else ink or paper, else a shade of
 * the leading one. On the leading colour, where nothing else does, the ground itself shows through.
 */
export function secondColour(first: string, { background, asked, stands, roles, reading, palette, gate }: SecondColourOptions): string {
  if (asked && isDistinct(asked, first, stands)) return asked;
  for (const role of roles) {
    const own = reading(role);
    if (isDistinct(own, first, stands)) return own;
  }
  const { l, c, h } = oklchOf(first);
  const shades = STEPS.map((step) => l + step).filter((shade) => shade >= DARKEST && shade <= LIGHTEST).map((shade) => hexOf({ l: shade, c, h }));
  const others = stands === 'on' ? [palette.paper, palette.ink, ...shades] : shades;
  const other = others.find((hex) => contrastOf(hex, background) >= gate && isDistinct(hex, first, stands));
  return other ?? (stands === 'on' ? background : first);
}

/** By lightness, or, beside each other, by hue where both have colour. */
function isDistinct(one: string, other: string, stands: SecondColourOptions['stands']): boolean {
  if (contrastOf(one, other) >= LEAST[stands]) return true;
  const [a, b] = [oklchOf(one), oklchOf(other)];
  return stands === 'beside' && hueDistance(a.h, b.h) >= 25 && Math.min(a.c, b.c) > 0.05;
}
