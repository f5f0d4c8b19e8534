import { beforeAll, describe, expect, test } from '@jest/globals';
import type { FontLibrary } from '@fifteen/typography';
import { loadFontLibrary } from '@fifteen/typography/node';
import type { Disc, StrokeEnd } from '../../anchors.ts';
import { createBudget } from '../../budget.ts';
import { Draw } from '../../draw.ts';
import { monoShape } from '../../mono.ts';
import { rolesOf } from '../../paint.ts';
import { SAME_FORM } from '../marks.ts';
import type { PenStyle } from '../pen.ts';
import { blocks } from './index.ts';
import { inkOf, turnOf } from './inks.ts';
import { STEMS } from './proportions.ts';

const LATIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const FIGURES = '0123456789';
const SIGNS = "&+-!.,’'?/@:();–—·“”„‘\"=_*";
const SPECIAL = 'ÆŒØŁĐÞÐŊæœøłđþðßıŋħ';
const ACCENTED =
  'ÁÀÂÄÃÅĂĄÇĆČĎÉÈÊËĚĘĒĖĞĢÍÎÏİĪĶĹĽĻÑŃŇŅÓÔÖÕŐÚÙÜŮŰŪŲŘŔŚŞŠȘŢȚŤÝŸŽŹŻ' +
  'áàâäãåăąçćčďéèêëěęēėğģíîïīķĺľļñńňņóôöõőúùüůűūųřŕśşšșţțťýÿžźż' +
  'ơướừởữợẠạẢảẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặẸẹẺẻẼẽẾếỀềỂểỄễỆệỈỉỊịỌọỎỏỐốỒồỔổỖỗỘộỚỜỞỠỢỤụỦủỨứỪừỬửỮữỰựỲỳỴỵỶỷỸỹ';
const CYRILLIC = 'АБВГҐДЕЁЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЄЂЃЈЉЊЋЌЏЎабвгґдеёжзиіїйклмнопрстуфхцчшщъыьэюяєђѓјљњћќџў';
const GREEK = 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΆΈΉΊΌΎΏΪΫαβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ';
const DRAWN = LATIN + FIGURES + SIGNS + SPECIAL + CYRILLIC + GREEK;

/** Letters with a form of their own: no accents, none that another script lends. */
const FORMS = [...new Set(DRAWN)].filter((character) => [...character.normalize('NFD')].length === 1 && SAME_FORM[character] === undefined);

const STEM_WIDTHS = [40, 120, 225];
const TERMINALS = ['flat', 'round', 'cut'] as const;
const styled = (change: Partial<PenStyle> = {}): PenStyle => ({ ...blocks.defaults, ...change });
const VARIANTS: PenStyle[] = [
  ...STEM_WIDTHS.flatMap((stem) => TERMINALS.map((terminal) => styled({ stem, terminal }))),
  styled({ stem: 270 }), styled({ radius: 60 }), styled({ radius: 200 }), styled({ width: 0.75 }), styled({ width: 0.75, stem: 60 }), styled({ width: 1.3 }), styled({ width: 1.3, stem: 60 }),
];
const nameOf = ({ stem, terminal, radius, width }: PenStyle): string => `stem ${stem}, ${terminal}, radius ${radius}, width ${width}`;

let library: FontLibrary;
beforeAll(async () => {
  library = await loadFontLibrary();
});
const board = (): Draw => new Draw(library, createBudget({ operations: 1e6, segments: 20_000, combined: 1_000_000, extent: 100_000 }));
const glyph = (character: string, style: PenStyle, d = board()) => blocks.glyph(character, style, d)!;

describe('the three-shape pen', () => {
  test('has every character of its repertoire', () => {
    expect([...DRAWN, ...ACCENTED].filter((character) => !blocks.has(character))).toEqual([]);
  });

  test.each(VARIANTS.map((style) => [nameOf(style), style] as const))('draws every letter whole, in bounds and without slivers or hairlines: %s', (_, style) => {
    const d = board();
    const stem = blocks.strokeOf!(style);
    const faults = FORMS.flatMap((character) => {
      const { shape, width } = glyph(character, style, d);
      const { left, right, top, bottom } = shape.bounds;
      return [
        ...(shape.isEmpty ? [`${character} is empty`] : []),
        ...(left < -80 - 0.2 * stem || right > 1_900 || right - width > 80 + 0.2 * stem || top < -1_420 || bottom > 470 ? [`${character} is out of bounds: ${[left, top, right, bottom].map(Math.round).join(' ')}`] : []),
        ...(shape.withoutSlivers().toSvg() !== shape.toSvg() ? [`${character} has slivers`] : []),
        ...(shape.thinnest < stem / 2 ? [`${character} is ${Math.round(shape.thinnest)} thin`] : []),
      ];
    });
    expect(faults).toEqual([]);
  });

  test('draws every accented letter taller or deeper than its base and without slivers', () => {
    const d = board();
    const faults = [...ACCENTED].filter((character) => {
      const { shape } = glyph(character, blocks.defaults, d);
      const base = glyph(character.normalize('NFD')[0]!, blocks.defaults, d).shape;
      return shape.toSvg() === base.toSvg() || shape.withoutSlivers().toSvg() !== shape.toSvg();
    });
    expect(faults).toEqual([]);
  });

  test('ї, ï and í lose their dot below other marks', () => {
    for (const character of 'їï') expect(glyph(character, blocks.defaults).shape.pieces()).toHaveLength(3);
    expect(glyph('í', blocks.defaults).shape.pieces()).toHaveLength(2);
  });

  test('marks wider than their letter keep its neighbors away', () => {
    const d = board();
    const { letters } = d.pen('fïl', 'blocks', { size: 1_000 });
    const gaps = letters.slice(1).map((letter, i) => letter.shape.bounds.left - letters[i]!.shape.bounds.right);
    for (const gap of gaps) expect(gap).toBeGreaterThan(10);
  });

  test('draws the same letter the same way each time', () => {
    const svg = () => [...DRAWN].map((character) => glyph(character, blocks.defaults)).map(({ shape, parts }) => shape.toSvg() + parts!.map((part) => part.shape.toSvg()).join(''));
    expect(svg()).toEqual(svg());
  });

  test.each([['flat', 225], ['round', 225], ['cut', 225], ['flat', 60]] as const)('puts anchors on the letter: %s, stem %i', (terminal, stem) => {
    const style = styled({ terminal, stem });
    const d = board();
    const faults = [...new Set(LATIN + FIGURES + SPECIAL + SIGNS + CYRILLIC + GREEK)].flatMap((character) => {
      const { shape, anchors } = glyph(character, style, d);
      return Object.entries(anchors).flatMap(([name, place]: [string, Disc | StrokeEnd]) => {
        if ('at' in place) {
          const [dx, dy] = [Math.cos((place.angle * Math.PI) / 180), Math.sin((place.angle * Math.PI) / 180)];
          const at = (distance: number) => shape.contains([place.at[0] + dx * distance, place.at[1] + dy * distance]);
          if (name === 'crossbar') return at(0) ? [] : [`${character} ${name}`];
          return at(-10) && !at(6) ? [] : [`${character} ${name}`];
        }
        const around = (r: number) => Array.from({ length: 12 }, (__, i) => shape.contains([place.cx + r * Math.cos((i * Math.PI) / 6 + 0.1), place.cy + r * Math.sin((i * Math.PI) / 6 + 0.1)])).filter(Boolean).length;
        if (name === 'counter') return around(place.r - 5) === 0 ? [] : [`${character} ${name}`];
        if (name === 'dot') return around(place.r - 5) === 12 && around(place.r + 8) < 4 ? [] : [`${character} ${name}`];
        return around(place.r - stem / 3) >= 2 ? [] : [`${character} ${name}`];
      });
    });
    expect(faults).toEqual([]);
  });

  test('anchors what a picture can take over', () => {
    const anchorsOf = (character: string) => Object.keys(glyph(character, blocks.defaults).anchors);
    for (const character of 'bdhklfBDEFHIKLMNPRTU') expect([character, anchorsOf(character)]).toEqual([character, expect.arrayContaining(['ascender'])]);
    for (const character of 'imnrupqagy') expect([character, anchorsOf(character)]).toEqual([character, expect.arrayContaining(['stemTop'])]);
    for (const character of 'ij!?.:') expect([character, anchorsOf(character)]).toEqual([character, expect.arrayContaining(['dot'])]);
    for (const character of 'abdegopqCDGOQ') expect([character, anchorsOf(character)]).toEqual([character, expect.arrayContaining(['bowl', 'counter'])]);
    for (const character of 'gjpqy') expect([character, anchorsOf(character)]).toEqual([character, expect.arrayContaining(['descender'])]);
    for (const character of 'AEFHeft') expect([character, anchorsOf(character)]).toEqual([character, expect.arrayContaining(['crossbar'])]);
    for (const character of 'QRKkt') expect([character, anchorsOf(character)]).toEqual([character, expect.arrayContaining(['tail'])]);
  });
});

describe('the inks of the three-shape pen', () => {
  test('the parts of a letter together are its shape, for any number of inks', () => {
    const d = board();
    const faults = (['main', 'second', 'third', 'fourth'] as const).flatMap((_, count, roles) =>
      [...LATIN, ...FIGURES].filter((character) => {
        const { shape, parts } = glyph(character, styled({ inks: roles.slice(0, count + 1) }), d);
        const together = d.union(...parts!.map((part) => part.shape));
        return shape.subtract(together).area + together.subtract(shape).area > 60;
      }),
    );
    expect(faults).toEqual([]);
  });

  test('a letter of two parts prints in two inks and their mix', () => {
    const { parts } = glyph('p', blocks.defaults);
    const first = inkOf('p', 0, blocks.defaults.inks);
    const second = inkOf('p', 1, blocks.defaults.inks);
    expect(parts!.map(({ paint }) => paint)).toEqual([first, second, { mix: [first, second] }]);
  });

  test('only the inks of the style are used', () => {
    const d = board();
    const used = new Set([...DRAWN].flatMap((character) => glyph(character, styled({ inks: ['second', 'fourth'] }), d).parts!.flatMap(({ paint }) => rolesOf(paint))));
    expect([...used].toSorted()).toEqual(['fourth', 'second']);
  });

  test('a mark takes the ink after the letter’s last part', () => {
    const { parts } = glyph('ñ', blocks.defaults);
    expect(parts!.at(-1)!.paint).toBe(inkOf('n', 2, blocks.defaults.inks));
  });

  test('one ink draws each letter in one area, and no ink leaves it to the word', () => {
    expect(glyph('p', styled({ inks: ['second'] })).parts).toEqual([expect.objectContaining({ paint: 'second' })]);
    expect(glyph('p', styled({ inks: [] })).parts).toBeUndefined();
  });

  test('in one color the letters of a word are whole', () => {
    const d = board();
    const lettering = d.pen('pip & Posy', 'blocks', { size: 200 });
    const mono = monoShape(d.word(lettering), 6)!;
    const { shape } = lettering;
    expect(mono.subtract(shape).area + shape.subtract(mono).area).toBeLessThan(0.002 * shape.area);
    expect(mono.pieces()).toHaveLength(shape.pieces().length);
  });

  test('letters of one part keep to the first two inks', () => {
    const d = board();
    const single = [...LATIN].filter((character) => glyph(character, blocks.defaults, d).parts!.length === 1);
    expect(single).toEqual(expect.arrayContaining(['C', 'I', 'O', 'c', 'l', 'o']));
    expect(single.filter((character) => turnOf(character) > 1)).toEqual([]);
  });

  test('neighbors in names seldom share the ink where they meet', () => {
    const words = ['Hamburgefonts', 'Osprey', 'Tern', 'lumea', 'Robin', 'Foxglove', 'Lodge', 'Honey', 'Lemon', 'Bakery', 'Sunday', 'Olive', 'Pixel', 'Garden'];
    const meetings = words.flatMap((word) => [...word].slice(1).map((character, i) => [word[i]!, character] as const));
    const d = board();
    const inkAt = (character: string, side: 'left' | 'right') => {
      const { shape, parts } = glyph(character, blocks.defaults, d);
      const { left, right } = shape.bounds;
      const strip = d.rect(side === 'left' ? left : right - 100, -1_100, 100, 1_500);
      const areas = parts!.filter(({ paint }) => typeof paint === 'string').map((part) => ({ paint: part.paint, area: part.shape.intersect(strip).area }));
      return areas.toSorted((one, other) => other.area - one.area)[0]!.paint;
    };
    const same = meetings.filter(([left, right]) => inkAt(left, 'right') === inkAt(right, 'left'));
    expect(same.length / meetings.length).toBeLessThan(0.25);
  });
});

describe('the measures of the three-shape pen', () => {
  test('a stem beyond the range is drawn as the nearest inside, and reported as drawn', () => {
    expect(blocks.strokeOf!(styled({ stem: 400 }))).toBe(STEMS.most);
    expect(glyph('o', styled({ stem: 400 })).shape.toSvg()).toBe(glyph('o', styled({ stem: STEMS.most })).shape.toSvg());
    expect(blocks.strokeOf!(styled({ stem: 5 }))).toBe(STEMS.least);
  });

  test('bars are as wide as the stem', () => {
    for (const stem of STEM_WIDTHS) expect(glyph('l', styled({ stem })).shape.bounds.width).toBeCloseTo(stem, 1);
  });

  test('rounds go over the lines by about one and a half percent', () => {
    const over = (character: string, height: number) => -glyph(character, blocks.defaults).shape.bounds.top / height - 1;
    for (const character of 'oceps') expect(over(character, 700)).toBeLessThan(0.02);
    for (const character of 'oceas') expect(over(character, 700)).toBeGreaterThan(0.01);
    for (const character of 'OCGQS') expect(over(character, 1_000)).toBeCloseTo(0.015, 2);
  });

  test('width changes letters and keeps their stems', () => {
    for (const character of 'Hno') {
      const [narrow, wide] = [0.75, 1.3].map((width) => glyph(character, styled({ width, stem: 120 })).shape);
      expect(wide!.bounds.width).toBeGreaterThan(1.4 * narrow!.bounds.width);
      expect(wide!.spansAtY(-300)[0]![1]).toBeCloseTo(narrow!.spansAtY(-300)[0]![1], -1.3);
    }
  });

  test('kerns what overhangs, in every script', () => {
    for (const pair of ['AV', 'To', 'LT', 'Ty', 'WA', 'P.', '74', 'Тр', 'ГД', 'ΤΑ', 'Åv', 'Tö']) expect([pair, blocks.kern(pair[0]!, pair[1]!, blocks.defaults) < -20]).toEqual([pair, true]);
    for (const pair of ['nn', 'HH', 'il']) expect([pair, blocks.kern(pair[0]!, pair[1]!, blocks.defaults)]).toEqual([pair, 0]);
  });

  test('no two letters of a kerned pair touch', () => {
    const d = board();
    const touching = ['AVATAR', 'Type', 'LToL', 'WAVE', '741', 'ryly', 'forv', 'Трест', 'ГДе', 'ΛΑΤΑ', 'Lyft', 'fjord', 'P.A.', 'Žižka', 'Tïte'].filter((word) => {
      const { letters, shape } = d.pen(word, 'blocks', { size: 1_000 });
      return letters.some((letter, i) => letters[i + 1] && !letter.shape.intersect(letters[i + 1]!.shape).isEmpty) || shape.isEmpty;
    });
    expect(touching).toEqual([]);
  });
});
