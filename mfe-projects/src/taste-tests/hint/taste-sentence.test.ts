import { describe, expect, test } from '@jest/globals';
import { aDraft } from '../a-draft.ts';
import { EMPTY_DRAFT } from '../draft/taste-draft.ts';
import { colourNameOf } from './colour-name.ts';
import { tasteSentenceOf } from './taste-sentence.ts';

describe('the taste so far', () => {
  test('is silent before the first answer', () => {
    expect(tasteSentenceOf(EMPTY_DRAFT)).toBe('');
  });

  test('grows with the answers', () => {
    expect(tasteSentenceOf({ ...EMPTY_DRAFT, vibes: ['brutalist_bold'] })).toBe('Bold and sharp.');
    expect(tasteSentenceOf({ ...EMPTY_DRAFT, picture: aDraft().picture })).toBe('Led by orange.');
    expect(tasteSentenceOf(aDraft())).toBe('Modern, hand-made and bold, led by orange. Never low contrast.');
  });

  test('owns up to answers that pull apart', () => {
    const divided = aDraft({ vibes: ['classic_ornate'], comparisons: { modern_vs_classic: 'modern' }, picture: null });
    expect(tasteSentenceOf(divided)).toBe('Ornate and bold, between modern and classic. Never low contrast.');
  });
});

test.each([
  ['#000000', 'black'],
  ['#ffffff', 'white'],
  ['#808080', 'gray'],
  ['#c8692f', 'orange'],
  ['#3b1f12', 'dark brown'],
  ['#2a3cff', 'blue'],
  ['#39ff14', 'lime'],
  ['#ff10f0', 'pink'],
  ['#ffd23d', 'yellow'],
  ['#0b7a68', 'teal'],
  ['#12345a', 'deep blue'],
  ['#f7efdf', 'cream'],
  ['#dc1e3c', 'red'],
  ['#6b46a8', 'violet'],
])('%s is called %s', (hex, name) => {
  expect(colourNameOf(hex)).toBe(name);
});
