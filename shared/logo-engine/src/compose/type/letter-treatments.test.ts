import { beforeAll, describe, expect, test } from '@jest/globals';
import { boundsOf, toSvg } from '../../geometry/index.ts';
import { loadFontLibrary } from '../../node/load-font-library.ts';
import type { FontLibrary } from '../../type/font-library.ts';
import { setLine } from './line.ts';
import { treatLine } from './treatments.ts';

const HEAVY = 'archivo-black-400';
const LIGHT = 'jost-300';

let library: FontLibrary;
beforeAll(async () => {
  library = await loadFontLibrary();
  await library.ready([HEAVY, LIGHT], 'SOIÉTJinro');
});

const treated = (text: string, kind: 'slice' | 'stencil' | 'tittle' | 'lead', font = HEAVY) => {
  const line = setLine(library, text, { font, cap: 400, tracking: 0 });
  return { before: line.layers, after: treatLine(line, { kind, at: 0.34 }).layers };
};
const inkOf = (layers: readonly { path: Parameters<typeof toSvg>[0] }[]) => layers.map(({ path }) => toSvg(path)).join('');

describe('treatments that look at the letters', () => {
  test('a slice spares hairlines and accents, and parts the rest', () => {
    expect(inkOf(treated('TIO', 'slice', LIGHT).after)).toBe(inkOf(treated('TIO', 'slice', LIGHT).before));
    expect(inkOf(treated('ÉTO', 'slice').after)).toBe(inkOf(treated('ÉTO', 'slice').before));
    expect(treated('TIO', 'slice').after).toHaveLength(2);
  });

  test('a stencil bridges counters and leaves S alone, which would read as a dollar', () => {
    expect(inkOf(treated('S', 'stencil').after).match(/M/g)).toHaveLength(1);
    expect(inkOf(treated('O', 'stencil').after).match(/M/g)).toHaveLength(2);
    expect(inkOf(treated('O', 'stencil').after)).not.toBe(inkOf(treated('O', 'stencil').before));
  });

  test('dots take the second tone; a line without any stays as it is', () => {
    const [letters, dots] = treated('Jinro', 'tittle').after;
    expect(dots?.role).toBe('tb');
    expect(boundsOf(dots!.path).height).toBeLessThan(boundsOf(letters!.path).height * 0.4);
    expect(treated('ro', 'tittle').after.map(({ role }) => role)).toEqual(['text']);
    expect(treated('ro', 'lead').after.map(({ role }) => role)).toEqual(['text', 'tb']);
  });
});
