import { beforeAll, describe, expect, test } from '@jest/globals';
import { boundsOf, toSvg } from '../../geometry/index.ts';
import { loadFontLibrary } from '../../node/load-font-library.ts';
import type { FontLibrary } from '../../type/font-library.ts';
import { setLine } from './line.ts';
import { treatLine } from './treatments.ts';

const FONT = 'inter-700';
const CAP = 400;

let library: FontLibrary;
beforeAll(async () => {
  library = await loadFontLibrary();
  await library.ready([FONT], 'THKIOR');
});

const before = (text: string) => setLine(library, text, { font: FONT, cap: CAP, tracking: 0 });
const after = (text: string, kind: 'ligature' | 'leg') => treatLine(before(text), { kind });
const pieces = (line: ReturnType<typeof before>) => line.layers.map(({ path }) => toSvg(path)).join('').match(/M/g)?.length;

describe('letters drawn together', () => {
  test('two T share a bar: one piece, and closer', () => {
    expect([pieces(before('TT')), pieces(after('TT', 'ligature'))]).toEqual([2, 1]);
    expect(after('TT', 'ligature').bounds.width).toBeLessThan(before('TT').bounds.width);
  });

  test('K stretches its leg below the line and to the end of the word', () => {
    const { path } = after('KIO', 'leg').layers[0]!;
    expect(boundsOf(path).y + boundsOf(path).height).toBeGreaterThan(CAP * 0.2);
    expect(boundsOf(path).width).toBeCloseTo(before('KIO').bounds.width, -1);
  });

  test.each([['OI', 'ligature'], ['TH', 'ligature'], ['OK', 'leg']] as const)('%s has nothing for a %s and stays as it is', (text, kind) => {
    expect(after(text, kind).layers.map(({ path }) => toSvg(path))).toEqual(before(text).layers.map(({ path }) => toSvg(path)));
  });
});
