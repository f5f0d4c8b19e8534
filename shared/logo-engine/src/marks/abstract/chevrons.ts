import { type Point, polygon, times } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** Arrows that follow each other. */
export const chevrons: AbstractMark = {
  id: 'chevrons',
  title: 'Chevrons',
  tags: ['angular', 'stripes', 'tech', 'solid', 'stock'],
  draw(pen) {
    const count = pen.pick('chevrons', [2, 3]);
    const depth = 300;
    const width = count === 2 ? 230 : 170;
    const pitch = width * 1.38;
    const upward = pen.pick('direction', ['up', 'right']) === 'up';
    const all = times(count, (i) => {
      const y = i * pitch;
      const points: Point[] = [[-440, y + depth], [0, y], [440, y + depth], [440, y + depth + width], [0, y + width], [-440, y + depth + width]];
      return polygon(upward ? points : points.map(([x, along]): Point => [-along, x]));
    });
    return { layers: all.map((path, i) => layer(i === 0 ? 'b' : 'a', path)), strokeWidth: width };
  },
};
