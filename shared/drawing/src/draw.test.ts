import { beforeAll, describe, expect, test } from '@jest/globals';
import type { FontLibrary } from '@fifteen/typography';
import { loadFontLibrary } from '@fifteen/typography/node';
import { createBudget } from './budget.ts';
import { Draw } from './draw.ts';

let library: FontLibrary;
beforeAll(async () => {
  library = await loadFontLibrary();
});

describe('points that are not finite', () => {
  test.each([[0, Number.NaN], [Number.NaN, 0], [5, Number.POSITIVE_INFINITY]])('%p, %p ends the program, in any line', (x, y) => {
    const d = new Draw(library, createBudget());
    expect(() => d.polyline([[x, y], [1, 1]])).toThrow('not a finite number');
    expect(() => d.through([[1, 1], [x, y], [3, 2]])).toThrow('not a finite number');
    expect(() => d.blob([[x, y], [1, 1], [3, 2]])).toThrow('not a finite number');
  });
});
