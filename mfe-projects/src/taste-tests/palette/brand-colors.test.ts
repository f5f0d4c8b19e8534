import { describe, expect, test } from '@jest/globals';
import { brandPalette, colorsIn } from './brand-colors.ts';

describe('brand colors that are typed', () => {
  test.each([
    ['#0B5D4E, f2b632 #abc', ['#0b5d4e', '#f2b632', '#aabbcc'], []],
    ['#0b5d4e;#0b5d4e', ['#0b5d4e'], []],
    ['forest green #12', [], ['forest', 'green', '#12']],
    ['  ', [], []],
  ])('"%s" is read', (text, colors, unread) => {
    expect(colorsIn(text)).toEqual({ colors, unread });
  });

  test('two colors stay exactly as typed and get three different shades', () => {
    const { url, palette, real } = brandPalette(['#0b5d4e', '#f2b632']);
    expect([url, real, palette.slice(0, 2)]).toEqual([null, 2, ['#0b5d4e', '#f2b632']]);
    expect(new Set(palette).size).toBe(5);
    for (const hex of palette) expect(hex).toMatch(/^#[0-9a-f]{6}$/);
  });

  test('of seven colors the first five count', () => {
    expect(brandPalette(['#000000', '#111111', '#222222', '#333333', '#444444', '#555555', '#666666']).palette).toHaveLength(5);
  });
});
