import { type Path, difference, intersect, rect, rotate, roundedRect, union } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** Three ribbons down and three across, woven. Two and two would turn about their middle like a hooked cross; three are their own mirror image. */
export const weave: AbstractMark = {
  id: 'weave',
  title: 'Weave',
  tags: ['grid', 'angular', 'classic', 'solid'],
  draw(pen) {
    const width = pen.range('width', 148, 184);
    const gap = pen.range('gap', 24, 34);
    const place = 500 - width * pen.range('reach', 1.02, 1.18);
    const turn = pen.pick('turn', [0, 45]);
    const places = [-place, 0, place];
    const strip = (x: number, extra = 0) =>
      pen.sharp || extra > 0
        ? rect(x - width / 2 - extra, -500, width + 2 * extra, 1000)
        : roundedRect(x - width / 2, -500, width, 1000, width / 2);
    const across = (y: number, extra = 0) => rotate(strip(y, extra), 90);
    const near = (x: number, y: number, path: Path) => intersect(rect(x - width, y - width, width * 2, width * 2), path);
    const isOver = (column: number, row: number) => (column + row) % 2 === 0;
    const down = places.map((x, column) =>
      difference(strip(x), ...places.flatMap((y, row) => (isOver(column, row) ? [] : [near(x, y, across(y, gap))]))),
    );
    const level = places.map((y, row) =>
      difference(across(y), ...places.flatMap((x, column) => (isOver(column, row) ? [near(x, y, strip(x, gap))] : []))),
    );
    return { layers: [layer('a', rotate(union(...down), turn)), layer('b', rotate(union(...level), turn))], strokeWidth: width };
  },
};
