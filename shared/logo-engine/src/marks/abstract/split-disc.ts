import { circle, intersect, rect, rotate, translate } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** Two half discs that slipped along their cut. Never level: that reads as a burger. */
export const splitDisc: AbstractMark = {
  id: 'splitDisc',
  title: 'Split disc',
  tags: ['round', 'cut', 'solid'],
  draw(pen) {
    const gap = pen.range('gap', 24, 48);
    const angle = pen.pick('angle', [-120, -90, -60, -45, 45]);
    const shift = pen.range('shift', 110, 260);
    const disc = circle(0, 0, 500);
    const upper = translate(intersect(disc, rect(-900, -900, 1800, 900 - gap / 2)), shift / 2, 0);
    const lower = translate(intersect(disc, rect(-900, gap / 2, 1800, 900)), -shift / 2, 0);
    return { layers: [layer('a', rotate(upper, angle)), layer('b', rotate(lower, angle))], strokeWidth: 200 };
  },
};
