import { type Path, fromSvg, lens, scale, translate } from '../../../geometry/index.ts';
import { type Picture, paint } from '../picture.ts';
import { type Press, centredAt } from '../press.ts';

/** From the root at 0, 0: up and outwards in one swing. */
const LEAF = fromSvg('M6 -14C-8 -110 60 -150 70 -246C154 -180 150 -60 6 -14Z');
const LOW_LEAF = fromSvg('M14 -6C60 -60 130 -30 206 -96C206 0 110 46 14 -6Z');
const BUD = lens([0, -8], [0, -196], 0.15);

/** Leaves that unfold from one root; curved, flared letters. */
export function organicFlowing(press: Press): Picture {
  const [deep, leaf] = ['#23402f', '#7d9b5c'];
  return {
    ground: '#eef0e0',
    paints: [
      ...[-1, 1].flatMap((side) => {
        const placed = (path: Path) => translate(scale(path, side, 1), 400, 300);
        return [...paint(side < 0 ? leaf : '#a9bf7c', placed(LEAF)), ...paint(side < 0 ? '#4f7a4e' : leaf, placed(LOW_LEAF))];
      }),
      ...paint(deep, translate(BUD, 400, 300)),
      ...paint(deep, centredAt(press.line('fraunces-600', 'Willowmere', 104, -0.01), 400, 424)),
      ...paint(leaf, centredAt(press.line('philosopher-700', 'botanical skincare', 32, 0.04), 400, 482)),
    ],
  };
}
