import { circle, difference, polar, times, union, xor } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** A wreath of discs that cancel each other where two of them meet; what they share may take the second colour. */
export const interference: AbstractMark = {
  id: 'interference',
  title: 'Interference',
  tags: ['round', 'organic', 'solid', 'retro'],
  draw(pen) {
    const count = pen.pick('discs', [4, 5, 6, 7]);
    const reach = pen.range('reach', 0.66, 0.98);
    const turn = pen.pick('turn', [0, 180 / count]);
    const discs = times(count, (i) => circle(...polar(250 * reach, (i * 360) / count - 90 + turn), 250));
    const odd = discs.reduce((sum, disc) => xor(sum, disc));
    const second = pen.pick('second', ['shared', 'heart', 'none']);
    if (second === 'none') return { layers: [layer('a', odd)], strokeWidth: 110 };
    const heart = circle(0, 0, 250 * pen.range('heart', 0.3, 0.44));
    if (second === 'heart') return { layers: [layer('a', difference(odd, heart)), layer('b', heart)], strokeWidth: 110 };
    return { layers: [layer('a', odd), layer('b', difference(union(...discs), odd))], strokeWidth: 110 };
  },
};
