import { circle, intersect, mirror, rect, translate, union } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** Eight half discs in two rows; R bulges to the right, L to the left. */
const HALVES = { wind: 'RRRRLLLL', lanterns: 'LRLRRLRL', meeting: 'RRLLLLRR', flow: 'RLLRLRRL', drift: 'RRLLRRLL', facing: 'LLRRRRLL' } as const;

export const halfDiscs: AbstractMark = {
  id: 'halfDiscs',
  title: 'Half discs',
  tags: ['round', 'grid', 'solid', 'playful'],
  draw(pen) {
    const size = 250 * pen.range('size', 0.86, 1);
    const half = intersect(circle(0, 0, size), rect(0, -size, size, 2 * size));
    const shapes = [...HALVES[pen.pick('figure', ['wind', 'lanterns', 'meeting', 'flow', 'drift', 'facing'])]].map((side, i) => {
      const [x, y] = [-500 + (i % 4) * 250, i < 4 ? -250 : 250];
      return side === 'R' ? translate(half, x, y) : translate(mirror(half), x + 250, y);
    });
    const part = (parity: number) => union(...shapes.filter((_, i) => (i + (i < 4 ? 0 : 1)) % 2 === parity));
    return { layers: [layer('a', part(0)), layer('b', part(1))], strokeWidth: 250 };
  },
};
