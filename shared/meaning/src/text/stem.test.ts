import { describe, expect, test } from '@jest/globals';
import { stemOf, withoutPrefixes } from './stem.ts';

describe('stemOf', () => {
  test.each([
    ['en', 'berries', 'berry'],
    ['de', 'hunde', 'hund'],
    ['nl', 'bomen', 'boom'],
    ['sv', 'ugglan', 'uggla'],
    ['ru', 'совы', 'сова'],
    ['pl', 'sowy', 'sowa'],
    ['es', 'faros', 'faro'],
    ['tr', 'yildizlar', 'yildiz'],
  ])('gives two forms of a word one stem (%s: %s, %s)', (language, one, other) => {
    expect(stemOf(one, language)).toBe(stemOf(other, language));
  });

  test('leaves a word of a language without rules as it is', () => {
    expect(stemOf('bunga', 'id')).toBe('bunga');
  });
});

describe('withoutPrefixes', () => {
  test('takes off the Arabic article and conjunction', () => {
    expect(withoutPrefixes('والبيت', 'ar')).toContain('بيت');
  });

  test('keeps a word whole when too little would be left', () => {
    expect(withoutPrefixes('الا', 'ar').every((rest) => rest.length >= 2)).toBe(true);
  });
});
