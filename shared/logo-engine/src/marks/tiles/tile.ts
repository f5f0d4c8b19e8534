import { type Path, circle, polygon, quarter, rect, together, union } from '../../geometry/index.ts';

/**
 * Tiles by the letter that patterns are written in: `#` full, `o` a disc, `r 7 J L` quarter discs whose round corner is
 * where the letter's is (top left, top right, bottom right, bottom left), `a b c d` triangles whose right angle is at the
 * bottom right, bottom left, top left, top right; anything else is left empty.
 */
const TILES: Readonly<Record<string, (x: number, y: number, size: number) => Path>> = {
  '#': (x, y, size) => rect(x, y, size, size),
  o: (x, y, size) => circle(x + size / 2, y + size / 2, size / 2),
  r: (x, y, size) => quarter(x, y, size, 'bottom-right'),
  '7': (x, y, size) => quarter(x, y, size, 'bottom-left'),
  J: (x, y, size) => quarter(x, y, size, 'top-left'),
  L: (x, y, size) => quarter(x, y, size, 'top-right'),
  a: (x, y, size) => polygon([[x + size, y], [x + size, y + size], [x, y + size]]),
  b: (x, y, size) => polygon([[x, y], [x + size, y + size], [x, y + size]]),
  c: (x, y, size) => polygon([[x, y], [x + size, y], [x, y + size]]),
  d: (x, y, size) => polygon([[x, y], [x + size, y], [x + size, y + size]]),
};

export interface TileGrid {
  /** Side of a cell. */
  cell: number;
  /** Width of the joint between two tiles; tiles without one melt into one shape. */
  grout: number;
}

/** The tiles of a pattern, written row by row, its top left corner at the origin. */
export function tilesOf(rows: readonly string[], { cell, grout }: TileGrid): Path {
  const tiles = rows.flatMap((row, j) => [...row].flatMap((code, i) => TILES[code]?.(i * cell + grout / 2, j * cell + grout / 2, cell - grout) ?? []));
  return grout > 0 ? together(...tiles) : union(together(...tiles));
}
