import type { Disc, StrokeEnd } from '../../anchors.ts';
import { createBudget } from '../../budget.ts';
import { Draw } from '../../draw.ts';
import type { Shape } from '../../shape.ts';
import { charactersOf } from '../characters.ts';
import type { PenGlyph, PenStyle } from '../pen.ts';
import { penCovers } from '../write.ts';
import { CYRILLIC } from './cyrillic.ts';
import { FIGURES } from './figures.ts';
import { GREEK } from './greek.ts';
import { slit } from './index.ts';
import { SPECIAL } from './latin-special.ts';
import { CAPITALS } from './latin.ts';
import { MODULE, proportionsOf } from './proportions.ts';

/** What a customer's name may be written with: the pen draws all of it, in capitals. */
const REPERTOIRE = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  'abcdefghijklmnopqrstuvwxyz',
  '0123456789',
  "&+-!.,’'?/@:()–—·;‘“”„«»\"",
  'ÁÀÂÄÃÅĂĄĀÆÇĆČĈĊĎĐÉÈÊËĚĘĖĒĞĢĠĤĦÍÎÏİĪĮĨŁĹĽĻÑŃŇŅÓÔÖÕŐØŒŌŔŘŖŚŞŠȘŤȚŢÚÙÜŮŰŪŲŬÝŸŶŴẀẂẄŽŹŻÞÐŊĶĴŜẞƏ',
  'ẢẠẤẦẨẪẬẮẰẲẴẶẺẼẸẾỀỂỄỆỈỊỎỌỐỒỔỖỘƠỚỜỞỠỢỦŨỤƯỨỪỬỮỰỲỶỸỴ',
  'áàâäãåăąæçćčďđéèêëěęğíîïıłñńňóôöõőøœřśşšșțúùüůűýÿžźżßþðŋ',
  'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯІЇЄҐЂЈЉЊЋЏЃЌЅЎЀЍ',
  'абвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєґђјљњћџѓќѕў',
  'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΆΈΉΊΌΎΏΪΫ',
  'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ',
].join('');

// The pen draws without fonts.
const draw = () => new Draw(undefined as never, createBudget({ operations: 1e6, segments: 1e5, combined: 1_000_000, extent: 1e5 }));
const DRAWN = [...new Set(charactersOf(REPERTOIRE, slit).map(({ drawn }) => drawn))];
const LETTERS = [...Object.keys(CAPITALS), ...Object.keys(FIGURES), ...Object.keys(CYRILLIC), ...Object.keys(GREEK), ...Object.keys(SPECIAL)];
const PLAIN = LETTERS.filter((character) => !'ÌÍÎÏĨĪĬЇΪ'.includes(character));
const STEMS = [40, 160, 220];
const TERMINALS = ['flat', 'round', 'cut'] as const;

const styled = (options: Partial<PenStyle> = {}): PenStyle => ({ ...slit.defaults, ...options });
const glyphOf = (character: string, options: Partial<PenStyle> = {}, d = draw()): PenGlyph => slit.glyph(character, styled(options), d)!;
const areasOf = (shape: Shape): number[] =>
  shape.contours().map((points) => Math.abs(points.slice(1).reduce((sum, [x, y], i) => sum + points[i]![0] * y - x * points[i]![1], 0)) / 2);
/** Whether a point is on the outline or within the ink, to a unit. */
const touches = (shape: Shape, [x, y]: readonly [number, number]): boolean =>
  [[0, 0], [1, 1], [1, -1], [-1, 1], [-1, -1]].some(([dx, dy]) => shape.contains([x + dx!, y + dy!]));
const wordWidth = (text: string, options: { stem?: number; width?: number } = {}): number => {
  const { gap } = proportionsOf(styled(options.stem ? { stem: options.stem * 1_000 } : {}));
  return draw().pen(text, 'slit', { size: 1_000, ...options }).bounds.width + gap;
};

describe('slit block pen', () => {
  it('covers its repertoire', () => {
    expect([...REPERTOIRE].filter((character) => !penCovers('slit', character))).toEqual([]);
  });

  it('gives small letters their capital form', () => {
    const [capitals, small] = ['ÑANDÚ', 'ñandú'].map((text) => draw().pen(text, 'slit').shape.toSvg());
    expect(small).toBe(capitals);
  });

  it.each(TERMINALS.flatMap((terminal) => STEMS.map((stem) => [terminal, stem] as const)))('draws every character whole with %s ends and a stem of %i', (terminal, stem) => {
    const d = draw();
    const faults = DRAWN.flatMap((character) => {
      const { shape, width } = glyphOf(character, { terminal, stem }, d);
      const { left, right, top, bottom } = shape.bounds;
      if (shape.isEmpty) return [`${character} is empty`];
      const outside = left < -120 || right > width + 120 || top < -1_000 - 700 || bottom > 320 || width < 150 || width > 1_200;
      const sliver = Math.min(...areasOf(shape)) < 300;
      return [...(outside ? [`${character} is out of bounds`] : []), ...(sliver ? [`${character} has a sliver`] : [])];
    });
    expect(faults).toEqual([]);
  });

  it.each(TERMINALS.flatMap((terminal) => [0.8, 1.3].flatMap((width) => [0, 400].map((radius) => [terminal, width, radius] as const))))(
    'draws every letter in one piece with %s ends, a width of %d and a radius of %i',
    (terminal, width, radius) => {
      const d = draw();
      const pieces = (character: string) => glyphOf(character, { terminal, width, radius, stem: 100 }, d).shape.pieces().length;
      expect(PLAIN.filter((character) => pieces(character) !== ({ Ы: 2, Ξ: 3 }[character] ?? 1))).toEqual([]);
    },
  );

  it.each(TERMINALS)('has no stroke thinner than half the stem with %s ends', (terminal) => {
    const d = draw();
    const thin = STEMS.flatMap((stem) => PLAIN.filter((character) => glyphOf(character, { terminal, stem }, d).shape.thinnest < stem / 2).map((character) => `${character} at ${stem}`));
    expect(thin).toEqual([]);
  });

  it('narrows its slits as the stem grows, and keeps the length of the line', () => {
    const slits = STEMS.map((stem) => proportionsOf(styled({ stem })).slit);
    expect(slits).toEqual([170, 80, 35]);
    const lengths = STEMS.map((stem) => wordWidth('CONSTRUCTIVIST', { stem: stem / 1_000 }));
    for (const length of lengths) expect(length).toBeCloseTo(lengths[0]!, 3);
  });

  it('tells its real stroke width', () => {
    const { measures } = draw().pen('O', 'slit', { size: 1_000 });
    const [[from, to]] = glyphOf('O').shape.spansAtY(-500) as [[number, number]];
    expect(measures.stem).toBeCloseTo(to - from, 1);
  });

  it.each(['AVATAR', 'LTo', '7 4 1', 'Osprey & Tern', 'Завод Лимон', 'F. P.', 'Ελιά', 'Đà Nẵng', 'Київ'])('sets "%s" on whole modules', (text) => {
    for (const width of [0.8, 1, 1.3]) {
      const modules = wordWidth(text, { width }) / (MODULE * width);
      expect(Math.abs(modules - Math.round(modules))).toBeLessThan(0.002);
    }
  });

  it('justifies two lines exactly by their widths', () => {
    const [upper, lower] = ['ЗАВОД', 'ЛИМОН И СЫН'].map((text) => wordWidth(text)) as [number, number];
    expect(wordWidth('ЗАВОД', { width: lower / upper })).toBeCloseTo(lower, 1);
  });

  it('closes open corners up and leaves straight sides alone', () => {
    const kern = (pair: string) => slit.kern([...pair][0]!, [...pair][1]!, slit.defaults);
    for (const pair of ['LT', 'LÝ', 'P.', 'Γ,', 'ЬТ', 'ГД', '74', 'ΛΎ']) expect(kern(pair)).toBeLessThan(0);
    for (const pair of ['HI', 'NO', 'ИН', 'OO']) expect(kern(pair)).toBe(0);
  });

  it.each([
    ['LT', 'LY', 'L’', 'P.', 'F,', 'T-'],
    ['ГД', 'ЬТ', 'ДТ', 'ТД', 'Г.'],
    ['74', '41', '47', 'VΛ', 'ΛT', 'Y.'],
  ].flat())('never lets %s touch', (pair) => {
    for (const stem of STEMS) {
      const { letters } = draw().pen(pair, 'slit', { size: 1_000, stem: stem / 1_000 });
      expect(letters[0]!.shape.grow(12).intersect(letters[1]!.shape).isEmpty).toBe(true);
    }
  });

  it('tells apart the letters that differ by a corner, even without a radius', () => {
    for (const radius of [0, 60, 250]) {
      for (const [one, other] of ['DO', 'ЛП', 'ЄE', 'ЭЗ', 'QO', 'ΘB'].map((pair) => [...pair])) {
        const [first, second] = [glyphOf(one!, { radius }).shape, glyphOf(other!, { radius }).shape];
        expect(first.exclude(second).area).toBeGreaterThan(2_500);
      }
    }
  });

  it('draws the same twice', () => {
    const once = (character: string) => TERMINALS.map((terminal) => glyphOf(character, { terminal }).shape.toSvg()).join(' ');
    for (const character of ['&', '@', 'Ж', 'Ш', 'Ứ', 'Ω']) expect(once(character)).toBe(once(character));
  });

  describe('anchors', () => {
    const anchored = DRAWN.map((character) => [character, glyphOf(character)] as const);

    it('are on the letter', () => {
      const off = anchored.flatMap(([character, { shape, anchors }]) =>
        Object.entries(anchors as Record<string, StrokeEnd | Disc>).flatMap(([name, place]) => {
          if (name === 'counter') return shape.contains([(place as Disc).cx, (place as Disc).cy]) ? [`${character} ${name}`] : [];
          if (name === 'bowl') return [];
          const at = 'at' in place ? place.at : ([place.cx, place.cy] as const);
          return touches(shape, at) ? [] : [`${character} ${name}`];
        }),
      );
      expect(off).toEqual([]);
    });

    it('measure the width of the stroke that they end', () => {
      const wrong = anchored.flatMap(([character, { shape, anchors: { ascender } }]) => {
        if (!ascender) return [];
        const span = shape.spansAtY(ascender.at[1] + 2).find(([from, to]) => from <= ascender.at[0] && to >= ascender.at[0]);
        return span && span[1] - span[0] >= ascender.width - 5 ? [] : [character];
      });
      expect(wrong).toEqual([]);
    });

    it('give counters that fit into their hole', () => {
      const wrong = anchored.filter(([, { shape, anchors: { counter } }]) => {
        if (!counter) return false;
        const disc = draw().circle(counter.cx, counter.cy, counter.r * 0.9);
        return disc.intersect(shape).area > 20;
      });
      expect(wrong.map(([character]) => character)).toEqual([]);
    });

    it.each(['ascender', 'counter', 'bowl', 'crossbar', 'tail', 'dot'] as const)('give letters their %s', (name) => {
      const owners = { ascender: 'BDEFHIJKLMNPRTUVYБИПЖ', counter: 'ABCDGOPQRДЮЯ', bowl: 'BCDGOPQRФЮ', crossbar: 'AEFGHTЮΘ', tail: 'KQR', dot: '.!?:' }[name];
      expect([...owners].filter((character) => glyphOf(character).anchors[name] === undefined)).toEqual([]);
    });
  });
});
