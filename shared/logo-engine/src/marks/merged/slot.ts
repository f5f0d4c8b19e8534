import { boundsOf, difference, grow, withoutCrumbs } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import { MANY_PIECES } from './forms.ts';
import { AIR, GAP, LEAST_SLOT, type MergeWay, type Pair, canBeCarried } from './pair.ts';
import { inCircle, silhouetteOf } from './shapes.ts';

/** The inner motif's longer side, in shares of the outer one's shorter: less is a speck, wherever the logo is printed. */
const LEAST_SHARE = 0.42;
/** A sun's rays are not its body. */
const LEAST_SHARE_IN_RAYS = 0.35;
/** Hollow things: one in another is a riddle. */
const VESSELS: ReadonlySet<string> = new Set('cup pot bowl vase teapot jug moonJar pottersWheel noodleBowl teaBowl mortar mokaPot pourOver bottle flacon atomizer amphora barrel beer beerGlass glass bag house archway door skyline lantern kyusu'.split(' '));
/** Grown things: a flower in a leaf is two leaves. */
const GROWN: ReadonlySet<string> = new Set('leaf sprig tulip flower rose jasmine teaLeaves coffeeBranch tree pine thistle wheat hop lotus clover'.split(' '));
/** Pictures of many small parts, which need the whole mark for themselves. */
const TOO_FINE: ReadonlySet<string> = new Set('logs fingerprint vault coins backpack arcadeCabinet drone turntable cassette teaWhisk deed floorPlan plant lighthouse yarn robotArm gavel dividers toothbrush kite gamepad'.split(' '));

/** Whether the inner motif makes sense in the outer one's slot, and is read there. */
export const hasRoom = (pair: Pair): boolean => canBeCarried(pair) && (pair.outer.slot?.radius ?? 0) >= LEAST_SLOT && makesSense(pair) && shareOf(pair) >= (pair.outer.id === 'sun' ? LEAST_SHARE_IN_RAYS : LEAST_SHARE);

const makesSense = ({ outer, inner }: Pair): boolean => !TOO_FINE.has(inner.id) && !(GROWN.has(outer.id) && GROWN.has(inner.id)) && !(VESSELS.has(inner.id) && (VESSELS.has(outer.id) || GROWN.has(outer.id) || outer.id === 'cloud'));

function shareOf({ outer, inner }: Pair): number {
  const [own, around] = [boundsOf(inner.draw()), boundsOf(silhouetteOf(outer))];
  const size = (2.24 * outer.slot!.radius * AIR) / Math.hypot(own.width, own.height);
  return (size * Math.max(own.width, own.height)) / Math.min(around.width, around.height);
}

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
