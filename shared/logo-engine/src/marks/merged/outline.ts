import { difference, grow } from '../../geometry/index.ts';
import { clamp, layer } from '../pen.ts';
import type { MergeWay } from './pair.ts';
import { hasRoom } from './slot.ts';
import { inCircle, silhouetteOf } from './shapes.ts';

/** Inside a line there is more room than in a solid. */
const ROOM = 1.14;

/** Motifs whose edge alone is read. */
const LINES_ALONE: ReadonlySet<string> = new Set('house heart shield drop cup bag tooth cloud tree pear bottle chat bell bulb balloon eye lamp archway pot play'.split(' '));

/** The outer motif is a line around the inner one: a house whose window is all there is. */
export const outline: MergeWay = {
  id: 'outline',
  areas: true,
  suits: (pair) => LINES_ALONE.has(pair.outer.id) && hasRoom(pair),
  draw: ({ outer, inner }, { strokeWidth }) => {
    const whole = silhouetteOf(outer);
    const width = clamp(strokeWidth, 40, 84);
    const { x, y, radius } = outer.slot!;
    return { layers: [layer('a', difference(whole, grow(whole, -width))), layer('b', inCircle(inner, x, y, radius * ROOM))], strokeWidth: width };
  },
};
