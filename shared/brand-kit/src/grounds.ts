import type { Artwork, Colouring, VariantArrangement } from '@fifteen/logo-engine';
import type { Brand } from './brand.ts';
import { contrastOf, mixed, readableOn } from './colour/colour.ts';

/** Contrast of what is read, and of what only accompanies. */
const READ = 7;
const ACCENT = 3;

/** A ground of the brand's with everything that may stand on it. */
export interface Ground {
  /** #rrggbb */
  readonly colour: string;
  /** The logo in the colours that it has here, without the ground. */
  readonly logo: (arrangement: VariantArrangement) => Artwork;
  readonly text: string;
  /** For what matters less; still reads. */
  readonly quiet: string;
  /** A colour of the customer's that is seen here. */
  readonly accent: string;
  /** The ground's own colour a step further: for panels and patterns. */
  readonly shade: string;
}

export interface Grounds {
  readonly light: Ground;
  readonly dark: Ground;
  /** The customer's leading colour, with the logo in one colour. */
  readonly bold: Ground;
}

const groundOf = ({ context, logo }: Brand, colour: string, colouring: Colouring): Ground => {
  const { palette } = context;
  const text = readableOn(colour, [palette.ink, palette.paper, palette.white], READ);
  return {
    colour,
    logo: (arrangement) => logo.artwork({ arrangement, colouring, fit: 'tight' }),
    text,
    quiet: readableOn(colour, [mixed(text, colour, 0.35), mixed(text, colour, 0.2), text], 4.5),
    accent: readableOn(colour, [palette.primary, palette.accent, palette.third, text], ACCENT),
    shade: mixed(colour, text, 0.07),
  };
};

const groundIn = (brand: Brand, colouring: Colouring): string =>
  brand.logo.artwork({ arrangement: 'primary', colouring }).ground ?? brand.context.palette.paper;

/** The logo's own ground and its opposite, the lighter one as `light`; and the customer's leading colour. */
export const groundsOf = (brand: Brand): Grounds => {
  const [own, opposite] = [groundIn(brand, 'colour'), groundIn(brand, 'reversed')];
  const isDark = contrastOf(own, '#ffffff') > contrastOf(opposite, '#ffffff');
  const [light, dark] = isDark
    ? [groundOf(brand, opposite, 'reversed'), groundOf(brand, own, 'colour')]
    : [groundOf(brand, own, 'colour'), groundOf(brand, opposite, 'reversed')];
  const { primary, ink, white } = brand.context.palette;
  const bold = groundOf(brand, primary, contrastOf(white, primary) >= contrastOf(ink, primary) ? 'light' : 'dark');
  return { light, dark, bold };
};
