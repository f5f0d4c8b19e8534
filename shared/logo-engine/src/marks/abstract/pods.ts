import { circle, rotate, roundedRect, times, together } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** Pills and discs that chase each other round a square. */
export const pods: AbstractMark = {
  id: 'pods',
  title: 'Pods',
  tags: ['round', 'grid', 'playful', 'solid'],
  draw() {
    const pills = times(4, (i) => rotate(roundedRect(-500, -500, 620, 290, 145), i * 90));
    const discs = times(4, (i) => rotate(circle(355, -355, 145), i * 90));
    return { layers: [layer('a', together(...pills)), layer('b', together(...discs))], strokeWidth: 290 };
  },
};
