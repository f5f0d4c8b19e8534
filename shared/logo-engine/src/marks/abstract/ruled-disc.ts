import { circle, intersect, rect, rotate, times, together } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** One half solid, the other ruled with lines that grow heavier. */
export const ruledDisc: AbstractMark = {
  id: 'ruledDisc',
  title: 'Half-lined disc',
  tags: ['round', 'stripes', 'solid', 'retro', 'tech'],
  draw(pen) {
    const disc = circle(0, 0, 500);
    const angle = pen.pick('angle', [-45, 0, 45]);
    const lines = together(...times(8, (i) => rect(26, -500 + i * 128, 600, 58 + i * 5)));
    const solid = intersect(disc, rect(-600, -600, 600, 1200));
    const ruled = intersect(disc, lines);
    return { layers: [layer('a', rotate(solid, angle)), layer('b', rotate(ruled, angle))], strokeWidth: 80 };
  },
};
