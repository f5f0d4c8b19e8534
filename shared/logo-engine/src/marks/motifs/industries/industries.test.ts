import { describe, expect, test } from '@jest/globals';
import { motifById } from '../motifs.ts';
import { motifsFor } from '../motifs-for.ts';
import { INDUSTRIES } from './industries.ts';
import { LANGUAGES } from './industry.ts';
import { MEANINGS } from './meanings.ts';

const fitting = (word: string, motifs: string) => motifsFor(word.replaceAll('+', ' ')).slice(0, 5).filter((id) => motifs.split(' ').includes(id));

describe('trades', () => {
  test('there are 60 or more, each with motifs that exist and words in every language', () => {
    expect(INDUSTRIES.length).toBeGreaterThanOrEqual(60);
    for (const { motifs, words } of INDUSTRIES) {
      expect(motifs.split(' ').filter((id) => !motifById(id))).toEqual([]);
      expect(LANGUAGES.filter((language) => words[language] === '')).toEqual([]);
    }
  });

  test.each(LANGUAGES)('%s: every trade’s first word calls for three or more of its motifs', (language) => {
    const short = INDUSTRIES.filter(({ motifs, words }) => fitting(words[language].split(' ')[0] ?? '', motifs).length < 3).map(({ id, words }) => `${id}: ${words[language]}`);
    expect(short).toEqual([]);
  });

  test('every word of every trade calls for one of its motifs at least', () => {
    const strayed = INDUSTRIES.flatMap(({ id, motifs, words }) =>
      Object.values(words).flatMap((list) => list.split(' ').filter((word) => fitting(word, motifs).length === 0).map((word) => `${id}: ${word}`)),
    );
    expect(strayed).toEqual([]);
  });
});

describe('names', () => {
  test('every meaning belongs to a motif', () => {
    expect(Object.keys(MEANINGS).filter((id) => !motifById(id))).toEqual([]);
  });

  test.each([
    ['달빛 도예', 'moon'],
    ['山本製茶', 'mountain'],
    ['云山书店', 'cloud'],
    ['دار الياسمين', 'jasmine'],
    ['Северный Ветер', 'compass'],
    ['Ελιά και Θάλασσα', 'olive'],
    ['सूर्य योग', 'sun'],
    ['Little Acorns', 'acorn'],
    ['Copperline Brewing', 'beer'],
  ])('%s calls for a %s', (name, motif) => {
    expect(motifsFor(name).slice(0, 6)).toContain(motif);
  });

  test.each([
    ['Северный Ветер', 'paw'],
    ['Maison Élan', 'horse'],
    ['Nimbus Cloud Security', 'snowflake'],
  ])('%s does not call for a %s', (name, motif) => {
    expect(motifsFor(name)).not.toContain(motif);
  });
});
