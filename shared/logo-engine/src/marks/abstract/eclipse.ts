import { circle, difference, rotate } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** A disc passes before a larger one. */
export const eclipse: AbstractMark = {
  id: 'eclipse',
  title: 'Eclipse',
  tags: ['round', 'solid'],
  draw(pen) {
    const angle = pen.pick('angle', [0, 90, -90]);
    const radius = pen.pick('radius', [270, 310]);
    const [x, y] = [150, -150];
    const crescent = difference(circle(-60, 60, 420), circle(x, y, radius + 44));
    return {
      layers: [layer('a', rotate(crescent, angle)), layer('b', rotate(circle(x, y, radius), angle))],
      strokeWidth: 160,
    };
  },
};
