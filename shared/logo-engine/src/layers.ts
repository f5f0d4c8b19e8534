import type { Path } from './geometry/index.ts';

/**
 * What a colour is for, never the colour itself: a, b and c are the mark's,
 * `text` the name's, `sub` the subline's, `tb` lettering in the second
 * colour, `background` the ground.
 */
export type ColourRole = 'a' | 'b' | 'c' | 'text' | 'sub' | 'tb' | 'background';

/** One area of one colour. Layers are painted in order. */
export interface Layer {
  role: ColourRole;
  path: Path;
  /** Left out where there is one colour only: the area that shows what stands in it by being another colour. */
  inColourOnly?: true;
}
