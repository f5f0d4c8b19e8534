import { beforeAll, describe, expect, test } from '@jest/globals';
import { loadFontLibrary } from '../../node/load-font-library.ts';
import { boundsOf, segmentCount } from '../../geometry/index.ts';
import { namePartsOf } from '../../taste/name-parts.ts';
import type { FontLibrary } from '../../type/font-library.ts';
import type { Treatment, TypeSpec } from '../../type/type-spec.ts';
import { breakLines } from './break-lines.ts';
import { CAP } from './line.ts';
import { type TypeBlock, setType } from './type-block.ts';

const aSpec = (changes: Partial<TypeSpec> = {}): TypeSpec => ({
  font: 'inter-700',
  subFont: 'jost-600',
  mode: 'single',
  case: 'upper',
  tracking: 0,
  subScale: 0.32,
  leading: 0.3,
  ...changes,
});

describe('line breaks', () => {
  test.each([
    ['Fern & Fable', ['Fern', '& Fable']],
    ['Sunderland & Ashcroft Property Consulting', ['Sunderland', '& Ashcroft', 'Property', 'Consulting']],
    ['One Two Three Four', ['One Two', 'Three Four']],
    ['Word', ['Word']],
    ['山本製茶', ['山本', '製茶']],
    ['云山书店', ['云山', '书店']],
    ['ครัวคุณยาย', ['ครัว', 'คุณยาย']],
  ])('%s', (name, lines) => {
    expect(breakLines(namePartsOf(name).pieces)).toEqual(lines);
  });
});

describe('a block of type', () => {
  let library: FontLibrary;
  let set: (spec: Partial<TypeSpec>, name?: string) => TypeBlock;
  beforeAll(async () => {
    library = await loadFontLibrary();
    await library.ready(['inter-700', 'jost-600', 'frank-ruhl-libre-700'], 'NORTHWIND COFFEE Northwind Coffee MAISON ÉLAN AEO');
    set = (spec, name = 'Northwind Coffee') => setType(aSpec(spec), namePartsOf(name), 'center', library);
  });

  test('stands with its capitals on the baseline, one cap height tall', () => {
    const { capTop, capBottom, cap } = set({});
    expect([capTop, capBottom, cap].map(Math.round)).toEqual([-CAP, 0, CAP]);
  });

  test('a subline is set below the name at about a third of its capitals, no wider than the name', () => {
    const block = set({ mode: 'mainSub' }, 'North Coffee');
    expect(block.subCap).toBeCloseTo(CAP * 0.32 * 1.16);
    expect(block.capBottom).toBeGreaterThan(block.mainBaseline);
    expect(block.layers.map(({ role }) => role)).toEqual(['text', 'sub']);
  });

  test('under a wide name a short subline is larger, a customer who wants it smaller gets it, and it stays within the name', () => {
    const [usual, smaller] = [set({ mode: 'mainSub' }, 'Northwindnorth Coffee'), set({ mode: 'mainSub', subScale: 0.24 }, 'Northwindnorth Coffee')];
    const widthOf = ({ layers }: TypeBlock, role: string) => boundsOf(layers.find((layer) => layer.role === role)!.path).width;
    expect(usual.subCap!).toBeGreaterThan(CAP * 0.32 * 1.16 * 1.04);
    expect(smaller.subCap! / usual.subCap!).toBeCloseTo(0.24 / 0.32);
    expect(widthOf(usual, 'sub')).toBeLessThanOrEqual(widthOf(usual, 'text') * 1.001);
  });

  test('justified lines are equally wide', () => {
    const { bounds } = set({ mode: 'stack', justify: true });
    const widths = set({ mode: 'stack', justify: true }).layers.map(({ path }) => path);
    expect(widths).toHaveLength(2);
    expect(bounds.width).toBeGreaterThan(set({ mode: 'stack' }).bounds.width * 0.99);
  });

  test('accents of a lower line stay clear of the line above', () => {
    const tight = set({ mode: 'stack', leading: 0.1 }, 'MAISON ÉLAN');
    const plain = set({ mode: 'stack', leading: 0.1 }, 'MAISON ELAN');
    expect(tight.capBottom).toBeGreaterThan(plain.capBottom);
  });

  test.each<Treatment>(['slice', 'inline', 'shadow', 'drop', 'bulge', 'rise', 'skew', 'lines', 'round'])('%s changes the outline and leaves ink', (kind) => {
    const plain = set({});
    const treated = set({ treatment: { kind } });
    const nodes = (block: TypeBlock) => block.layers.reduce((sum, { path }) => sum + segmentCount(path), 0);
    expect(nodes(treated)).toBeGreaterThan(20);
    expect([nodes(treated), Math.round(treated.bounds.width), Math.round(treated.bounds.height)]).not.toEqual([nodes(plain), Math.round(plain.bounds.width), Math.round(plain.bounds.height)]);
  });

  test('a letter is swapped for a figure in the second colour', () => {
    expect(set({ swap: { letter: 'O', figure: 'target' } }).layers.map(({ role }) => role)).toEqual(['text', 'text', 'b']);
    expect(set({ swap: { letter: 'A', figure: 'roof' } }).layers).toHaveLength(1);
  });
});
