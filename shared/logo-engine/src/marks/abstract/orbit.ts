import { circle, difference, polar, ring, union } from '../../geometry/index.ts';
import { clamp, layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** A path that holds a smaller body: a ring with a disc set into it. */
export const orbit: AbstractMark = {
  id: 'orbit',
  title: 'Orbit',
  tags: ['round', 'orbit', 'line', 'tech', 'stock'],
  draw(pen) {
    const width = clamp(pen.strokeWidth, 40, 78);
    const angle = pen.range('angle', -160, 160);
    const [x, y] = polar(400, angle);
    const [moonRadius, sun] = [pen.range('moon', 92, 146), pen.range('sun', 130, 232)];
    const moon = circle(x, y, moonRadius);
    const track = difference(ring(0, 0, 400 + width / 2, 400 - width / 2), circle(x, y, moonRadius + width * 0.62));
    return { layers: [layer('a', union(track, circle(0, 0, sun))), layer('b', moon)], strokeWidth: width };
  },
};
