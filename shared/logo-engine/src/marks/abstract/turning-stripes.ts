import { band, rect, rotate, times, union } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

const ROLES = ['a', 'b', 'c'] as const;

/** Parallel lanes that turn a corner. */
export const turningStripes: AbstractMark = {
  id: 'turningStripes',
  title: 'Turning stripes',
  tags: ['stripes', 'round', 'retro', 'solid'],
  draw(pen) {
    const gap = pen.pick('parted', [false, true]) ? pen.range('gap', 22, 44) : 0;
    const lanes = 3;
    const reach = pen.range('reach', 380, 470);
    const width = (560 - gap * (lanes - 1)) / lanes;
    const turn = pen.pick('turn', [0, 90, 180, 270]);
    const layers = times(lanes, (i) => {
      const outer = 560 - i * (width + gap);
      const lane = union(band(60, 60, outer, outer - width, 180, 270), rect(59, 60 - outer, reach, width), rect(60 - outer, 59, width, reach));
      return layer(ROLES[i]!, rotate(lane, turn));
    });
    return { layers, strokeWidth: width };
  },
};
