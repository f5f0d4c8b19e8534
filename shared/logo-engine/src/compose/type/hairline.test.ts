import { beforeAll, describe, expect, test } from '@jest/globals';
import { loadFontLibrary } from '../../node/load-font-library.ts';
import type { FontLibrary } from '../../type/font-library.ts';
import { hairlineOf } from './hairline.ts';

const FONTS = ['bodoni-moda-500', 'italiana-400', 'marcellus-400', 'archivo-black-400'] as const;

let library: FontLibrary;
beforeAll(async () => {
  library = await loadFontLibrary();
  await library.ready(FONTS, 'OKAFOR');
});

describe('the thin strokes of a name', () => {
  test('are measured where a face has thick and thin, and are the stem where it is even', () => {
    const [didone, display, roman, even] = FONTS.map((font) => hairlineOf(library, font, 'OKAFOR'));
    expect(display).toBeLessThan(didone!);
    expect(didone).toBeLessThan(library.style('bodoni-moda-500').stem * 0.3);
    expect(roman).toBeGreaterThan(library.style('marcellus-400').stem * 0.4);
    expect(even).toBe(library.style('archivo-black-400').stem);
  });

  test('of a text without letters are the stem', () => {
    expect(hairlineOf(library, 'bodoni-moda-500', '&')).toBe(library.style('bodoni-moda-500').stem);
  });
});
