import { expect, test } from '@jest/globals';
import { contrastOf } from './oklch.ts';
import { overprintInks } from './overprint-inks.ts';
import { paletteFrom } from './palette.ts';
import { resolveColours } from './resolve-colours.ts';

const COPPER = paletteFrom(['#b5622b', '#1f3a3d', '#f3e4c9', '#e0a030', '#6b2f1a']);

test('two inks are both told from what they make together: no dark second colour under the ink', () => {
  for (const background of ['paper', 'white'] as const) {
    const inks = overprintInks(background, COPPER);
    expect(inks).not.toBeNull();
    const { a, b, text } = resolveColours({ background, ...inks!, c: 'third', text: 'text' }, COPPER);
    expect(a).not.toBe(b);
    expect(Math.min(contrastOf(a, text), contrastOf(b, text))).toBeGreaterThanOrEqual(1.7);
  }
});

test('a palette of near blacks has none', () => {
  expect(overprintInks('white', paletteFrom(['#000000', '#000000', '#010101', '#020202', '#000000']))).toBeNull();
});
