import { describe, expect, test } from '@jest/globals';
import { asInNature } from './as-in-nature.ts';
import type { ColourSpec } from './colour-spec.ts';
import { isFruit } from './is-fruit.ts';
import { paletteFrom } from './palette.ts';

const tea = paletteFrom(['#386641', '#bc4749', '#f2e8cf', '#1d2b1f', '#a7c957']);
const law = paletteFrom(['#2b2d6e', '#b8862b', '#f5f1e6', '#14142b', '#7d8597']);
const spec = (a: ColourSpec['a'], b: ColourSpec['b']): ColourSpec => ({ background: 'paper', a, b, c: 'soft', text: 'text' });

describe('the colours of things', () => {
  test('a leaf is green and a flame is red where the customer has both', () => {
    // The red leads in this palette.
    expect(asInNature(spec('primary', 'accent'), 'leaf', tea)).toMatchObject({ a: 'accent', b: 'primary' });
    expect(asInNature(spec('accent', 'primary'), 'flame', tea)).toMatchObject({ a: 'primary', b: 'accent' });
  });

  test('stay as they were chosen where nothing is known of the thing, or the other colour is no better', () => {
    expect(asInNature(spec('primary', 'accent'), 'house', tea)).toEqual(spec('primary', 'accent'));
    expect(asInNature(spec('primary', 'accent'), 'leaf', law)).toEqual(spec('primary', 'accent'));
    expect(asInNature(spec('text', 'accent'), 'flame', tea)).toEqual(spec('text', 'accent'));
  });

  test('red discs with green ones are fruit, blue ones with gold are not', () => {
    expect(isFruit(tea)).toBe(true);
    expect(isFruit(law)).toBe(false);
  });
});
