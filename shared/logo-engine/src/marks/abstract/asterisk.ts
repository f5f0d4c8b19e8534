import { rect, rotate, roundedRect, times, union } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** Bars through one centre. */
export const asterisk: AbstractMark = {
  id: 'asterisk',
  title: 'Asterisk',
  tags: ['rays', 'solid', 'playful'],
  draw(pen) {
    const bars = pen.pick('bars', [3, 4, 5]);
    const width = { 3: 190, 4: 150, 5: 122 }[bars] * pen.range('weight', 0.74, 1.16);
    const bar = pen.sharp ? rect(-width / 2, -500, width, 1000) : roundedRect(-width / 2, -500, width, 1000, width / 2);
    const turn = pen.pick('turn', [0, 90 / bars, 18]);
    return { layers: [layer('a', union(...times(bars, (i) => rotate(bar, (i * 180) / bars + turn))))], strokeWidth: width };
  },
};
