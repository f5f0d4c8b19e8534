import { difference, intersect, rect, rotate, roundedRect, union } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** Two pairs of ribbons, woven. */
export const weave: AbstractMark = {
  id: 'weave',
  title: 'Weave',
  tags: ['grid', 'angular', 'classic', 'solid'],
  draw(pen) {
    const width = pen.range('width', 165, 235);
    const gap = pen.range('gap', 26, 42);
    const place = 500 - width * pen.range('reach', 1, 1.3);
    const turn = pen.pick('turn', [0, 45]);
    const strip = (x: number, extra = 0) =>
      pen.sharp || extra > 0
        ? rect(x - width / 2 - extra, -500, width + 2 * extra, 1000)
        : roundedRect(x - width / 2, -500, width, 1000, width / 2);
    const across = (y: number, extra = 0) => rotate(strip(y, extra), 90);
    const over = (x: number, y: number) => intersect(rect(x - width, y - width, width * 2, width * 2), across(y, gap));
    const under = (x: number, y: number) => intersect(rect(x - width, y - width, width * 2, width * 2), strip(x, gap));
    const upright = union(
      difference(strip(-place), over(-place, -place)),
      difference(strip(place), over(place, place)),
    );
    const level = union(
      difference(across(-place), under(place, -place)),
      difference(across(place), under(-place, place)),
    );
    return { layers: [layer('a', rotate(upright, turn)), layer('b', rotate(level, turn))], strokeWidth: width };
  },
};
