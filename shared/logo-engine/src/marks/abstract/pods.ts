import { circle, rotate, roundedRect, scale, times, together } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** Pills and discs that chase each other round a square. */
export const pods: AbstractMark = {
  id: 'pods',
  title: 'Pods',
  tags: ['round', 'grid', 'playful', 'solid'],
  draw(pen) {
    const thick = pen.range('thick', 210, 300);
    const long = 1000 - thick - pen.range('gap', 56, 130);
    const head = (thick / 2) * pen.pick('head', [1, 1, 0.56]);
    const flip = pen.pick('flip', [1, -1]);
    const pills = times(4, (i) => rotate(roundedRect(-500, -500, long, thick, thick / 2), i * 90));
    const discs = times(4, (i) => rotate(circle(500 - thick / 2, -500 + thick / 2, head), i * 90));
    return { layers: [layer('a', scale(together(...pills), flip, 1)), layer('b', scale(together(...discs), flip, 1))], strokeWidth: thick };
  },
};
