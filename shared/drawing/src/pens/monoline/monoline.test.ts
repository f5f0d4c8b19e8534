import { describe, expect, test } from '@jest/globals';
import type { FontLibrary } from '@fifteen/typography';
import { createBudget } from '../../budget.ts';
import { Draw } from '../../draw.ts';
import type { Anchors } from '../../anchors.ts';
import type { Shape } from '../../shape.ts';
import type { PenGlyph, PenStyle } from '../pen.ts';
import { penCovers } from '../write.ts';
import { monoline } from './index.ts';

const LATIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SIGNS = "0123456789&+-!.,’'?/@:()";
/** Letters of 30 languages beyond a to z, in both cases. */
const ACCENTED = [
  'áàâäãåăąæçćčďđéèêëěęíîïıłñńňóôöõőøœřśşšșţțúùüůűýÿžźżßþðğ',
  'āēīōūėįųģķļņŗċġħżĉĝĥĵŝŭŵŷẁẃẅỳǎǐǒǔəŋ',
  'ạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỵỷỹơư',
].join('');
const CYRILLIC = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєґђјљњћџѓќѕўѝ';
const GREEK = 'αβγδεζηθικλμνξοπρστυφχψωάέήίόύώϊϋ';
const SMALL = ACCENTED + CYRILLIC + GREEK;
const LARGE = [...SMALL].map((character) => character.toUpperCase()).filter((character) => [...character].length === 1);
const REPERTOIRE = [...new Set([...LATIN, ...SIGNS, ...SMALL, ...LARGE, ...'ςΐΰẞ–—“”‘„«»‹›…;"*=%#€№°¿¡[]_\\|·•'])];

/** The letters that all others are made of. */
const BASIC = [...LATIN, ...SIGNS, ...'æœøłđþðßŋəŠÆŒØŁĐÞẞñåçęőơѝ', ...CYRILLIC, ...CYRILLIC.toUpperCase(), ...GREEK.slice(0, 24), ...'ςΓΔΘΛΞΠΣΦΨΩΆ'];

const draw = (): Draw => new Draw({ styles: [] } as unknown as FontLibrary, createBudget({ operations: 1_000_000, segments: 100_000, combined: 1_000_000, extent: 100_000 }));
const styleOf = (style: Partial<PenStyle> = {}): PenStyle => ({ ...monoline.defaults, ...style });
const glyphOf = (character: string, style: Partial<PenStyle> = {}, d = draw()): PenGlyph => monoline.glyph(character, styleOf(style), d)!;

const areaOf = (points: readonly (readonly [number, number])[]): number => Math.abs(points.slice(1).reduce((sum, [x, y], i) => sum + (points[i]![0] * y - x * points[i]![1]) / 2, 0));

/** What is wrong with an outline, in words. */
function faultsOf(shape: Shape, stem: number): string[] {
  const { left, top, right, bottom, width } = shape.bounds;
  return [
    ...(shape.isEmpty ? ['is empty'] : []),
    ...(left < -330 || width < 10 || right > 2_600 ? [`reaches from ${left} to ${right}`] : []),
    ...(top < -1_850 || bottom > 560 ? [`reaches from ${top} to ${bottom}`] : []),
    ...(shape.contours(8).some((contour) => areaOf(contour) < 6) ? ['has a sliver'] : []),
    // What is thinner than half a stem vanishes when a quarter is taken off on both sides, and the letter falls apart.
    ...(shape.shrink(stem * 0.24).withoutSlivers(stem).pieces().length !== shape.pieces().length ? ['has thin places'] : []),
  ];
}

describe('monoline: what it draws', () => {
  test('every letter, digit and sign of the repertoire is there', () => {
    expect(REPERTOIRE.filter((character) => !penCovers('monoline', character))).toEqual([]);
    expect(penCovers('monoline', 'さくら')).toBe(false);
  });

  test('every character has a sound outline as the pen draws it by itself', () => {
    const d = draw();
    const faults = REPERTOIRE.flatMap((character) => faultsOf(glyphOf(character, {}, d).shape, monoline.defaults.stem).map((fault) => `${character} ${fault}`));
    expect(faults).toEqual([]);
  });

  const variants: readonly Partial<PenStyle>[] = [
    { stem: 40 },
    { stem: 40, terminal: 'round' },
    { stem: 80, terminal: 'cut', radius: 0 },
    { terminal: 'round' },
    { terminal: 'cut' },
    { stem: 180, terminal: 'round', radius: 120 },
    { stem: 220 },
    { stem: 220, terminal: 'cut' },
    { width: 0.75, stem: 160 },
    { width: 1.3, radius: 250 },
  ];
  test.each(variants)('letters have sound outlines with %j', (style) => {
    const d = draw();
    const faults = BASIC.flatMap((character) => faultsOf(glyphOf(character, style, d).shape, style.stem ?? monoline.defaults.stem).map((fault) => `${character} ${fault}`));
    expect(faults).toEqual([]);
  });

  test('the same style draws the same outline', () => {
    for (const character of 'aRß&ЖΩ') expect(glyphOf(character).shape.toSvg()).toBe(glyphOf(character).shape.toSvg());
  });

  test('letters keep to the lines, and round ones reach a little beyond them', () => {
    const box = (character: string) => glyphOf(character).shape.bounds;
    for (const character of 'HEITX') expect(box(character)).toMatchObject({ top: expect.closeTo(-1_000, 0), bottom: expect.closeTo(0, 0) });
    for (const character of 'xz') expect(box(character)).toMatchObject({ top: expect.closeTo(-700, 0), bottom: expect.closeTo(0, 0) });
    for (const character of 'OCS') {
      expect(box(character).top).toBeCloseTo(-1_015, 0);
      expect(box(character).bottom).toBeCloseTo(15, 0);
    }
    expect(box('o').width).toBeCloseTo(box('o').height, -1);
    expect(box('h').top).toBeCloseTo(-monoline.heights.ascender, 0);
    expect(box('p').bottom).toBeCloseTo(monoline.heights.descender, 0);
  });
});

describe('monoline: parameters', () => {
  test('the stem is as wide as asked for, and level strokes are a little thinner', () => {
    for (const stem of [40, 130, 220]) {
      const { shape } = glyphOf('H', { stem });
      const [[from, to]] = shape.spansAtY(-800) as [[number, number]];
      expect(to - from).toBeCloseTo(stem, 1);
      const [[top, bottom]] = shape.spansAtX(shape.bounds.cx) as [[number, number]];
      expect(bottom - top).toBeLessThan(stem);
      expect(bottom - top).toBeGreaterThan(stem * 0.84);
    }
  });

  test('width makes letters wider but not their stems', () => {
    const [narrow, wide] = [0.75, 1.3].map((width) => glyphOf('n', { width }).shape);
    expect(wide!.bounds.width).toBeGreaterThan(narrow!.bounds.width * 1.3);
    for (const shape of [narrow!, wide!]) {
      const [from, to] = shape.spansAtY(-100)[0]!;
      expect(to - from).toBeCloseTo(monoline.defaults.stem, 1);
    }
  });

  test('a radius rounds outer corners only: L loses its corner and keeps its ends', () => {
    const corner = (radius: number) => glyphOf('L', { radius }).shape.contains([6, -6]);
    expect(corner(0)).toBe(true);
    expect(corner(60)).toBe(false);
    const { shape } = glyphOf('L', { radius: 60 });
    expect(shape.contains([4, -996])).toBe(true);
  });

  test('terminals: flat ends are square, round ones lose their corners, cut ones slant', () => {
    const top = (terminal: PenStyle['terminal']) => {
      const { shape } = glyphOf('l', { terminal });
      return [shape.contains([6, -1_054]), shape.contains([124, -1_054])];
    };
    expect(top('flat')).toEqual([true, true]);
    expect(top('round')).toEqual([false, false]);
    expect(top('cut')).toEqual([false, true]);
    expect(glyphOf('l', { terminal: 'cut' }).shape.contains([6, -6])).toBe(true);
  });
});

describe('monoline: anchors', () => {
  const EXPECTED: Readonly<Record<string, readonly (keyof Anchors)[]>> = {
    a: ['bowl', 'counter', 'stemTop'],
    b: ['ascender', 'bowl', 'counter'],
    d: ['ascender', 'bowl', 'counter'],
    e: ['bowl', 'crossbar'],
    f: ['ascender', 'crossbar'],
    g: ['bowl', 'counter', 'descender', 'stemTop'],
    h: ['ascender'],
    i: ['dot', 'stemTop'],
    j: ['descender', 'dot', 'stemTop'],
    k: ['ascender', 'tail'],
    l: ['ascender'],
    m: ['stemTop'],
    n: ['stemTop'],
    o: ['bowl', 'counter'],
    p: ['bowl', 'counter', 'descender', 'stemTop'],
    q: ['bowl', 'counter', 'descender', 'stemTop'],
    r: ['stemTop', 'tail'],
    t: ['ascender', 'crossbar', 'tail'],
    u: ['stemTop'],
    y: ['descender', 'stemTop'],
    A: ['ascender', 'crossbar'],
    D: ['ascender', 'bowl', 'counter'],
    H: ['ascender', 'crossbar'],
    K: ['ascender', 'tail'],
    O: ['bowl', 'counter'],
    Q: ['bowl', 'counter', 'tail'],
    R: ['ascender', 'tail'],
    '.': ['dot'],
  };

  test.each(Object.entries(EXPECTED))('%s has its anchors', (character, names) => {
    expect(Object.keys(glyphOf(character).anchors)).toEqual(expect.arrayContaining([...names]));
  });

  test('ends of strokes are on the letter, and nothing is beyond them', () => {
    const d = draw();
    const faults: string[] = [];
    for (const character of BASIC) {
      const { shape, anchors } = glyphOf(character, {}, d);
      for (const [name, place] of Object.entries(anchors)) {
        if (!('at' in place)) continue;
        const step = (by: number): [number, number] => [place.at[0] + by * Math.cos((place.angle * Math.PI) / 180), place.at[1] + by * Math.sin((place.angle * Math.PI) / 180)];
        if (name === 'crossbar' ? !shape.contains([place.at[0], place.at[1]]) : !shape.contains(step(-12)) || shape.contains(step(24))) faults.push(`${character} ${name}`);
      }
    }
    expect(faults).toEqual([]);
  });

  test('dots are inked, counters are empty, bowls reach the edge of the letter', () => {
    const d = draw();
    const faults: string[] = [];
    for (const character of BASIC) {
      const { shape, anchors } = glyphOf(character, {}, d);
      const at = ({ cx, cy, r }: { cx: number; cy: number; r: number }, share: number, angle: number): [number, number] => [cx + r * share * Math.cos(angle), cy + r * share * Math.sin(angle)];
      const around = [0.3, 1.2, 2, 2.9, 3.6, 4.4, 5.2, 6];
      if (anchors.dot && !around.every((angle) => shape.contains(at(anchors.dot!, 0.94, angle)) && !shape.contains(at(anchors.dot!, 1.08, angle)))) faults.push(`${character} dot`);
      if (anchors.counter && !'ØøQФфφ'.includes(character) && !around.every((angle) => !shape.contains(at(anchors.counter!, 0.96, angle)))) faults.push(`${character} counter`);
      if (anchors.bowl && !around.some((angle) => shape.contains(at(anchors.bowl!, 0.95, angle)))) faults.push(`${character} bowl`);
    }
    expect(faults).toEqual([]);
  });
});

describe('monoline: spacing', () => {
  const style = styleOf();

  test('pairs with open corners come together, accented ones like their bases, Cyrillic ones like their Latin twins', () => {
    for (const pair of ['AV', 'To', 'LT', 'Ty', 'Fa', '74', 'Тр', 'ГД', 'ΤΑ', 'Γα', 'r.']) expect(monoline.kern(pair[0]!, pair[1]!, style)).toBeLessThan(-15);
    expect(monoline.kern('Á', 'V', style)).toBe(monoline.kern('A', 'V', style));
    expect(monoline.kern('Т', 'ё', style)).toBe(monoline.kern('T', 'o', style));
    expect(monoline.kern('n', 'n', style)).toBe(0);
  });

  test('letters of a word never touch, from light to heavy', () => {
    const d = draw();
    for (const stem of [0.04, 0.13, 0.22]) {
      for (const word of ['AVATAR', 'Typography', 'Ñandú', 'LTo', 'fjord', 'ïlot', 'Київ', 'ГАДЮКА', 'Λαμπς', '7411']) {
        const { letters, shape } = d.pen(word, 'monoline', { stem, size: 1_000 });
        const pieces = letters.reduce((sum, letter) => sum + letter.shape.pieces().length, 0);
        expect({ word, stem, pieces: shape.pieces().length }).toEqual({ word, stem, pieces });
      }
    }
  });
});
