import { describe, expect, test } from '@jest/globals';
import { chanceFrom } from '../../chance/chance.ts';
import { boundsOf, circle, contoursOf, isInside, polygon, rect, ring, segmentCount, toSvg, typicalStroke } from '../../geometry/index.ts';
import { byHand } from './by-hand.ts';
import { inkLine } from './ink-line.ts';

const chance = chanceFrom('a steady hand');

describe('drawn by hand', () => {
  test('the contour of a disc is a line around an empty middle', () => {
    const drawn = byHand(circle(0, 0, 500), 'contour', chance);
    expect(isInside(contoursOf(drawn, 10), [0, 0])).toBe(false);
    expect(typicalStroke(drawn)).toBeGreaterThan(25);
    expect(typicalStroke(drawn)).toBeLessThan(75);
  });

  test('a filled disc stays filled, and a ring keeps its hole', () => {
    expect(isInside(contoursOf(byHand(circle(0, 0, 500), 'ink', chance), 10), [-300, 0])).toBe(true);
    expect(isInside(contoursOf(byHand(ring(0, 0, 500, 250), 'ink', chance), 10), [0, 0])).toBe(false);
  });

  test('a thin bar becomes one stroke, not an outline with two sides', () => {
    const drawn = byHand(rect(-400, -25, 800, 50), 'contour', chance);
    expect(contoursOf(drawn, 10)).toHaveLength(1);
    expect(isInside(contoursOf(drawn, 10), [0, 0])).toBe(true);
  });

  test('a drawing keeps the size of its model, with few nodes', () => {
    for (const manner of ['contour', 'ink', 'cut'] as const) {
      const drawn = byHand(polygon([[-500, 400], [0, -450], [500, 400]]), manner, chance);
      expect(Math.abs(boundsOf(drawn).width - 1000)).toBeLessThan(90);
      expect(segmentCount(drawn)).toBeLessThan(320);
    }
  });

  test('the same chance draws the same line, another chance another', () => {
    const draw = (seed: string) => toSvg(byHand(circle(0, 0, 500), 'contour', chanceFrom(seed)));
    expect(draw('one')).toBe(draw('one'));
    expect(draw('one')).not.toBe(draw('two'));
  });

  test('a stroke is broadest in its body and thin where the brush is lifted', () => {
    const line = contoursOf(inkLine([[0, 0], [1000, 0]], 80, chance), 10);
    const widthAt = (x: number) => Array.from({ length: 120 }, (_, y) => isInside(line, [x, y - 60])).filter(Boolean).length;
    expect(widthAt(500)).toBeGreaterThan(2 * widthAt(985));
    expect(widthAt(500)).toBeGreaterThan(30);
  });
});
