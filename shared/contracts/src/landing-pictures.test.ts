import { describe, expect, test } from '@jest/globals';
import { HERO_BRIEF, HERO_PICTURES } from './landing-pictures.ts';
import { TasteProfile } from './taste-profiles.ts';

describe('the pictures of the hero', () => {
  test('their brief is one that a customer could send', () => {
    expect(TasteProfile.parse(HERO_BRIEF)).toEqual(HERO_BRIEF);
  });

  test('are fifteen, all under different names', () => {
    expect(new Set(HERO_PICTURES).size).toBe(15);
  });
});
