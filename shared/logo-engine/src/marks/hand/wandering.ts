import type { Chance } from '../../chance/chance.ts';
import { type Point, times } from '../../geometry/index.ts';

/** Values between -1 and 1 along a way in mark units. */
export type Wave = (distance: number) => number;

/** A slow wave of three parts that never repeats within a mark. */
export function wandering(chance: Chance): Wave {
  const waves = times(3, (i) => ({ length: chance.range(150, 260) * (1 + i * 0.9), phase: chance.range(0, 2 * Math.PI) }));
  return (distance) => waves.reduce((sum, { length, phase }) => sum + Math.sin((distance / length) * 2 * Math.PI + phase), 0) / 3;
}

/** Nothing that a hand draws is quite straight: moves points by up to about `reach` units, neighbours alike. */
export function wanderingPlane(chance: Chance, reach: number): (point: Point) => Point {
  const wave = (name: string) => wandering(chance.fork(name));
  const [a, b, c, d] = [wave('x over y'), wave('x over x'), wave('y over x'), wave('y over y')];
  return ([x, y]) => [x + reach * (a(y * 0.7) + 0.5 * b(x)), y + reach * (c(x * 0.7) + 0.5 * d(y))];
}
