import { type Path, circle, mirror, quarter, rect, scale, together, union } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';
import { CORNERS } from './corners.ts';

/** A quarter of 2 x 2 cells, mirrored both ways. Never turned: hooks that turn are a sign that nobody wants. */
export const mosaic: AbstractMark = {
  id: 'mosaic',
  title: 'Quarter mosaic',
  tags: ['grid', 'solid', 'retro'],
  draw(pen) {
    const cell = 250;
    const pattern = pen.pick('pattern', ['q2q3q1s', 'q3q0sq1', 'dq2q2q0', 'sq1dq3', 'q1q2q3d']);
    const cells = pattern.match(/[sd]|q\d/g) ?? [];
    const quadrant = union(
      ...cells.map((code, i) => tile(code, -500 + (i % 2) * cell, -500 + Math.floor(i / 2) * cell, cell)),
    );
    const across = mirror(quadrant);
    const down = scale(quadrant, 1, -1);
    return {
      layers: [layer('a', together(quadrant, mirror(down))), layer('b', together(across, down))],
      strokeWidth: 170,
    };
  },
};

const tile = (code: string, x: number, y: number, size: number): Path => {
  if (code === 's') return rect(x, y, size, size);
  if (code === 'd') return circle(x + size / 2, y + size / 2, size / 2);
  return quarter(x, y, size, CORNERS[Number(code[1])]!);
};
