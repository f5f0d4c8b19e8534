import { type Point, contoursOf, isInside, times, together } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import { slot } from './slot.ts';
import type { MergeWay } from './pair.ts';
import { BROAD, READ_SMALL } from './forms.ts';
import { inCircle, isCompact, silhouetteOf, standing } from './shapes.ts';

const PITCH = 152;
const ROWS = 7;

/** Many of the inner motif in rows make the shape of the outer one. */
export const mosaic: MergeWay = {
  id: 'mosaic',
  areas: true,
  suits: (pair) => READ_SMALL.has(pair.inner.id) && isCompact(pair.inner) && BROAD.has(pair.outer.id) && slot.suits(pair),
  draw: (pair, pen) => {
    const shape = contoursOf(standing(silhouetteOf(pair.outer), 1000), 20);
    const places = times(ROWS, (row) => times(9, (column): Point => [(column - 4 + (row % 2) / 2) * PITCH, (row - (ROWS - 1) / 2) * PITCH * 0.94])).flat();
    const within = places.filter(([x, y]) => isInside(shape, [x, y]));
    const tiles = within.map(([x, y], i) => ({ tile: inCircle(pair.inner, x, y, 72), role: (i * 7) % 5 === 2 ? ('b' as const) : ('a' as const) }));
    const of = (role: 'a' | 'b') => layer(role, together(...tiles.filter((tile) => tile.role === role).map(({ tile }) => tile)));
    return { layers: [of('a'), of('b')], small: slot.draw(pair, pen).layers, strokeWidth: 60 };
  },
};
