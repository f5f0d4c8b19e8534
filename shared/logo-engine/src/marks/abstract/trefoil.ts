import { type Path, type Point, circle, difference, intersect, rotate, spline, stroke, times } from '../../geometry/index.ts';
import { clamp, layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** The trefoil knot, seen from above; t is a turn of 1. */
const curve = (t: number): Point => {
  const angle = t * 2 * Math.PI;
  return [150 * (Math.sin(angle) + 2 * Math.sin(2 * angle)), 150 * (Math.cos(angle) - 2 * Math.cos(2 * angle))];
};

/** One third of the knot, from the middle of one strand to the middle of the next. */
const strand = (from: number, to: number, width: number): Path =>
  stroke(spline(times(33, (i) => curve(from + ((to - from) * i) / 32))), width, { cap: 'butt' });

/** Where the knot crosses itself: t of the strand above and of the one below, found numerically. */
const CROSSINGS = [
  { over: 0.0433, under: 0.6233 },
  { over: 0.71, under: 0.29 },
  { over: 0.3767, under: 0.9567 },
];

/** A line without an end that passes over and under itself three times. */
export const trefoil: AbstractMark = {
  id: 'trefoil',
  title: 'Trefoil',
  tags: ['round', 'line', 'classic', 'stock'],
  draw(pen) {
    const width = clamp(pen.strokeWidth, 44, 84);
    const gap = Math.max(20, width * 0.34);
    const whole = stroke(spline(times(96, (i) => curve(i / 96)), true), width);
    const cuts = CROSSINGS.map(({ over, under }) => {
      const around = circle(...curve(over), width * 1.6);
      const cleared = difference(strand(over - 0.07, over + 0.07, width + 2 * gap), strand(over - 0.08, over + 0.08, width));
      return intersect(cleared, around, strand(under - 0.07, under + 0.07, width + 2));
    });
    return { layers: [layer('a', rotate(difference(whole, ...cuts), pen.pick('turn', [0, 180, 90])))], strokeWidth: width };
  },
};
