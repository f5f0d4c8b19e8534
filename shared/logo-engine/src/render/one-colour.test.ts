import { expect, test } from '@jest/globals';
import { areaOf, contoursOf, rect } from '../geometry/index.ts';
import type { Layer } from '../layers.ts';
import { partedForOneColour } from './one-colour.ts';

const sizeOf = ({ path }: Layer): number => contoursOf(path, 1).reduce((sum, points) => sum + areaOf(points), 0);

const lower: Layer = { role: 'a', path: rect(0, 0, 100, 100) };
const upper: Layer = { role: 'b', path: rect(100, 0, 100, 100) };

test('where two colours touched, the lower one steps back', () => {
  const [below, above] = partedForOneColour([lower, upper], 10);
  expect(sizeOf(below!)).toBeCloseTo(90 * 100, -1);
  expect(above?.path).toBe(upper.path);
});

test('an area that only shows what stands in it is left out', () => {
  expect(partedForOneColour([{ ...lower, inColourOnly: true }, upper])).toEqual([upper]);
});
