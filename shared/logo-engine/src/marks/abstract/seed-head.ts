import { circle, polar, times, together } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** A sunflower's spiral: each seed turned by the golden angle. */
export const seedHead: AbstractMark = {
  id: 'seedHead',
  title: 'Seed head',
  tags: ['round', 'dots', 'organic', 'fine'],
  draw(pen) {
    const count = pen.pick('seeds', [34, 55, 89]);
    const spread = 470 / Math.sqrt(count);
    const seeds = times(count, (i) => {
      const n = i + 1;
      return circle(...polar(spread * Math.sqrt(n), n * 137.508), (0.34 + (0.46 * n) / count) * spread * 0.78);
    });
    return { layers: [layer('a', together(...seeds))], strokeWidth: 60 };
  },
};
