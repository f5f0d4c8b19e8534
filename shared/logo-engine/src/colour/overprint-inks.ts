import { contrastOf } from './oklch.ts';
import type { ColourSpec, PaletteRole } from './colour-spec.ts';
import type { Palette } from './palette.ts';
import { resolveColours } from './resolve-colours.ts';

type Inks = Pick<ColourSpec, 'a' | 'b'>;

const PAIRS: readonly (readonly [a: PaletteRole, b: PaletteRole])[] = [
  ['primary', 'accent'],
  ['primary', 'third'],
  ['accent', 'third'],
];

/** Least contrast of either ink with the dark that they make together: with less, the letters are one clump. */
const LEAST = 1.7;

/** Two of the customer's colours that are both told from what they make where one is printed over the other; null where there are none. */
export function overprintInks(background: ColourSpec['background'], palette: Palette): Inks | null {
  const tells = ([a, b]: (typeof PAIRS)[number]) => {
    const colours = resolveColours({ background, a, b, c: 'soft', text: 'text' }, palette);
    return colours.a !== colours.b && Math.min(contrastOf(colours.a, colours.text), contrastOf(colours.b, colours.text)) >= LEAST;
  };
  const [a, b] = PAIRS.find(tells) ?? [];
  return a && b ? { a, b } : null;
}
