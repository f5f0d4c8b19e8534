import { type Path, type Point, circle, difference, intersect, polar, ring, times } from '../../geometry/index.ts';
import { clamp, layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** Where two circles of the same radius meet. */
const crossings = ([ax, ay]: Point, [bx, by]: Point, radius: number): [Point, Point] => {
  const [dx, dy] = [bx - ax, by - ay];
  const distance = Math.hypot(dx, dy);
  const rise = Math.sqrt(radius * radius - (distance * distance) / 4) / distance;
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
  return [[mx - dy * rise, my + dx * rise], [mx + dy * rise, my - dx * rise]];
};

/** Rings that really pass over and under each other. */
export const linkedRings: AbstractMark = {
  id: 'linkedRings',
  title: 'Linked rings',
  tags: ['round', 'line', 'classic', 'orbit', 'stock'],
  draw(pen) {
    const three = pen.pick('rings', [2, 3]) === 3;
    const radius = three ? 285 : pen.range('radius', 270, 310);
    const width = clamp(pen.strokeWidth, 34, three ? 64 : 96);
    const gap = Math.max(16, width * pen.range('gap', 0.26, 0.42));
    const [reach, apart] = [pen.range('reach', 185, 232), pen.range('apart', 165, 210)];
    const lean = pen.pick('lean', [0, 0, -35]);
    const centres: Point[] = three ? times(3, (i) => polar(reach, pen.pick('point', [-90, 90]) + i * 120)) : [polar(apart, 180 + lean), polar(apart, lean)];
    const rings: Path[] = centres.map(([x, y]) => ring(x, y, radius, radius - width));
    const cleared = centres.map(([x, y]) => ring(x, y, radius + gap, radius - width - gap));
    const pairs = three ? [[0, 1], [1, 2], [2, 0]] : [[0, 1]];
    for (const [one, other] of pairs as [number, number][]) {
      const [over, under] = crossings(centres[one]!, centres[other]!, radius - width / 2);
      rings[other] = difference(rings[other]!, intersect(cleared[one]!, circle(...over, width * 1.3)));
      rings[one] = difference(rings[one]!, intersect(cleared[other]!, circle(...under, width * 1.3)));
    }
    return { layers: rings.map((path, i) => layer(i === 1 ? 'b' : 'a', path)), strokeWidth: width };
  },
};
