import { describe, expect, test } from '@jest/globals';
import { chanceFrom } from '../chance/chance.ts';
import { HARD_PALETTES } from '../proof/random-profile.ts';
import type { ColourSpec, PaletteRole } from './colour-spec.ts';
import { hueDistance, oklchOf } from './oklch.ts';
import { MOST_SHIFT, paletteFrom } from './palette.ts';
import { resolveColours } from './resolve-colours.ts';

const someHex = (seed: string) => `#${chanceFrom(seed).int(0, 0xffffff).toString(16).padStart(6, '0')}`;
const PALETTES = [...HARD_PALETTES, ...Array.from({ length: 24 }, (_, seed) => Array.from({ length: 5 }, (_, i) => someHex(`own ${seed}/${i}`)))];

const GROUNDS = ['white', 'paper', 'ink', 'deep', 'primary', 'accent', 'soft'] as const;
const ROLES: readonly PaletteRole[] = ['primary', 'accent', 'third', 'text'];
const SPECS = GROUNDS.flatMap((background) => ROLES.flatMap((a) => ROLES.map((b): ColourSpec => ({ background, a, b, c: 'soft', text: 'text' }))));

/** What the eye takes for a colour, and how far its hue may be from the customer's: what a screen cannot show drifts a little. */
const SEEN = { darkest: 0.3, lightest: 0.95, chroma: 0.04, drift: 14 };

const isColour = (hex: string): boolean => {
  const { l, c } = oklchOf(hex);
  return c > SEEN.chroma && l > SEEN.darkest && l < SEEN.lightest;
};

/** Distance of hue to the nearest colour of the customer's that has one; palettes of greys have none. */
const hueFrom = (hex: string, palette: readonly string[]): number =>
  Math.min(180, ...palette.filter((own) => oklchOf(own).c > 0.012).map((own) => hueDistance(oklchOf(own).h, oklchOf(hex).h)));

/** Distance of lightness to the nearest colour of the customer's with that hue. */
const shiftFrom = (hex: string, palette: readonly string[]): number =>
  Math.min(...palette.filter((own) => hueDistance(oklchOf(own).h, oklchOf(hex).h) <= SEEN.drift).map((own) => Math.abs(oklchOf(own).l - oklchOf(hex).l)));

describe('the colours of a logo are the customer’s', () => {
  const drawn = PALETTES.flatMap((hexes) => {
    const palette = paletteFrom(hexes);
    return SPECS.map((spec) => ({ hexes, spec, colours: resolveColours(spec, palette) }));
  });

  test('every hue is one of theirs, on every ground, for 34 palettes', () => {
    const strange = drawn.flatMap(({ hexes, colours }) => Object.values(colours).filter((hex) => isColour(hex) && hueFrom(hex, hexes) > SEEN.drift).map((hex) => `${hex} of ${hexes.join(' ')}`));
    expect([...new Set(strange)]).toEqual([]);
  });

  test('leading colours and lettering are theirs in lightness too; only second colours may be a shade of the first', () => {
    const far = drawn.filter(({ hexes }) => hexes.length > 1).flatMap(({ hexes, colours }) => [colours.a, colours.text].filter((hex) => isColour(hex) && shiftFrom(hex, hexes) > MOST_SHIFT + 0.012).map((hex) => `${hex} of ${hexes.join(' ')}`));
    expect([...new Set(far)]).toEqual([]);
  });

  test('shades stand in where the palette has no second colour that reads: in few cases', () => {
    const seconds = drawn.filter(({ colours }) => isColour(colours.b));
    const shades = seconds.filter(({ hexes, colours }) => shiftFrom(colours.b, hexes) > MOST_SHIFT + 0.012);
    expect(shades.length / seconds.length).toBeLessThan(0.15);
  });

  test('mint on white gives way to a colour that reads, and does not turn into dark green', () => {
    const palette = ['#1667ff', '#0b1326', '#2fe0bd', '#e9eef6', '#5b6b8c'];
    const { a } = resolveColours({ background: 'white', a: 'accent', b: 'primary', c: 'soft', text: 'text' }, paletteFrom(palette));
    expect(hueDistance(oklchOf(a).h, oklchOf('#2fe0bd').h) < 30 && oklchOf(a).c > 0.05 && oklchOf(a).l < 0.68).toBe(false);
  });
});
