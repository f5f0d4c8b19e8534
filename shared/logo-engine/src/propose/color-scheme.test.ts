import { describe, expect, test } from '@jest/globals';
import type { Taste } from '../brief/taste.ts';
import { contrastOf } from '../color/oklch.ts';
import { paletteFrom } from '../color/palette.ts';
import { schemesFor } from './color-scheme.ts';

const taste = (...bans: ('faint' | 'colored-ground')[]): Taste => ({ vibes: [], axes: {}, bans: new Set(bans) }) as unknown as Taste;

describe('schemesFor', () => {
  test('lets no shade lead where a color of the customer can: gold on black, and not the brown that is made of it', () => {
    const palette = paletteFrom(['#4a1942', '#d4a24c', '#f5efe6', '#1a1a1a']);
    const onDark = schemesFor(palette, taste()).filter(({ ground }) => ground === 'deep');
    expect(onDark.map(({ lead }) => lead)).toEqual(['second']);
    expect(contrastOf(palette.second, palette.deep)).toBeGreaterThan(4.2);
  });

  test.each([[['#ffe94d']], [['#fdf6e3']], [['#777777']], [['#111111']], [['#ffffff', '#fffbe0']], [['#0a0a23', '#101030']]])('finds a scheme for %j, whatever is disliked', (colors) => {
    for (const bans of [taste(), taste('faint'), taste('colored-ground'), taste('faint', 'colored-ground')]) expect(schemesFor(paletteFrom(colors), bans).length).toBeGreaterThan(0);
  });
});
