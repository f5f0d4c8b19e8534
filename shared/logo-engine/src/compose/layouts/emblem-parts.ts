import { type Path, union } from '../../geometry/index.ts';
import type { Layer } from '../../layers.ts';
import type { Mark } from '../../marks/index.ts';
import { place } from '../place.ts';

/** Room for the mark: centre and sides, in the block's units. */
export interface MarkBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A solid shape before name and mark are left out of it: in the block's units, around the name where it stands, centred on x = 0. */
export interface Emblem {
  body: Path;
  /** Lines and gaps in the body. */
  cuts: readonly Path[];
  mark: MarkBox;
  /** What stands behind the body. */
  extra?: Layer[];
}

/** The mark's ink as one area, as large as its room allows. */
export function outlineIn({ layers, bounds }: Mark, { x, y, width, height }: MarkBox): Path {
  const factor = Math.min(width / bounds.width, height / bounds.height);
  return union(...place(layers, factor, x - bounds.cx * factor, y - bounds.cy * factor).map(({ path }) => path));
}
