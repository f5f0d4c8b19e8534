import { intersect, rect } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import { GAP, type MergeWay } from './pair.ts';
import { READ_BY_HALF } from './forms.ts';
import { silhouetteOf, standing } from './shapes.ts';

const HEIGHT = 1000;

/** Left half of the one, right half of the other, each in its colour. */
export const halves: MergeWay = {
  id: 'halves',
  areas: true,
  suits: ({ outer, inner }) => READ_BY_HALF.has(outer.id) && READ_BY_HALF.has(inner.id),
  draw: ({ outer, inner }, { strokeWidth }) => {
    const left = rect(-1200, -1200, 1200 - GAP / 2, 2400);
    const right = rect(GAP / 2, -1200, 1200, 2400);
    return {
      layers: [layer('a', intersect(standing(silhouetteOf(outer), HEIGHT), left)), layer('b', intersect(standing(silhouetteOf(inner), HEIGHT), right))],
      strokeWidth,
    };
  },
};
