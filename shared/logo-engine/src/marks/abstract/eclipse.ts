import { circle, difference, rotate } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** Where the disc passes, in degrees from the upper right: aside or below. On top of the larger one it is a head on shoulders. */
const PLACES = [-135, 45, 90, 180] as const;

/** A disc passes before a larger one. */
export const eclipse: AbstractMark = {
  id: 'eclipse',
  title: 'Eclipse',
  tags: ['round', 'solid'],
  draw(pen) {
    const angle = pen.pick('angle', PLACES);
    const radius = pen.range('radius', 210, 330);
    const reach = pen.range('reach', 110, 190);
    const gap = pen.range('gap', 32, 60);
    const [x, y] = [reach, -reach];
    const crescent = difference(circle(-60, 60, 420), circle(x, y, radius + gap));
    return {
      layers: [layer('a', rotate(crescent, angle)), layer('b', rotate(circle(x, y, radius), angle))],
      strokeWidth: 160,
    };
  },
};
