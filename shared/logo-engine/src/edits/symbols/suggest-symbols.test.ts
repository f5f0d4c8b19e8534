import { describe, expect, test } from '@jest/globals';
import { suggestSymbols } from './suggest-symbols.ts';

describe('symbols for a keyword', () => {
  test.each([
    ['fox', 'fox'], ['Fuchs', 'fox'], ['zorro', 'fox'], ['renard', 'fox'],
    ['Blätter', 'leaf'], ['montaña', 'mountain'], ['étoile', 'star'], ['coffee', 'cup'],
    ['moutain', 'mountain'], ['roket', 'rocket'], ['Schmeterling', 'butterfly'], ['boulangerie', 'loaf'],
  ])('%s: %s first or among the first', (keyword, motif) => {
    expect(suggestSymbols(keyword).slice(0, 4).map((suggestion) => suggestion.motif)).toContain(motif);
  });

  test('are none for what nothing is like', () => {
    for (const keyword of ['', '   ', 'zzzzqqq', '<b>', 'x'.repeat(10_000)]) expect(suggestSymbols(keyword)).toEqual([]);
  });
});
