import { circle, intersect, mirror, rect, translate, union } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** Eight half discs in two rows; R bulges to the right, L to the left. */
const HALVES = { wind: 'RRRRLLLL', lanterns: 'LRLRRLRL', meeting: 'RRLLLLRR', flow: 'RLLRLRRL' } as const;

export const halfDiscs: AbstractMark = {
  id: 'halfDiscs',
  title: 'Half discs',
  tags: ['round', 'grid', 'solid', 'playful'],
  draw(pen) {
    const half = intersect(circle(0, 0, 250), rect(0, -250, 250, 500));
    const shapes = [...HALVES[pen.pick('figure', ['wind', 'lanterns', 'meeting', 'flow'])]].map((side, i) => {
      const [x, y] = [-500 + (i % 4) * 250, i < 4 ? -250 : 250];
      return side === 'R' ? translate(half, x, y) : translate(mirror(half), x + 250, y);
    });
    const part = (parity: number) => union(...shapes.filter((_, i) => (i + (i < 4 ? 0 : 1)) % 2 === parity));
    return { layers: [layer('a', part(0)), layer('b', part(1))], strokeWidth: 250 };
  },
};
