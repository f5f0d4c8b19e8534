import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { FontLibrary } from '@fifteen/typography';
import { loadFontLibrary } from '@fifteen/typography/node';
import { createBudget } from '../budget.ts';
import { Draw } from '../draw.ts';
import type { Layer } from '../layer.ts';
import type { Paint } from '../paint.ts';
import { checkMark } from './check.ts';
import { checkContrast } from './contrast.ts';
import type { CheckName, Finding } from './finding.ts';
import { PLAIN_FONTS, PLAIN_LETTERS, checkLetters, plainLetters } from './legibility.ts';

let library: FontLibrary;
let d: Draw;

beforeAll(async () => {
  library = await loadFontLibrary();
  await library.ready(PLAIN_FONTS, PLAIN_LETTERS);
});
beforeEach(() => {
  d = new Draw(library, createBudget());
});

const names = (findings: readonly Finding[]): CheckName[] => [...new Set(findings.map(({ check }) => check))];

interface Pair {
  readonly check: CheckName;
  readonly faulty: () => Layer[];
  readonly sound: () => Layer[];
  /** What is reported about the faulty one. */
  readonly words: RegExp;
}

const bars = (xs: readonly number[], width = 120): Layer[] => [d.layer('bars', d.union(...xs.map((x) => d.rect(x, 0, width, 1_000))), 'main')];
const disc = (part: string, cx: number, radius: number, paint: Paint = 'main'): Layer => d.layer(part, d.circle(cx, 0, radius), paint);
const rows = (tops: readonly number[]): Layer[] => tops.map((top, i) => d.layer(`row ${i + 1}`, d.union(d.rect(0, top, 300, 200), d.rect(340, top, 300, 200), d.rect(680, top, 320, 200)), 'ink', { role: 'word' }));

/** A drawing with one fault each, and the same drawing without it. */
const PAIRS: readonly Pair[] = [
  {
    check: 'thin-stroke',
    words: /^hair has a stroke of [3-5]\.\d units at 1,000; at least 9\.$/,
    faulty: () => [disc('disc', 0, 300), d.layer('hair', d.rect(-500, -360, 1_000, 4), 'main')],
    sound: () => [disc('disc', 0, 300), d.layer('hair', d.rect(-500, -360, 1_000, 24), 'main')],
  },
  {
    check: 'narrow-gap',
    words: /^The gap between left half and right half is 4\.\d units at 1,000; at least 8\.$/,
    faulty: () => [d.layer('left half', d.rect(-500, -500, 498, 1_000), 'main'), d.layer('right half', d.rect(2, -500, 498, 1_000), 'second')],
    sound: () => [d.layer('left half', d.rect(-500, -500, 490, 1_000), 'main'), d.layer('right half', d.rect(10, -500, 490, 1_000), 'second')],
  },
  {
    check: 'halo',
    words: /^A light sliver 1\.\d units wide runs for \d+ units between left half and right half/,
    faulty: () => [d.layer('left half', d.rect(-500, -500, 499.3, 1_000), 'main'), d.layer('right half', d.rect(0.7, -500, 499.3, 1_000), 'second')],
    sound: () => [d.layer('left half', d.rect(-500, -500, 510, 1_000), 'main'), d.layer('right half', d.rect(0, -500, 500, 1_000), 'second')],
  },
  {
    check: 'crumb',
    words: /^star has a piece of \d+ square units at 1,000; at least 90\.$/,
    faulty: () => [d.layer('star', d.star(5, 500, 200).union(d.circle(450, 450, 4)), 'main')],
    sound: () => [d.layer('star', d.star(5, 500, 200).union(d.circle(450, 450, 40)), 'main')],
  },
  {
    check: 'uneven-gap',
    words: /^The 4 pieces of bars are 2\d\d to 3\d\d units apart/,
    faulty: () => bars([0, 280, 560, 880]),
    sound: () => bars([0, 290, 580, 870]),
  },
  {
    check: 'uneven-leading',
    words: /^The rows are 60, 110 units apart at 1,000: make the distances equal\.$/,
    faulty: () => rows([0, 260, 570]),
    sound: () => rows([0, 285, 570]),
  },
  {
    check: 'tangency',
    words: /^Two parts touch in less than 4 units/,
    faulty: () => [d.layer('squares', d.rect(-500, -500, 500, 500).union(d.rect(-1, -1, 500, 500)), 'main')],
    sound: () => [d.layer('squares', d.rect(-500, -500, 500, 500).union(d.rect(-60, -60, 500, 500)), 'main')],
  },
  {
    check: 'near-symmetry',
    words: /^The mark is 9\d\.\d % symmetric from left to right/,
    faulty: () => [d.layer('hill', d.polygon([[-500, 400], [10, -400], [500, 400]]), 'main')],
    sound: () => [d.layer('hill', d.polygon([[-500, 400], [0, -400], [500, 400]]), 'main')],
  },
  {
    check: 'pinwheel',
    words: /reads as a swastika/,
    faulty: () => [d.layer('arms', d.union(...d.radial(d.rect(-70, -500, 140, 500).union(d.rect(-70, -500, 470, 130)), { count: 4 })), 'main')],
    sound: () => [d.layer('arms', d.union(...d.radial(d.rect(-70, -500, 140, 500).union(d.rect(-240, -500, 480, 130)), { count: 4 })), 'main')],
  },
  {
    check: 'small-size',
    words: /^At 32 pixels \d+ % of the mark is left; at least 84 %\. Use fewer and larger forms\.$/,
    faulty: () => bars(Array.from({ length: 25 }, (_, i) => i * 40), 20),
    sound: () => bars([0, 290, 580, 870]),
  },
  {
    check: 'one-color',
    words: /^2 colors become one shape/,
    faulty: () => [disc('plate', 0, 500), d.layer('spot', d.circle(0, 0, 200), 'second', { mono: 'join' })],
    sound: () => [disc('plate', 0, 500), d.layer('spot', d.circle(0, 0, 200), 'second', { mono: 'gap' })],
  },
  {
    check: 'proportion',
    words: /^The mark is 3\.0 times as wide as high; at most 1\.8\.$/,
    faulty: () => [d.layer('strip', d.rect(0, 0, 1_200, 400), 'main')],
    sound: () => [d.layer('strip', d.rect(0, 0, 700, 400), 'main')],
  },
];

describe('what a designer would mark', () => {
  test.each(PAIRS)('$check: found where it is, and only there', ({ check, faulty, sound, words }) => {
    const found = checkMark(faulty()).filter((finding) => finding.check === check);
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]!.words).toMatch(words);
    expect(names(checkMark(sound()))).not.toContain(check);
  });

  test('nothing drawn is said, and is fatal', () => {
    expect(checkMark([])).toEqual([{ check: 'empty', words: 'Nothing is drawn.', isFatal: true }]);
  });
});

describe('contrast', () => {
  const fills: Record<string, string> = { main: '#1b4d3e', second: '#245546', third: '#f2c14e' };
  const colors = { ground: '#ffffff', fillOf: (paint: Paint) => fills[paint as string]! };

  test('of two fills that touch is reported with the figure', () => {
    const [faint] = checkContrast([disc('plate', 0, 500), disc('spot', 0, 200, 'second')], colors);
    expect(faint?.words).toMatch(/^spot on plate has a contrast of 1\.1\d along 100 % of its edge; at least 1\.2\.$/);
    expect(checkContrast([disc('plate', 0, 500), disc('spot', 0, 200, 'third')], colors)).toEqual([]);
  });

  test('of letters with the ground is asked for more than of a form', () => {
    const yellow = (role: 'mark' | 'word') => [d.layer('sun', d.circle(0, 0, 300), 'third', { role })];
    expect(checkContrast(yellow('mark'), colors)).toEqual([]);
    expect(names(checkContrast(yellow('word'), colors))).toEqual(['contrast']);
  });
});

describe('letters that a program alters', () => {
  const read = (letter: string, draw: () => void) => {
    draw();
    return checkLetters(d.readings.filter((reading) => reading.letter === letter), plainLetters(library));
  };

  test.each(['jost-600', 'bitter-800'])('every plain letter of %s is read as itself', (font) => {
    for (const letter of 'ABCDEFGHJKLMNPQRSTUVWXYZabdefghkmnqrstuwxyz') d.reads(letter, d.write(letter, { font }, 200).shape);
    expect(checkLetters(d.readings, plainLetters(library))).toEqual([]);
  });

  test('a slanted letter is read, a letter that became another is not', () => {
    const shapeOf = (letter: string) => d.write(letter, { font: 'jost-600' }, 200).shape;
    expect(read('R', () => void d.reads('R', shapeOf('R').transform([1, 0, -0.3, 1, 0, 0])))).toEqual([]);
    const [finding] = read('E', () => void d.reads('E', shapeOf('E').subtract(d.rect(shapeOf('E').bounds.left + 60, shapeOf('E').bounds.bottom - 50, 200, 60))));
    expect(finding?.words).toMatch(/^The E is \d+ % like a plain E and \d+ % like F: keep more of its own form\.$/);
  });

  test('signs, and scripts without a plain alphabet, are passed over', () => {
    for (const letter of ['&', '茶', 'ق']) d.reads(letter, d.circle(0, 0, 100));
    expect(checkLetters(d.readings, plainLetters(library))).toEqual([]);
  });
});
