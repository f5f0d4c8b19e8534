import { band, circle, intersect, rect, times, together } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** Rays widen outwards, all pointing at the centre of the disc below the line. */
export const risingSun: AbstractMark = {
  id: 'risingSun',
  title: 'Rising sun',
  tags: ['round', 'rays', 'solid'],
  draw(pen) {
    const count = pen.pick('rays', [7, 9, 11]);
    const start = pen.pick('start', [285, 310]);
    const half = ((180 / count) * pen.range('width', 0.46, 0.62)) / 2;
    const rays = times(count, (i) => {
      const angle = 180 + ((i + 0.5) * 180) / count;
      return band(0, 0, 500, start, angle - half, angle + half);
    });
    const disc = intersect(circle(0, 0, start - 56), rect(-600, -600, 1200, 600));
    return { layers: [layer('b', together(...rays)), layer('a', disc)], strokeWidth: 60 };
  },
};
