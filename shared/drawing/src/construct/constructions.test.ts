import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { FontLibrary } from '@fifteen/typography';
import { loadFontLibrary } from '@fifteen/typography/node';
import { createBudget } from '../budget.ts';
import { Draw } from '../draw.ts';
import { monoShape } from '../mono.ts';
import type { Shape } from '../shape.ts';

let library: FontLibrary;
let d: Draw;
beforeAll(async () => {
  library = await loadFontLibrary();
  await library.ready(['jost-600'], 'HIVAOoLTCollegeofhand');
});
beforeEach(() => {
  d = new Draw(library, createBudget());
});

describe('a stroke whose color changes along it', () => {
  const pieces = () => d.gradedStroke(d.arc(0, 0, 300, 180, 450), { width: 60, inks: ['main', 'second'], pieces: 18 });

  test('covers what one pen would, in pieces that reach under each other', () => {
    const whole = d.arc(0, 0, 300, 180, 450).stroke(60);
    const union = d.union(...pieces().map(({ shape }) => shape));
    expect(union.pieces()).toHaveLength(1);
    expect(union.exclude(whole).area).toBeLessThan(0.002 * whole.area);
    for (const [i, { shape }] of pieces().slice(1).entries()) expect(shape.intersect(pieces()[i]!.shape).area).toBeGreaterThan(20);
  });

  test('gives each piece its own share of the gradient', () => {
    pieces().forEach(({ shape, paint: { from, to } }, i) => {
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      const { cx, cy } = shape.bounds;
      const share = ((cx - from[0]) * dx + (cy - from[1]) * dy) / (dx * dx + dy * dy);
      expect(share).toBeCloseTo((i + 0.5) / 18, 1);
    });
  });

  test('is one shape in one color', () => {
    const layers = pieces().map(({ shape, paint, mono }, i) => d.layer(`piece ${i}`, shape, paint, { mono }));
    expect(monoShape(layers, 10)?.pieces()).toHaveLength(1);
  });
});

describe('weights', () => {
  test('the lighter one of two grows to the stroke of the other', () => {
    const [thin, heavy] = [d.ring(0, 0, 200, 170), d.rect(300, -200, 44, 400)];
    const [grown, same] = d.matchWeights(thin, heavy);
    expect(same).toBe(heavy);
    expect(grown.stem / heavy.stem).toBeCloseTo(1, 2);
    expect(grown.bounds.cx).toBeCloseTo(0, 1);
    const [, other] = d.matchWeights(heavy, thin);
    expect(other.stem).toBeCloseTo(grown.stem, 6);
  });

  test('a stroke can be asked for, thinner too, but not another form', () => {
    expect(d.withStem(d.ring(0, 0, 200, 140), 40).stem).toBeCloseTo(40, 0);
    expect(() => d.withStem(d.ring(0, 0, 200, 180), 60)).toThrow('another form');
  });
});

describe('spacing by eye', () => {
  const whiteBetween = (one: Shape, other: Shape) => other.bounds.left - one.bounds.right;

  test('two straight sides are a full gap apart, round and open ones closer', () => {
    const letter = (text: string) => d.write(text, { font: 'jost-600' }, 200).shape;
    const [h, i] = d.spaced([letter('H'), letter('I')], 40);
    const [o, round] = d.spaced([letter('O'), letter('O')], 40);
    const [a, v] = d.spaced([letter('A'), letter('V')], 40);
    expect(whiteBetween(h!, i!)).toBeCloseTo(40, 0);
    expect(whiteBetween(o!, round!)).toBeLessThan(34);
    expect(whiteBetween(a!, v!)).toBeLessThan(0);
    expect(a!.intersect(v!).isEmpty).toBe(true);
    expect(h!.bounds.left).toBeCloseTo(letter('H').bounds.left, 6);
  });

  test('what does not meet at any height does not run into the other', () => {
    const [low, high] = d.spaced([d.rect(0, 0, 100, 100), d.rect(0, -300, 100, 100)], 30);
    expect(whiteBetween(low!, high!)).toBeGreaterThan(-131);
  });
});

test('the eye sees the middle of a triangle below the middle of its box', () => {
  const play = d.polygon([[0, 0], [300, 150], [0, 300]]).placeByEye([0, 0]);
  expect(play.bounds.cx).toBeCloseTo(25, 0);
  expect(play.bounds.cy).toBeCloseTo(0, 6);
});

describe('stems', () => {
  test('of an H are its two strokes, and of a leaning V its two arms', () => {
    const h = d.stems(d.write('H', { font: 'jost-600' }, 200).shape);
    expect(h).toHaveLength(2);
    const { measures } = d.write('H', { font: 'jost-600' }, 200);
    for (const { top, bottom, width } of h) {
      expect(width / measures.stem).toBeCloseTo(1, 1);
      expect(top[0]).toBeCloseTo(bottom[0], 1);
    }
    const [left, right] = d.stems(d.line('M0 0L100 300L200 0').stroke(40));
    expect(left!.top[0]).toBeLessThan(left!.bottom[0]);
    expect(right!.top[0]).toBeGreaterThan(right!.bottom[0]);
    expect(left!.width).toBeCloseTo(40, 0);
  });

  test('a disc has none', () => {
    expect(d.stems(d.circle(0, 0, 200))).toEqual([]);
  });
});

describe('center lines', () => {
  test('of a stroke are the line that it was drawn with, up to its ends', () => {
    const drawn = d.curve([-300, 100], [-100, -400], [100, 500], [300, -100]);
    const [found, ...branches] = d.centerLines(drawn.stroke(60));
    expect(branches).toEqual([]);
    expect(found!.length / drawn.length).toBeCloseTo(1, 1);
    expect(found!.stroke(60).exclude(drawn.stroke(60)).area).toBeLessThan(0.06 * drawn.stroke(60).area);
  });

  test('of an O is closed, of an L turns its corner, of a T has a branch', () => {
    const letter = (text: string) => d.write(text, { font: 'jost-600' }, 400).shape;
    const [o, ...none] = d.centerLines(letter('O'));
    expect(none).toEqual([]);
    expect(Math.hypot(o!.start[0] - o!.end[0], o!.start[1] - o!.end[1])).toBeLessThan(1);
    expect(o!.stroke(letter('O').stem).exclude(letter('O')).area).toBeLessThan(0.08 * letter('O').area);
    expect(d.centerLines(letter('L'))).toHaveLength(1);
    expect(d.centerLines(letter('T'))).toHaveLength(2);
  });
});

describe('nesting', () => {
  test('sets a word between the ascenders, clear of every letter', () => {
    const host = d.write('hand', { font: 'jost-600' }, 200);
    const guest = d.nest(host, d.write('of', { font: 'jost-600' }, 100), { gap: 16 });
    expect(guest.bounds.bottom).toBeCloseTo(-host.measures.xHeight - 16, 3);
    expect(guest.bounds.top).toBeGreaterThanOrEqual(host.bounds.top - 0.01);
    expect(guest.shape.grow(14).intersect(host.shape).area).toBeLessThan(1);
  });

  test('refuses where there is no room', () => {
    expect(() => d.nest(d.write('HILT', { font: 'jost-600' }, 200), d.write('of', { font: 'jost-600' }, 100), { gap: 16 })).toThrow('no room');
  });
});
