import { type Bounds, type Path, rect, rotate, times, together } from '../../geometry/index.ts';

export interface CheckerOptions {
  /** Side of a cell. */
  cell: number;
  grout: number;
  /** The field stands on its corner instead of its side. */
  turn: 0 | 45;
}

/**
 * The two halves of a chequered field over a box: the cells that a chess board has white, and those that it has black.
 * A field that stands straight starts at the box's top left corner, so that straight edges fall on joints.
 */
export function checker(box: Bounds, { cell, grout, turn }: CheckerOptions): [Path, Path] {
  const reach = turn === 0 ? 0 : (box.width + box.height) / 4;
  const [across, down] = [box.width, box.height].map((side) => Math.ceil((side + 2 * reach) / cell)) as [number, number];
  const squares = times(across * down, (at) => {
    const [i, j] = [at % across, Math.floor(at / across)];
    const [x, y] = [box.x - reach + i * cell, box.y - reach + j * cell];
    return { isWhite: (i + j) % 2 === 0, path: rect(x + grout / 2, y + grout / 2, cell - grout, cell - grout) };
  });
  const half = (wanted: boolean) => rotate(together(...squares.flatMap(({ isWhite, path }) => (isWhite === wanted ? [path] : []))), turn, box.cx, box.cy);
  return [half(true), half(false)];
}
