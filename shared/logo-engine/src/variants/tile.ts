import { type Path, boundsOf, boundsOfAll, centredRect, circle, difference, polygon, roundedRect, scale, translate } from '../geometry/index.ts';
import type { Genome } from '../genome.ts';
import type { Layer } from '../layers.ts';
import type { Mark } from '../marks/index.ts';

/** Outline of a tile: what a sign is knocked out of. */
export type TileShape = 'circle' | 'soft' | 'square' | 'chamfer' | 'block';

const HALF = 500;
const CUT = 190;

/** Each fills the box of 1,000 units around 0, 0. */
export const TILES: Readonly<Record<TileShape, () => Path>> = {
  circle: () => circle(0, 0, HALF),
  soft: () => roundedRect(-HALF, -HALF, 2 * HALF, 2 * HALF, 170),
  square: () => centredRect(0, 0, 2 * HALF, 2 * HALF),
  chamfer: () => polygon([[-HALF + CUT, -HALF], [HALF, -HALF], [HALF, HALF - CUT], [HALF - CUT, HALF], [-HALF, HALF], [-HALF, -HALF + CUT]]),
  block: () => polygon([[-490, -480], [-80, -500], [495, -488], [480, 60], [500, 485], [110, 500], [-482, 494], [-500, -70]]),
};

/** The tile in the manner of the logo: its plate's shape, round for a dot, hard for Apex. */
export function tileShapeOf({ plate, deco, studio }: Genome): TileShape {
  if (plate) return ({ pill: 'circle', plaque: 'soft', soft: 'soft', square: 'square', chamfer: 'chamfer', block: 'block' } as const)[plate.shape];
  if (deco === 'dot') return 'circle';
  if (deco === 'square' || deco === 'frame' || studio === 'apex') return 'square';
  if (studio === 'marrow') return 'block';
  return studio === 'helios' ? 'circle' : studio === 'tessera' ? 'square' : 'soft';
}

/** Share of the tile that the sign's box takes, so that its corners stay clear of a round edge. */
const SHARE: Readonly<Record<TileShape, number>> = { circle: 0.54, soft: 0.62, square: 0.62, chamfer: 0.58, block: 0.6 };

/** A sign knocked out of a tile, in a box of 1,000 units around 0, 0. */
export function knockedOut(sign: Path, shape: TileShape): Layer[] {
  const { cx, cy, width, height } = boundsOf(sign);
  const factor = (2 * HALF * SHARE[shape]) / Math.max(width, height * 0.96);
  return [{ role: 'a', path: difference(TILES[shape](), scale(translate(sign, -cx, -cy), factor)) }];
}

/** Layers as a mark, so that the layouts can place them. */
export const asMark = (layers: Layer[]): Mark => ({ layers, bounds: boundsOfAll(layers.map(({ path }) => path)), strokeWidth: 0 });
