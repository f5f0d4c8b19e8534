import { intersect, lens, rect, rotate, times, together } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

const FULLNESS = { 4: 0.3, 6: 0.225, 8: 0.16, 10: 0.125 };

/** Pointed petals, plain, alternating or folded along the middle. */
export const petals: AbstractMark = {
  id: 'petals',
  title: 'Petals',
  tags: ['round', 'organic', 'solid'],
  draw(pen) {
    const count = pen.pick('petals', [4, 6, 8, 10]);
    const turn = count === 4 ? 45 : 0;
    const petal = lens([0, -pen.range('heart', 20, 110)], [0, -500], FULLNESS[count] * pen.range('fullness', 0.8, 1.04));
    const all = times(count, (i) => rotate(petal, (i * 360) / count + turn));
    if (pen.pick('fold', ['alternate', 'folded']) === 'alternate') {
      const odd = together(...all.filter((_, i) => i % 2 === 1));
      return { layers: [layer('a', together(...all.filter((_, i) => i % 2 === 0))), layer('b', odd)], strokeWidth: 120 };
    }
    const right = times(count, (i) => rotate(intersect(petal, rect(0, -520, 400, 540)), (i * 360) / count + turn));
    const left = times(count, (i) => rotate(intersect(petal, rect(-400, -520, 400, 540)), (i * 360) / count + turn));
    return { layers: [layer('a', together(...right)), layer('b', together(...left))], strokeWidth: 120 };
  },
};
