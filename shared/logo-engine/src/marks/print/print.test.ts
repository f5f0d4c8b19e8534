import { describe, expect, test } from '@jest/globals';
import { chanceFrom } from '../../chance/chance.ts';
import { boundsOf, circle, difference, isEmpty, intersect, rect, ring, segmentCount, toSvg } from '../../geometry/index.ts';
import { BLOCKS, blockOf } from './block.ts';
import { gougesAround } from './gouges.ts';
import { knifeCut } from './knife-cut.ts';

describe('a knife', () => {
  test('leaves straight cuts that stray no farther than it slips', () => {
    const cut = knifeCut(circle(0, 0, 400), 10);
    expect(toSvg(cut)).not.toMatch(/[CQ]/);
    expect(segmentCount(cut)).toBeLessThan(24);
    expect(isEmpty(difference(cut, circle(0, 0, 401)))).toBe(true);
    expect(isEmpty(difference(circle(0, 0, 388), cut))).toBe(true);
  });

  test('keeps corners and holes', () => {
    expect(segmentCount(knifeCut(rect(0, 0, 500, 300), 10))).toBe(segmentCount(rect(0, 0, 500, 300)));
    expect(isEmpty(intersect(knifeCut(ring(0, 0, 400, 200), 10), circle(0, 0, 150)))).toBe(true);
  });
});

describe('a gouge', () => {
  test.each(BLOCKS)('clears the ground of the %s block without touching the figure or the edge', (shape) => {
    const block = blockOf(shape, chanceFrom('block'));
    const figure = circle(0, 0, 200);
    const strokes = gougesAround(figure, block, { count: 30, air: 30, chance: chanceFrom('gouges') });
    expect(isEmpty(strokes)).toBe(false);
    expect(isEmpty(intersect(strokes, circle(0, 0, 220)))).toBe(true);
    expect(isEmpty(difference(strokes, block))).toBe(true);
  });

  test('never works twice alike, but for the same customer', () => {
    const bytes = (seed: string) => toSvg(blockOf('square', chanceFrom(seed)));
    expect(bytes('1')).toBe(bytes('1'));
    expect(bytes('1')).not.toBe(bytes('2'));
    expect(boundsOf(blockOf('square', chanceFrom('1'))).width).toBeGreaterThan(940);
  });
});
