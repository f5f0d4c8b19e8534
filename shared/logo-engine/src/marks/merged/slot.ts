import { difference, grow, withoutCrumbs } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import { MANY_PIECES } from './forms.ts';
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

/** Paper between an inlay and what it lies in: a joint, where more is the white edge of a sticker. A brush needs room for its width. */
const JOINT = { exact: 22, byHand: GAP };

/** The inner motif lies in the outer one in the second colour, like inlaid wood. */
export const inlay: MergeWay = {
  id: 'inlay',
  suits: (pair) => hasRoom(pair) && !MANY_PIECES.has(pair.inner.id),
  draw: (pair, { strokeWidth, hand }) => {
    const inner = innerIn(pair);
    return { layers: [layer('a', withoutCrumbs(difference(silhouetteOf(pair.outer), grow(inner, hand ? JOINT.byHand : JOINT.exact)))), layer('b', inner)], strokeWidth };
  },
};
