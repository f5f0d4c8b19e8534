import { describe, expect, test } from '@jest/globals';
import { movedPath } from './move.ts';
import { boxWithin } from './place.ts';
import { rectangle } from './shapes.ts';
import { svgOfPicture } from './svg.ts';

describe('paths', () => {
  test('are scaled, then moved, along both axes', () => {
    expect(movedPath('M1 2H3V4C1 2 3 4 5 6Z', { x: 10, y: 100, scale: 2 })).toBe('M 12 104 H 16 V 108 C 12 104 16 108 20 112 Z');
  });

  test('without blanks before minus signs are read as they are meant', () => {
    expect(movedPath('M1-2L-.5.5', { x: 0, y: 0, scale: 10 })).toBe('M 10 -20 L -5 5');
  });
});

test('a smaller thing keeps its proportions in a box and stands where it is told', () => {
  const box = { x: 10, y: 20, width: 200, height: 100 };
  expect(boxWithin(box, { width: 50, height: 50 })).toEqual({ x: 60, y: 20, width: 100, height: 100 });
  expect(boxWithin(box, { width: 50, height: 50 }, { x: 0, y: 0.5 })).toEqual({ x: 10, y: 20, width: 100, height: 100 });
});

test('each gradient of a picture has a definition of its own', () => {
  const fill = (color: string) => ({ from: [0, 0], to: [1, 1], stops: [{ offset: 0, color }] }) as const;
  const areas = [fill('#111111'), fill('#222222')].map((gradient) => ({ d: rectangle({ x: 0, y: 0, width: 1, height: 1 }), fill: gradient }));
  const svg = svgOfPicture({ width: 2, height: 2, areas });
  expect(svg).toContain('<path fill="url(#g0)"');
  expect(svg).toContain('<path fill="url(#g1)"');
  expect(svg.match(/<linearGradient/g)).toHaveLength(2);
});
