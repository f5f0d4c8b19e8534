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
    const angle = pen.pick('angle', [-45, -30, 40]);
    const [x, y] = polar(400, angle);
    const moon = circle(x, y, 128);
    const track = difference(ring(0, 0, 400 + width / 2, 400 - width / 2), circle(x, y, 128 + width * 0.62));
    return { layers: [layer('a', union(track, circle(0, 0, 196))), layer('b', moon)], strokeWidth: width };
  },
};
