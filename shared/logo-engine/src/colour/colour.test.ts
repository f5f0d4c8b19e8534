import { describe, expect, test } from '@jest/globals';
import { chanceFrom } from '../chance/chance.ts';
import type { ColourSpec, PaletteRole } from './colour-spec.ts';
import { gradientStops } from './gradient-stops.ts';
import { contrastOf, hueDistance, oklchOf } from './oklch.ts';
import { paletteFrom } from './palette.ts';
import { CONTRAST_GATES, resolveColours } from './resolve-colours.ts';

const GROUNDS = ['white', 'paper', 'ink', 'deep', 'primary', 'accent', 'soft'] as const;
const ROLES: readonly PaletteRole[] = ['text', 'primary', 'accent', 'third', 'soft', 'ink'];

const someHex = (seed: string) => `#${chanceFrom(seed).int(0, 0xffffff).toString(16).padStart(6, '0')}`;
const somePalette = (seed: number) => Array.from({ length: 5 }, (_, i) => someHex(`${seed}/${i}`));

const HARD_PALETTES = [
  ['#808080', '#7a7a7a', '#8a8a8a', '#757575', '#909090'],
  ['#ffffff', '#ffffff', '#fefefe', '#fdfdfd', '#ffffff'],
  ['#39ff14', '#ff00ff', '#00ffff', '#ffff00', '#ff3131'],
  ['#000000', '#000000', '#010101', '#020202', '#000000'],
];

const specs = GROUNDS.flatMap((background) =>
  ROLES.map((a, i): ColourSpec => ({ background, a, b: ROLES[(i + 1) % ROLES.length] ?? 'text', c: 'third', text: i % 2 ? 'text' : 'primary', boxed: i % 3 === 0 })),
);

describe('colours', () => {
  test('every gate holds on every ground, for 40 chance palettes and four hard ones', () => {
    const palettes = [...HARD_PALETTES, ...Array.from({ length: 40 }, (_, i) => somePalette(i))].map(paletteFrom);
    const broken = palettes.flatMap((palette) =>
      specs.flatMap((spec) => {
        const colours = resolveColours(spec, palette);
        return Object.entries(CONTRAST_GATES)
          .filter(([role, least]) => contrastOf(colours[role as keyof typeof CONTRAST_GATES], colours.background) < least - 0.001)
          .map(([role]) => ({ role, spec, palette, colours }));
      }),
    );
    expect(broken).toEqual([]);
  });

  test('ink is dark, paper is light, whatever the palette', () => {
    for (const hexes of HARD_PALETTES) {
      const { ink, paper } = paletteFrom(hexes);
      expect(oklchOf(ink).l).toBeLessThan(0.28);
      expect(oklchOf(paper).l).toBeGreaterThan(0.94);
    }
  });

  test('two strong colours of like lightness never meet as mark and ground', () => {
    const palette = paletteFrom(['#e0162b', '#0a7d2c', '#ffffff', '#111111', '#c81e3a']);
    const { a, background } = resolveColours({ background: 'primary', a: 'accent', b: 'third', c: 'soft', text: 'text' }, palette);
    const [mark, ground] = [oklchOf(a), oklchOf(background)];
    expect(mark.c > 0.085 && ground.c > 0.085 && Math.abs(mark.l - ground.l) < 0.33).toBe(false);
  });

  test('a second colour on the first is told from it at a glance', () => {
    const palettes = [...HARD_PALETTES, ...Array.from({ length: 40 }, (_, i) => somePalette(i))].map(paletteFrom);
    const contrasts = palettes.flatMap((palette) =>
      GROUNDS.map((background) => resolveColours({ background, a: 'text', b: 'accent', c: 'soft', text: 'text', onFirst: true }, palette)).map(({ a, b }) => contrastOf(a, b)),
    );
    expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(2.39);
  });

  test('a gradient turns at most 80 degrees of hue', () => {
    const stops = gradientStops('#e8362f', '#1fa8e0');
    const [first, last] = [stops[0], stops.at(-1)];
    expect(hueDistance(oklchOf(first?.colour ?? '').h, oklchOf(last?.colour ?? '').h)).toBeLessThan(90);
  });

  test('the dominant colour leads where others are as strong', () => {
    const [red, blue] = ['#d43f2f', '#2f6fd4'];
    expect(paletteFrom([red, blue, '#eeeeee']).primary).not.toBe(paletteFrom([blue, red, '#eeeeee']).primary);
  });
});
