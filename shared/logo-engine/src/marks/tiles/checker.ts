import { type Bounds, type Path, rect, rotate, times, together } from '../../geometry/index.ts';

export interface CheckerOptions {
  /** About the side of a cell: a whole number of them fills the box. */
  cell: number;
  grout: number;
  /** The field stands on its corner instead of its side. */
  turn: 0 | 45;
}

/**
 * The two halves of a chequered field over a box: the cells that a chess board has white, and those that it has black.
 * A field that stands straight fills the box exactly, so that straight edges fall on joints.
 */
export function checker(box: Bounds, { cell, grout, turn }: CheckerOptions): [Path, Path] {
  const reach = turn === 0 ? 0 : (box.width + box.height) / 4;
  const [spanX, spanY] = [box.width + 2 * reach, box.height + 2 * reach];
  const [across, down] = [Math.max(1, Math.round(spanX / cell)), Math.max(1, Math.round(spanY / cell))];
  const [width, height] = [spanX / across, spanY / down];
  const squares = times(across * down, (at) => {
    const [i, j] = [at % across, Math.floor(at / across)];
    const [x, y] = [box.x - reach + i * width, box.y - reach + j * height];
    return { isWhite: (i + j) % 2 === 0, path: rect(x + grout / 2, y + grout / 2, width - grout, height - grout) };
  });
  const half = (wanted: boolean) => rotate(together(...squares.flatMap(({ isWhite, path }) => (isWhite === wanted ? [path] : []))), turn, box.cx, box.cy);
  return [half(true), half(false)];
}
