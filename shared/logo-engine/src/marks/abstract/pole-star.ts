import { type Point, polar, polygon, times, together } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** A star of long and short tips, one side of each in the light. Never four tips alone, the sparkle of every assistant, nor five, a sheriff's. */
export const poleStar: AbstractMark = {
  id: 'poleStar',
  title: 'Pole star',
  tags: ['angular', 'rays', 'classic', 'solid'],
  draw(pen) {
    const tips = pen.pick('tips', [7, 8, 8, 9]);
    const waist = 500 * pen.range('waist', 0.26, 0.44);
    const short = 500 * (tips === 8 ? pen.range('short', 0.54, 1) : 1);
    const step = 360 / tips;
    const facets = times(tips, (i) => {
      const tip = polar(i % 2 === 1 ? short : 500, -90 + i * step);
      const side = (sign: 1 | -1): Point[] => [[0, 0], tip, polar(waist, -90 + (i + sign / 2) * step)];
      return [polygon(side(-1)), polygon(side(1))] as const;
    });
    const part = (side: 0 | 1) => together(...facets.map((pair) => pair[side]));
    return { layers: [layer('a', part(0)), layer('b', part(1))], strokeWidth: 130 };
  },
};
