import { type Point, polygon, times } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** Arrows that follow each other. */
export const chevrons: AbstractMark = {
  id: 'chevrons',
  title: 'Chevrons',
  tags: ['angular', 'stripes', 'tech', 'solid', 'stock'],
  draw(pen) {
    const count = pen.pick('chevrons', [2, 3, 4]);
    const depth = pen.range('depth', 180, 380);
    const width = { 2: 230, 3: 170, 4: 126 }[count] * pen.range('weight', 0.86, 1.1);
    const pitch = width * pen.range('pitch', 1.26, 1.6);
    const upward = pen.pick('direction', ['up', 'right']) === 'up';
    const second = pen.pick('second', ['first', 'last']) === 'first' ? 0 : count - 1;
    const all = times(count, (i) => {
      const y = i * pitch;
      const points: Point[] = [[-440, y + depth], [0, y], [440, y + depth], [440, y + depth + width], [0, y + width], [-440, y + depth + width]];
      return polygon(upward ? points : points.map(([x, along]): Point => [-along, x]));
    });
    return { layers: all.map((path, i) => layer(i === second ? 'b' : 'a', path)), strokeWidth: width };
  },
};
