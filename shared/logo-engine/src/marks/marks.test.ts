import { describe, expect, test } from '@jest/globals';
import { chanceFrom } from '../chance/chance.ts';
import { type Path, boundsOf, inkAreaOf, mirror, rect, ring, segmentCount, toSvg, union, xor } from '../geometry/index.ts';
import {
  ABSTRACT_MARKS,
  CONTAINERS,
  LETTER_MARKS,
  MOTIFS,
  type Mark,
  type MarkContext,
  type MarkSpec,
  brushed,
  buildMark,
  canConstruct,
  constructedLetter,
  suitsInitials,
} from './index.ts';
import { ACCIDENTS } from './letters/accidents.ts';

const MOST_SEGMENTS = 2600;

const aContext = (changes: Partial<MarkContext> = {}): MarkContext => ({
  strokeWidth: 80,
  chance: chanceFrom('test'),
  initials: { first: 'N', second: 'K' },
  letter: (_, char) => constructedLetter(char, { weight: 30 }) ?? rect(0, -700, 300, 700),
  sharp: false,
  ...changes,
});

const aSpec = (changes: Partial<MarkSpec>): MarkSpec => ({ kind: 'abstract', generator: 'petals', seed: '1', font: 'any', ...changes });

const bytesOf = (mark: Mark | null) => mark?.layers.map(({ role, path }) => `${role} ${toSvg(path)}`).join('\n');

function expectSound(mark: Mark | null) {
  if (!mark) throw new Error('no mark');
  expect(mark.layers.length).toBeGreaterThan(0);
  let segments = 0;
  for (const { path } of mark.layers) {
    const data = toSvg(path);
    expect(data).toMatch(/^M[\d.\sMLQCZ-]+$/);
    segments += segmentCount(path);
  }
  expect(segments).toBeLessThanOrEqual(MOST_SEGMENTS);
  expect(Math.max(mark.bounds.width, mark.bounds.height)).toBeCloseTo(1000, 0);
  expect(Math.abs(mark.bounds.cx) + Math.abs(mark.bounds.cy)).toBeLessThan(1);
  expect(mark.strokeWidth).toBeGreaterThan(0);
}

describe('abstract marks', () => {
  test.each(ABSTRACT_MARKS.map(({ id }) => id))('%s fills its box for any seed and stroke', (generator) => {
    for (const [seed, strokeWidth] of [['1', 20], ['2', 80], ['3', 260]] as const) {
      expectSound(buildMark(aSpec({ generator, seed }), aContext({ strokeWidth, sharp: seed === '3' })));
    }
  });

  test('a parameter decides instead of chance', () => {
    const rays = (count: number) => bytesOf(buildMark(aSpec({ generator: 'fineSun', params: { rays: count } }), aContext()));
    expect(rays(12)?.split('M').length).toBeLessThan(rays(24)?.split('M').length ?? 0);
  });

  test('the same spec gives the same bytes, another seed another figure', () => {
    const draw = (seed: string) => bytesOf(buildMark(aSpec({ generator: 'blades', seed }), aContext()));
    expect(draw('1')).toBe(draw('1'));
    expect(new Set(['1', '2', '3', '4'].map(draw)).size).toBeGreaterThan(1);
  });

  test('the weave is its own mirror image: one that turns about its middle would be a hooked cross', () => {
    for (const isSharp of [true, false]) {
      const mark = buildMark(aSpec({ generator: 'weave', params: { turn: 0 } }), aContext({ sharp: isSharp }));
      for (const { path } of mark?.layers ?? []) {
        const { width, height } = boundsOf(xor(path, mirror(path)));
        expect(Math.min(width, height)).toBeLessThan(1);
      }
    }
  });

  test('an unknown generator gives no mark', () => {
    expect(buildMark(aSpec({ generator: 'nothing' }), aContext())).toBeNull();
  });
});

describe('letter marks', () => {
  /** Initials for treatments that do not suit N and K. */
  const FIRST: Readonly<Record<string, string>> = { sealLetter: '山', castShadow: 'T', stencilLetter: 'R', stripLetter: 'E', boxedBleed: 'K' };

  test.each(LETTER_MARKS.map(({ id }) => id))('%s draws the initials that it accepts', (generator) => {
    const letter = (_: string, char: string) => constructedLetter(char, { weight: 44 }) ?? rect(0, -700, 300, 700);
    expectSound(buildMark(aSpec({ kind: 'letter', generator }), aContext({ letter, initials: { first: FIRST[generator] ?? 'N', second: 'K' } })));
  });

  test.each([
    ['stencilLetter', 'S', 'a dollar'],
    ['boxedBleed', 'E', 'an F'],
    ['boxedBleed', 'N', 'an M'],
    ['stripedLetter', 'E', 'a menu'],
    ['halfInverse', 'S', 'a dollar'],
  ])('%s refuses %s, which would read as %s', (generator, first) => {
    expect(buildMark(aSpec({ kind: 'letter', generator }), aContext({ initials: { first, second: 'K' } }))).toBeNull();
  });

  test.each([
    ['castShadow', 'M', 'falls apart into strokes'],
    ['slicedLetter', 'B', 'looks damaged at its waist'],
  ])('%s refuses %s, which %s', (generator, first) => {
    const letter = () => rect(0, -700, 300, 700);
    expect(buildMark(aSpec({ kind: 'letter', generator }), aContext({ letter, initials: { first, second: 'K' } }))).toBeNull();
  });

  test.each(['boxedBleed', 'stripedLetter', 'speedLetter', 'halftoneLetter'])('%s refuses a letter with hairlines', (generator) => {
    const hairlines = () => union(rect(0, -700, 160, 700), rect(100, -30, 500, 30), rect(100, -700, 500, 30), rect(100, -360, 400, 24));
    const even = () => union(rect(0, -700, 160, 700), rect(100, -150, 500, 150), rect(100, -700, 500, 150));
    const drawnWith = (letter: () => ReturnType<typeof rect>) => buildMark(aSpec({ kind: 'letter', generator, container: 'square' }), aContext({ letter, initials: { first: 'K', second: 'K' } }));
    expect(drawnWith(hairlines)).toBeNull();
    expect(drawnWith(even)).not.toBeNull();
  });

  test.each(ACCIDENTS.flatMap(({ reads, letters, treatments }) => treatments.map((generator) => [generator, letters[0]!, reads] as const)))('%s refuses %s, which would read as %s', (generator, first) => {
    const mark = LETTER_MARKS.find(({ id }) => id === generator);
    expect(mark && suitsInitials(mark, { first, second: 'K' })).toBe(false);
  });

  test('characters of many strokes are sealed or left whole, letters are not sealed', () => {
    const accepted = (first: string) => LETTER_MARKS.filter((mark) => suitsInitials(mark, { first, second: '京' })).map(({ id }) => id);
    expect(accepted('山')).toEqual(expect.arrayContaining(['sealLetter', 'ringLetter']));
    expect(accepted('山')).not.toEqual(expect.arrayContaining(['speedLetter']));
    expect(accepted('N')).not.toContain('sealLetter');
  });

  test('two initials that nobody wants above a door are not put together', () => {
    const overprint = LETTER_MARKS.find(({ id }) => id === 'overprint')!;
    expect(suitsInitials(overprint, { first: 'W', second: 'C' })).toBe(false);
    expect(suitsInitials(overprint, { first: 'W', second: 'D' })).toBe(true);
  });

  test('overprinted letters lie over each other by no more than leaves both readable, however heavy they are', () => {
    const [slab, round] = [rect(-260, -450, 520, 900), ring(0, 0, 450, 330)];
    for (const letter of [slab, round]) {
      const { layers } = buildMark(aSpec({ kind: 'letter', generator: 'overprint', font: 'any' }), aContext({ initials: { first: 'C', second: 'B' }, letter: () => letter }))!;
      const [one, , both] = layers.map(({ path }) => inkAreaOf(path));
      expect(both! / one!).toBeLessThanOrEqual(0.33);
      expect(both! / one!).toBeGreaterThan(0.02);
    }
  });

  test('a pair of the same letter twice is refused', () => {
    const context = aContext({ initials: { first: 'M', second: 'M' } });
    expect(buildMark(aSpec({ kind: 'letter', generator: 'overprint' }), context)).toBeNull();
  });

  test('hairlines are not cut into', () => {
    const hairline = aContext({ letter: (_, char) => constructedLetter(char, { weight: 4 })! });
    expect(buildMark(aSpec({ kind: 'letter', generator: 'stripedLetter' }), hairline)).toBeNull();
  });
});

describe('motifs', () => {
  test.each(MOTIFS.map(({ id }) => id))('%s is a sound silhouette, alone and in a container', (generator) => {
    expectSound(buildMark(aSpec({ kind: 'motif', generator }), aContext()));
    expectSound(buildMark(aSpec({ kind: 'contained', generator, container: 'circle' }), aContext()));
  });

  test('ids are unique', () => {
    for (const list of [MOTIFS, ABSTRACT_MARKS, LETTER_MARKS, CONTAINERS]) {
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    }
  });

  test('every slot lies within its motif', () => {
    for (const { slot, draw, plugged } of MOTIFS) {
      if (!slot) continue;
      const outside = boundsOf(union(draw(), rect(slot.x, slot.y - slot.radius, 1, slot.radius * 2)));
      expect(outside.height - boundsOf(draw()).height).toBeLessThan(1);
      expect(plugged ?? true).toBe(true);
    }
  });

  test('two motifs merge into one, a line drawing is not cut out of anything', () => {
    expectSound(buildMark(aSpec({ kind: 'merged', generator: 'cup', inner: 'compass' }), aContext()));
    expect(buildMark(aSpec({ kind: 'merged', generator: 'cup', inner: 'snowflake' }), aContext())).toBeNull();
  });

  test('the hand draws the brush version', () => {
    const leaf = (hand: boolean) => bytesOf(buildMark(aSpec({ kind: 'motif', generator: 'leaf' }), aContext({ hand })));
    expect(leaf(true)).not.toBe(leaf(false));
  });

  test('stripes and slices keep to unbroken shapes', () => {
    expectSound(buildMark(aSpec({ kind: 'striped', generator: 'heart' }), aContext()));
    expectSound(buildMark(aSpec({ kind: 'sliced', generator: 'heart' }), aContext()));
    expect(buildMark(aSpec({ kind: 'striped', generator: 'bicycle' }), aContext())).toBeNull();
  });
});

describe('constructed alphabet', () => {
  const ALL = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789&'];

  test.each(ALL)('%s stands on the baseline, 1,000 units high', (char) => {
    for (const corner of ['round', 'chamfer'] as const) {
      for (const stripes of [1, 3]) {
        const { y, height } = boundsOf(constructedLetter(char, { corner, stripes, weight: 36 }) as Path);
        expect(y).toBeCloseTo(-1000, -1);
        expect(height).toBeCloseTo(1000, -1);
      }
    }
  });

  test.each([...'ÉÇÑÖŐŠÅĄÆØŁẞБДЖИЛУФЦЧШЩЪЫЭЮЯΓΔΘΛΞΣΨΩ'])('%s keeps to the letters and wears its accents outside them', (char) => {
    const { y, height } = boundsOf(constructedLetter(char, { weight: 24 })!);
    const bare = char.normalize('NFD').length === 1;
    expect(y).toBeLessThan(-995);
    if (bare) expect(height).toBeCloseTo(1000, -1);
    else expect(height).toBeGreaterThan(1060);
  });

  test('a letter with an accent that the alphabet lacks is not drawn, nor one of another script', () => {
    expect(toSvg(constructedLetter('é')!)).toBe(toSvg(constructedLetter('É')!));
    expect(canConstruct('ơ')).toBe(false);
    expect(canConstruct('山')).toBe(false);
    expect(constructedLetter('')).toBeNull();
  });
});

test('a brush stroke swells in the middle and thins out at its end', () => {
  const stroke = brushed([{ points: [[0, 0], [500, 0], [1000, 0]], width: [40, 100, 10] }]);
  expect(boundsOf(stroke).height).toBeGreaterThan(90);
  expect(boundsOf(stroke).height).toBeLessThan(120);
});
