import { circle, difference, rotate, times, union } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** Discs within discs that share one point of their edges: wide on one side, closed on the other. */
export const eccentricRings: AbstractMark = {
  id: 'eccentricRings',
  title: 'Rings from one point',
  tags: ['round', 'stripes', 'solid'],
  draw(pen) {
    const count = pen.pick('rings', [2, 3]);
    const shrink = pen.range('shrink', 0.66, count === 3 ? 0.76 : 0.72);
    const turn = pen.pick('turn', [-135, -90, -45, 0, 45, 90]);
    const foot = pen.range('foot', 0, 0.1);
    const discs = times(2 * count, (i) => {
      const radius = 500 * shrink ** i;
      return circle((500 - radius) * (1 - foot), 0, radius);
    });
    const rings = times(count, (i) => (i === count - 1 ? discs[2 * i]! : difference(discs[2 * i]!, discs[2 * i + 1]!)));
    const core = rings.at(-1)!;
    return { layers: [layer('a', rotate(union(...rings.slice(0, -1)), turn)), layer('b', rotate(core, turn))], strokeWidth: 110 };
  },
};
