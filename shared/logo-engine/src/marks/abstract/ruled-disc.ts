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
    const angle = pen.pick('angle', [-135, -45, 0, 45, 135, 180]);
    const count = pen.pick('lines', [5, 6, 7, 8]);
    const [pitch, growth] = [1000 / count, pen.range('growth', 0, 0.34)];
    const gap = pen.range('gap', 20, 36);
    const lines = together(...times(count, (i) => rect(gap, -500 + (i + 0.15) * pitch, 600, pitch * (0.44 + (growth * i) / count))));
    const solid = intersect(disc, rect(-600, -600, 600, 1200));
    const ruled = intersect(disc, lines);
    return { layers: [layer('a', rotate(solid, angle)), layer('b', rotate(ruled, angle))], strokeWidth: 80 };
  },
};
