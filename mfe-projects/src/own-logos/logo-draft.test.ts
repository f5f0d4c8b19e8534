import type { ReadLogo } from '@fifteen/contracts';
import { describe, expect, test } from '@jest/globals';
import { correctedOf, draftOf, livingColors, merged, problemOf, recolored, removed, renamed } from './logo-draft.ts';

/** A mark of two colors beside letters of a third, the last shape in a shade of the second. */
const READ: ReadLogo = {
  width: 400,
  height: 160,
  background: null,
  colors: [
    { hex: '#0b5d4e', name: 'Sea green', share: 0.2 },
    { hex: '#f2b632', name: 'Yellow', share: 0.2 },
    { hex: '#1d2733', name: 'Navy', share: 0.2 },
    { hex: '#f0b030', name: 'Yellow 2', share: 0.2 },
  ],
  shapes: [0, 1, 2, 3].map((color) => ({ color, path: `M${color} 0H9V9Z` })),
  symbols: [{ label: 'The part on the left', shapes: [0, 1, 3] }],
  notes: [],
};

const hexesOf = ({ colors }: { colors: readonly { hex: string }[] }): string[] => colors.map(({ hex }) => hex);

describe('an uploaded logo that is corrected', () => {
  test('is sent as it was read where nothing was changed, on white', () => {
    const logo = correctedOf(draftOf(READ));
    expect(logo).toMatchObject({ background: '#ffffff', shapes: READ.shapes, symbol: [0, 1, 3] });
    expect(hexesOf(logo)).toEqual(hexesOf(READ));
  });

  test('loses the row of a color that is merged into another, and no shape', () => {
    const draft = merged(draftOf(READ), 3, 1);
    expect(livingColors(draft).map(({ at }) => at)).toEqual([0, 1, 2]);
    expect(correctedOf(draft).shapes.map(({ color }) => color)).toEqual([0, 1, 2, 1]);
  });

  test('loses the shapes of a color that is removed, and its symbol keeps pointing at the others', () => {
    const logo = correctedOf(removed(draftOf(READ), 1));
    expect(hexesOf(logo)).toEqual(['#0b5d4e', '#1d2733', '#f0b030']);
    expect(logo.shapes).toEqual([
      { color: 0, path: 'M0 0H9V9Z' },
      { color: 1, path: 'M2 0H9V9Z' },
      { color: 2, path: 'M3 0H9V9Z' },
    ]);
    expect(logo.symbol).toEqual([0, 2]);
  });

  test('keeps a new color and a new name; an empty name becomes a number', () => {
    const logo = correctedOf(renamed(recolored(renamed(draftOf(READ), 0, ' Forest '), 2, '#000000'), 1, ' '));
    expect(logo.colors).toMatchObject([{ name: 'Forest' }, { name: 'Color 2' }, { hex: '#000000', name: 'Navy' }, {}]);
  });

  test('says what is wrong while it has no color or too many', () => {
    const none = [0, 1, 2, 3].reduce(removed, draftOf(READ));
    expect(problemOf(none)).toBe('Keep at least one color.');
    const seven = { ...READ, colors: Array.from({ length: 7 }, (_, i) => ({ hex: `#00000${i}`, name: `${i}`, share: 0.1 })) };
    expect(problemOf(draftOf(seven))).toBe('A logo can have up to 5 colors. Merge or remove 2 more.');
    expect(problemOf(draftOf(READ))).toBeNull();
  });
});
