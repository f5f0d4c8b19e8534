import { circle, intersect, rect, rotate, times, together, translate } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** Half discs set against each other along one axis, as leaves on a stem or a stream round stones. */
export const stagger: AbstractMark = {
  id: 'stagger',
  title: 'Offset halves',
  tags: ['round', 'solid', 'playful', 'retro'],
  draw(pen) {
    const rows = pen.pick('rows', [2, 2, 3]);
    const radius = 500 / rows;
    const shift = radius * pen.pick('shift', [0, 0.5, 1]);
    const gap = pen.pick('gap', [0, 24, 40]);
    const turn = pen.pick('turn', rows === 3 ? [45, 135] : [0, 45, 135]);
    const half = intersect(circle(0, 0, radius), rect(0, -radius, radius, 2 * radius));
    const right = times(rows, (i) => translate(half, gap / 2, -500 + radius * (2 * i + 1) + shift / 2));
    const left = times(rows, (i) => translate(rotate(half, 180), -gap / 2, -500 + radius * (2 * i + 1) - shift / 2));
    const tones = pen.pick('tones', ['sides', 'turns']);
    const isFirst = (side: number, i: number) => (tones === 'sides' ? side === 0 : (i + side) % 2 === 0);
    const every = [...right.map((path, i) => ({ path, first: isFirst(0, i) })), ...left.map((path, i) => ({ path, first: isFirst(1, i) }))];
    const part = (first: boolean) => rotate(together(...every.filter((one) => one.first === first).map(({ path }) => path)), turn);
    return { layers: [layer('a', part(true)), layer('b', part(false))], strokeWidth: radius };
  },
};
