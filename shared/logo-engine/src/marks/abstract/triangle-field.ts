import { type Path, type Point, polar, polygon, times, together } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/**
 * The triangles of a sixth of a hexagon: the inner one, the one upon it, the outer pair; a second sixth may differ.
 * The pair is always alike, so that nothing turns, and inner and middle never alike alone, which would be a hexagram.
 */
const FIELDS = { bloom: ['abaa', 'abaa'], core: ['baaa', 'baaa'], gem: ['a-bb', 'a-bb'], cut: ['abaa', 'babb'], fold: ['aaaa', 'bbbb'] } as const;
const SIDE = 250;
const JOINT = 0.92;

/** A hexagon of 24 triangles in mirror symmetry. */
export const triangleField: AbstractMark = {
  id: 'triangleField',
  title: 'Field of triangles',
  tags: ['angular', 'grid', 'solid', 'tech'],
  draw(pen) {
    const field = FIELDS[pen.pick('field', ['bloom', 'core', 'gem', 'cut', 'fold'])];
    const turn = pen.pick('turn', [0, 30]);
    const tiles = times(6, (sixth) => sixthOf(60 * sixth + turn)).flat();
    const part = (role: 'a' | 'b') => together(...tiles.filter((_, at) => field[Math.floor(at / 4) % 2]?.[at % 4] === role));
    return { layers: [layer('a', part('a')), layer('b', part('b'))], strokeWidth: 200 };
  },
};

function sixthOf(degrees: number): Path[] {
  const [u, v] = [polar(SIDE, degrees), polar(SIDE, degrees + 60)];
  const at = (i: number, j: number): Point => [u[0] * i + v[0] * j, u[1] * i + v[1] * j];
  return [
    tile([at(0, 0), at(1, 0), at(0, 1)]),
    tile([at(1, 0), at(1, 1), at(0, 1)]),
    tile([at(1, 0), at(2, 0), at(1, 1)]),
    tile([at(0, 1), at(1, 1), at(0, 2)]),
  ];
}

/** The triangle with its joint taken off: scaled about its own middle. */
function tile(corners: readonly Point[]): Path {
  const middle = (axis: 0 | 1) => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
  const [cx, cy] = [middle(0), middle(1)];
  return polygon(corners.map(([x, y]): Point => [cx + (x - cx) * JOINT, cy + (y - cy) * JOINT]));
}
