import { expect, test } from '@jest/globals';
import { boundsOf, rect } from '../../geometry/index.ts';
import { closedUp } from './closed-up.ts';

/** Squares of 60 in bodies of 100, spaced out by another 40. */
const glyphsOf = (text: string) => [...text].map((char, i) => ({ text: char, outline: rect(i * 140 + 20, -70, 60, 70), x: i * 140, advance: 100 }));
const gapsOf = (text: string) => {
  const boxes = closedUp(glyphsOf(text), text, 100).map(({ outline }) => boundsOf(outline));
  return boxes.slice(1).map(({ x }, i) => Math.round(x - boxes[i]!.x - boxes[i]!.width));
};

test('two or three ideographs or syllables stand close by their ink', () => {
  expect(gapsOf('云山')).toEqual([14]);
  expect(gapsOf('달빛도')).toEqual([14, 14]);
});

test('longer words and letters keep their spacing', () => {
  expect(gapsOf('云山书店')).toEqual([80, 80, 80]);
  expect(gapsOf('AB')).toEqual([80]);
});
