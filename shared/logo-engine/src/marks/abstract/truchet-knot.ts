import { type Path, band, mirror, rotate, scale, times, translate, union } from '../../geometry/index.ts';
import { clamp, layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

const CELL = 250;

/** Quadrants of two by two tiles: 0 joins top with left and bottom with right, 1 the other two corners. */
const QUADRANTS = { clover: '0110', rings: '1001', braid: '0011', maze: '0100' } as const;

/** One tile with two arcs, turned until the arcs close into a knot; mirrored both ways. */
export const truchetKnot: AbstractMark = {
  id: 'truchetKnot',
  title: 'Turned tiles',
  tags: ['grid', 'round', 'line'],
  draw(pen) {
    const quadrant = QUADRANTS[pen.pick('quadrant', ['clover', 'rings', 'braid', 'maze'])];
    const width = clamp(pen.strokeWidth, 62, 104);
    const tiles = times(4, (at) => translate(tile(width, quadrant[at] === '0' ? 0 : 90), ((at % 2) - 1.5) * CELL, (Math.floor(at / 2) - 1.5) * CELL));
    const upper = union(...tiles, ...tiles.map(mirror));
    return { layers: [layer('a', union(upper, scale(upper, 1, -1)))], strokeWidth: width };
  },
};

/** Two quarter bands around opposite corners of a cell that is centred on the origin. */
function tile(width: number, turn: number): Path {
  const half = CELL / 2;
  const [outer, inner] = [half + width / 2, half - width / 2];
  return rotate(union(band(-half, -half, outer, inner, 0, 90), band(half, half, outer, inner, 180, 270)), turn);
}
