import { difference, grow } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import { AIR, GAP, LEAST_SLOT, type MergeWay, type Pair, canBeCarried } from './pair.ts';
import { inCircle, silhouetteOf } from './shapes.ts';

const hasRoom = (pair: Pair): boolean => canBeCarried(pair) && (pair.outer.slot?.radius ?? 0) >= LEAST_SLOT;

const innerIn = ({ outer, inner }: Pair) => inCircle(inner, outer.slot!.x, outer.slot!.y, outer.slot!.radius * AIR);

/** The inner motif is a hole in the outer one. */
export const slot: MergeWay = {
  id: 'slot',
  suits: hasRoom,
  draw: (pair, { strokeWidth }) => ({ layers: [layer('a', difference(silhouetteOf(pair.outer), innerIn(pair)))], strokeWidth }),
};

/** The inner motif lies in the outer one in the second colour, like inlaid wood. */
export const inlay: MergeWay = {
  id: 'inlay',
  suits: hasRoom,
  draw: (pair, { strokeWidth }) => {
    const inner = innerIn(pair);
    return { layers: [layer('a', difference(silhouetteOf(pair.outer), grow(inner, GAP))), layer('b', inner)], strokeWidth };
  },
};
