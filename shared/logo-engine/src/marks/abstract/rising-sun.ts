import { type Path, band, circle, difference, intersect, rect, times, together } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** Rays widen outwards, all pointing at the centre of the disc below the line. */
export const risingSun: AbstractMark = {
  id: 'risingSun',
  title: 'Rising sun',
  tags: ['round', 'rays', 'solid'],
  draw(pen) {
    const count = pen.pick('rays', [5, 7, 9, 11, 13]);
    const start = pen.range('start', 230, 330);
    const half = ((180 / count) * pen.range('width', 0.4, 0.66)) / 2;
    const lengths = pen.pick('lengths', ['even', 'two']);
    const air = pen.range('air', 40, 72);
    const rays = times(count, (i) => {
      const angle = 180 + ((i + 0.5) * 180) / count;
      return band(0, 0, lengths === 'two' && i % 2 === 1 ? 500 - (500 - start) * 0.42 : 500, start, angle - half, angle + half);
    });
    const sun = pen.pick('sun', ['disc', 'ring', 'lined']);
    const disc = difference(intersect(circle(0, 0, start - air), rect(-600, -600, 1200, 600)), ...insidesOf(sun, start - air));
    return { layers: [layer('b', together(...rays)), layer('a', disc)], strokeWidth: 60 };
  },
};

/** What is left out of the half disc: nothing, its heart, or lines that open towards the horizon. */
function insidesOf(sun: 'disc' | 'ring' | 'lined', radius: number): Path[] {
  if (sun === 'disc') return [];
  if (sun === 'ring') return [circle(0, 0, radius * 0.5)];
  return times(3, (i) => rect(-600, -radius * (0.58 - i * 0.24), 1200, radius * (0.06 + i * 0.025)));
}
