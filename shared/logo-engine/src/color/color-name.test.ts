import { expect, test } from '@jest/globals';
import { colorName } from './color-name.ts';

/** Colors of concepts whose sentences people read beside them, with what they said the color is. */
test.each([
  ['#ff0000', 'red'],
  ['#dc143c', 'red'],
  ['#e63200', 'red'],
  ['#ff6666', 'coral'],
  ['#f4602a', 'orange'],
  ['#ff8c00', 'orange'],
  ['#c8692f', 'orange'],
  ['#c1440e', 'terracotta'],
  ['#8c3a2a', 'brick red'],
  ['#7a4a2a', 'chocolate brown'],
  ['#e39880', 'peach'],
  ['#907060', 'taupe'],
  ['#7f9272', 'sage'],
  ['#f3efff', 'off-white'],
  ['#fff0f3', 'off-white'],
  ['#f5e6c4', 'cream'],
  ['#ffb703', 'amber'],
  ['#06d6a0', 'emerald'],
  ['#16a34a', 'green'],
  ['#ffffff', 'white'],
  ['#111111', 'black'],
])('%s is called %s', (hex, name) => {
  expect(colorName(hex)).toBe(name);
});
