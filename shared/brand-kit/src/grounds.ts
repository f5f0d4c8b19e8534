import type { Artwork, Coloring, VariantArrangement } from '@fifteen/logo-engine';
import type { Brand } from './brand.ts';
import { contrastOf, mixed, readableOn } from './color/color.ts';

/** Contrast of what is read, and of what only accompanies. */
const READ = 7;
const ACCENT = 3;

/** A ground of the brand's with everything that may stand on it. */
export interface Ground {
  /** #rrggbb */
  readonly color: string;
  /** The logo in the colors that it has here, without the ground. */
  readonly logo: (arrangement: VariantArrangement) => Artwork;
  readonly text: string;
  /** For what matters less; still reads. */
  readonly quiet: string;
  /** A color of the customer's that is seen here. */
  readonly accent: string;
  /** The ground's own color a step further: for panels and patterns. */
  readonly shade: string;
}

export interface Grounds {
  readonly light: Ground;
  readonly dark: Ground;
  /** The customer's leading color, with the logo in one color. */
  readonly bold: Ground;
}

const groundOf = ({ brief, logo }: Brand, color: string, coloring: Coloring): Ground => {
  const { palette } = brief;
  const text = readableOn(color, [palette.ink, palette.paper, palette.white], READ);
  return {
    color,
    logo: (arrangement) => logo.artwork({ arrangement, coloring, fit: 'tight' }),
    text,
    quiet: readableOn(color, [mixed(text, color, 0.35), mixed(text, color, 0.2), text], 4.5),
    accent: readableOn(color, [palette.main, palette.second, palette.third, text], ACCENT),
    shade: mixed(color, text, 0.07),
  };
};

const groundIn = (brand: Brand, coloring: Coloring): string =>
  brand.logo.artwork({ arrangement: 'primary', coloring }).ground ?? brand.brief.palette.paper;

/** The logo's own ground and its opposite, the lighter one as `light`; and the customer's leading color. */
export const groundsOf = (brand: Brand): Grounds => {
  const [own, opposite] = [groundIn(brand, 'color'), groundIn(brand, 'reversed')];
  const isDark = contrastOf(own, '#ffffff') > contrastOf(opposite, '#ffffff');
  const [light, dark] = isDark
    ? [groundOf(brand, opposite, 'reversed'), groundOf(brand, own, 'color')]
    : [groundOf(brand, own, 'color'), groundOf(brand, opposite, 'reversed')];
  const { main, ink, white } = brand.brief.palette;
  const bold = groundOf(brand, main, contrastOf(white, main) >= contrastOf(ink, main) ? 'light' : 'dark');
  return { light, dark, bold };
};
