import { describe, expect, test } from '@jest/globals';
import { COMPARISONS, COMPARISON_IDS, VIBE_IDS } from './taste-choices.ts';
import type { TasteAnswers } from './taste-axes.ts';
import { tasteWordsOf } from './taste-words.ts';

const answers = (change: Partial<TasteAnswers> = {}): TasteAnswers => ({
  vibes: [],
  comparisons: {},
  dislike: { logo: null, reasons: [] },
  ...change,
});

describe('the taste in words', () => {
  test('nothing answered, nothing said', () => {
    expect(tasteWordsOf(answers(), 3)).toEqual({ leading: [], between: null });
  });

  test('the strongest comes first, and no more than asked for', () => {
    const { leading } = tasteWordsOf(
      answers({ vibes: ['brutalist_bold', 'tech_sharp'], comparisons: { bold_vs_subtle: 'bold' } }),
      3,
    );
    expect(leading).toEqual(['bold', 'sharp', 'technical']);
  });

  test('each side of a comparison has its own word', () => {
    const words = COMPARISON_IDS.flatMap((id) =>
      COMPARISONS[id].map((value) => tasteWordsOf(answers({ comparisons: { [id]: value } }), 3).leading),
    );
    expect(words.map((list) => list.length)).toEqual(words.map(() => 1));
    expect(new Set(words.flat()).size).toBe(12);
  });

  test('every vibe says something', () => {
    for (const vibe of VIBE_IDS) expect(tasteWordsOf(answers({ vibes: [vibe] }), 3).leading).not.toEqual([]);
  });

  test('answers that pull against each other are called what they are', () => {
    const divided = answers({ vibes: ['classic_ornate'], comparisons: { modern_vs_classic: 'modern' } });
    expect(tasteWordsOf(divided, 3)).toEqual({ leading: ['ornate'], between: ['modern', 'classic'] });
  });

  test('a dislike moves the taste as it moves the drawing', () => {
    const words = tasteWordsOf(answers({ dislike: { logo: 'cluttered_complex', reasons: ['too_complicated'] } }), 3);
    expect(words.leading).toEqual(['pared back']);
  });
});
