import { type Path, lens, times, together } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** A leaf in each cell, turned towards its neighbours: the oldest net of all. */
export const petalGrid: AbstractMark = {
  id: 'petalGrid',
  title: 'Leaf net',
  tags: ['grid', 'round', 'solid', 'organic'],
  draw(pen) {
    const cells = pen.pick('cells', [2, 4]);
    const isStar = pen.pick('isStar', [true, false]);
    const cell = 1000 / cells;
    const leaves = times(cells * cells, (at) => {
      const [i, j] = [at % cells, Math.floor(at / cells)];
      return { isEven: isOuter(i, j, cells), path: leaf(i * cell - 500, j * cell - 500, cell, ((i + j) % 2 === 0) === isStar) };
    });
    const part = (wanted: boolean) => together(...leaves.flatMap(({ isEven, path }) => (isEven === wanted ? [path] : [])));
    return { layers: [layer('a', part(true)), layer('b', part(false))], strokeWidth: cell * 0.5 };
  },
};

/** Four leaves meet in the middle in the second colour; of two by two, those of one diagonal. */
const isOuter = (i: number, j: number, cells: number): boolean =>
  cells === 2 ? i === j : i === 0 || j === 0 || i === cells - 1 || j === cells - 1;

function leaf(x: number, y: number, cell: number, falls: boolean): Path {
  const inset = cell * 0.02;
  const [left, right] = [x + inset, x + cell - inset];
  const [top, bottom] = [y + inset, y + cell - inset];
  return falls ? lens([left, top], [right, bottom], 0.27) : lens([right, top], [left, bottom], 0.27);
}
