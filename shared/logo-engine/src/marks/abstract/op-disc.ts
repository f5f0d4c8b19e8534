import { type Path, circle, ellipse, intersect, rect, rotate, times, xor } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** A chequered ball: meridians and level bands that change tone at every crossing. */
export const opDisc: AbstractMark = {
  id: 'opDisc',
  title: 'Chequered ball',
  tags: ['round', 'grid', 'solid', 'retro'],
  draw(pen) {
    const bands = pen.pick('bands', [2, 3]);
    const turn = pen.pick('turn', [0, -24, 24, 90]);
    const bulge = pen.range('bulge', 0.8, 1.15);
    const disc = circle(0, 0, 500);
    const columns = times(2, (i): Path => ellipse(0, 0, 500 * ((2 - i) / 2.55) ** bulge, 500));
    const chequered = columns.reduce((sum, column) => xor(sum, column), disc);
    const step = 1000 / (2 * bands - 1);
    const rows = times(bands - 1, (i) => rect(-600, -500 + step * (2 * i + 1), 1200, step));
    const flipped = rows.reduce((sum, row) => xor(sum, intersect(disc, row)), chequered);
    return { layers: [layer('a', rotate(flipped, turn))], strokeWidth: 120 };
  },
};
